/* The sounds of the table, made on the spot: wood on sand, a muffled drum, a small bell. Off until asked for. */
import type { Cue } from './game';

interface Stroke {
  /** Seconds after the cue begins. */
  at: number;
  seconds: number;
  loudness: number;
  /** A tone gliding from one pitch to another; without it, noise through a filter at `filter` Hz. */
  tone?: [number, number];
  wave?: OscillatorType;
  filter?: number;
}

const bell = (at: number, pitch: number): Stroke => ({
  at,
  seconds: 0.5,
  loudness: 0.1,
  tone: [pitch, pitch],
});

const CUES: Record<Cue, Stroke[]> = {
  pick: [{ at: 0, seconds: 0.04, loudness: 0.16, filter: 2600 }],
  place: [
    { at: 0, seconds: 0.07, loudness: 0.3, filter: 900 },
    { at: 0, seconds: 0.06, loudness: 0.14, tone: [190, 120] },
  ],
  step: [
    { at: 0, seconds: 0.12, loudness: 0.12, filter: 1500 },
    { at: 0.1, seconds: 0.07, loudness: 0.26, filter: 800 },
  ],
  run: [0, 0.09, 0.18, 0.27].map((at) => ({ at, seconds: 0.06, loudness: 0.2, filter: 1100 })),
  clash: [
    { at: 0, seconds: 0.09, loudness: 0.4, filter: 3200 },
    { at: 0, seconds: 0.14, loudness: 0.24, tone: [150, 60], wave: 'triangle' },
  ],
  fall: [
    { at: 0, seconds: 0.22, loudness: 0.26, tone: [180, 55], wave: 'triangle' },
    { at: 0.08, seconds: 0.16, loudness: 0.2, filter: 500 },
  ],
  blast: [
    { at: 0, seconds: 0.4, loudness: 0.45, filter: 420 },
    { at: 0, seconds: 0.35, loudness: 0.3, tone: [110, 34] },
  ],
  gain: [bell(0, 587), bell(0.09, 784)],
  turn: [bell(0, 523)],
  time: [bell(0, 659), bell(0.18, 659)],
  won: [bell(0, 523), bell(0.14, 659), bell(0.28, 784), bell(0.46, 1047)],
  lost: [bell(0, 392), bell(0.2, 330), bell(0.4, 262)],
};

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function strike(context: AudioContext, stroke: Stroke): void {
  const start = context.currentTime + stroke.at;
  const end = start + stroke.seconds;
  const gain = context.createGain();
  gain.gain.setValueAtTime(stroke.loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);

  if (stroke.tone) {
    const source = context.createOscillator();
    source.type = stroke.wave ?? 'sine';
    source.frequency.setValueAtTime(stroke.tone[0], start);
    source.frequency.exponentialRampToValueAtTime(stroke.tone[1], end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
  } else {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = noise(context);
    filter.type = 'lowpass';
    filter.frequency.value = stroke.filter ?? 1000;
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
  }
}

export function play(cue: Cue): void {
  audio ??= new AudioContext();
  const context = audio;
  // A browser lets a page sound only after the player has touched it once.
  if (context.state === 'suspended') void context.resume();
  for (const stroke of CUES[cue]) strike(context, stroke);
}
