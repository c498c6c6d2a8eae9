/*
 * One table as the page holds it: connection, state, the half-made choice, and the showing of events one after
 * the other before the board is set to the view they led to.
 */
import { Connection, type LinkStatus } from '../../connection';
import { getEarlierLines, openLine } from '../../api';
import type { GameClient, Hint, Offer, Place, Planned, Preview, Told, Variant } from '../../game';
import { paced } from '../../lib/pace';
import { Watcher } from '../../lib/watcher';
import type { Advised, HostMessage, Line, Reactions, Command } from '../../protocol';
import { settings } from '../../settings.svelte';
import { play } from '../../sound';
import { changeKept, keptGame, readDraft, writeOrder } from '../../storage';
import { text } from '../../text';
import { inOwnWords, previewIn, toldIn, wordsFor } from '../../text/arrivals';
import { heard } from '../../text/served';
import type { Reader } from '../../text/catalogue';
import { sentencesOf, worthALine } from '../side/log-groups';
import { endedOf } from './kept-seats';
import { namesOf, opponentsOf, partnersOf } from './names';
import { TurnReplay } from './turn-replay.svelte';
import { mayPlan, meant } from './premove';
import * as table from './state';
import { TableChat } from './chat.svelte';
import { TeamTalk } from './team-talk.svelte';

/** With more than this waiting, somebody was away: catch up at once. */
const MOST_SHOWN = 3;

/** A reaction window that asks nothing of us is shown when it lasts longer than computer players take. */
const LASTING_MS = 600;

const NOTHING: Offer[] = [];

export class TableSession {
  readonly id: string;
  readonly token: string | null;
  readonly client: GameClient;
  readonly variant: Variant;
  readonly draft: unknown;
  readonly talk: TeamTalk;
  readonly chat: TableChat;
  /** The last turn once more, while it is looked at. */
  readonly again = new TurnReplay((told) => this.#sound(told));

  state: table.TableState = $state.raw(table.emptyTable);
  link: LinkStatus = $state('opening');
  /** Why the server has closed the line for good. */
  reason = $state('');
  /** The standing order that the server has not confirmed yet. */
  ordered: string | null = $state(null);
  /** The hint that was asked for and has not come yet. */
  hinting: string | null = $state(null);
  #watcher = new Watcher(() => this.hurry());
  #advice: Advised | null = $state.raw(null);
  /** The move to be made when our turn comes. */
  #planned: Planned | null = $state.raw(null);
  /** What a screen reader is told: the events of one arrival together. */
  /** The events, in the rulebook's words, and what partners say to each other. */
  spoken = $state('');
  heard = $state('');
  /** What is spoken is English, some of it at least. */
  spokenInEnglish = $state(false);

  /** Why the host ends the connection. */
  #bye = '';
  #connection: Connection;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #noticing: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, token: string | null, client: GameClient, variant: Variant) {
    this.id = id;
    this.token = token;
    this.client = client;
    this.variant = variant;
    this.draft = client.draft(readDraft(id));
    this.talk = new TeamTalk(id);
    this.chat = new TableChat(id, token);
    this.#connection = new Connection({
      open: (way) => openLine(id, way, token),
      token,
      words: wordsFor(variant.game),
      since: () => this.state.standing?.n ?? null,
      onmessage: (message) => this.#receive(message),
      watched: this.#watcher.here,
      onstatus: (status, reason) => {
        this.link = status;
        this.reason = reason && (this.#bye || reason);
      },
    });
  }

  get mayAct(): boolean {
    return this.again.shown === null && table.mayAct(this.state);
  }

  /** What happened since the own last act, with it, as far as the board shows it. */
  readonly recent: Told[] = $derived(this.again.shown?.recent ?? table.recentOf(this.state));

  get mayLookAgain(): boolean {
    const { arrivals, shown, you, table: at } = this.state;
    if (arrivals.length > 0 || !shown || at?.ended || this.client.setup?.when(shown, you)) return false;
    return table.recentOf(this.state).some((told) => this.#isLine(told));
  }

  lookAgain = (): void => {
    if (this.mayLookAgain && this.state.recentTurn) void this.again.play(this.state.recentTurn);
  };

  get legal(): Offer[] {
    return this.mayAct ? (this.state.standing?.legal ?? NOTHING) : NOTHING;
  }

  /** What a computer player would do in answer to the question that stands, if that was asked. */
  get advice(): Advised | null {
    return this.mayAct && this.#advice?.seq === this.state.standing?.seq ? this.#advice : null;
  }

  get hint(): Hint | null {
    const { advice } = this;
    const offer = advice && this.legal.find(({ id }) => id === advice.action);
    return offer ? { offer, text: advice.text } : null;
  }

  get mayPlan(): boolean {
    return settings.premoves && this.again.shown === null && mayPlan(this.client, this.state);
  }

  get planned(): Planned | null {
    return settings.premoves && !this.state.table?.ended ? this.#planned : null;
  }

  /** What is said before the log: at a rematch one sits elsewhere, on another side. */
  get preface(): string {
    const before = keptGame(this.id)?.before;
    const { you } = this.state;
    return before !== undefined && you !== null ? text.side.moved(you, before) : '';
  }

  /** The log without what is not worth a line. */
  get lines(): Told[] {
    return worthALine(this.state.log, this.#isLine);
  }

  /** Whether a line stays to be read where what happened together is folded. */
  leads = (told: Told): boolean => this.client.show(told, this.state.you).lead ?? false;

  /** Seat name -> who sits there. */
  get names(): Record<string, string> {
    return namesOf(this.state.table?.seats ?? []);
  }

  act = (action: string, place?: Place): void => {
    this.skip();
    const { standing } = this.state;
    if (!standing || !this.mayAct) return;
    const { seq } = standing;
    const ref = this.say({ type: 'act', action, seq });
    this.state = table.startSending(this.state, { ref, action, seq, place: place ?? null });
  };

  /** null: the plan is withdrawn. */
  plan = (planned: Planned | null): void => {
    if (planned === null || this.mayPlan) this.#planned = planned;
  };

  /** The own last act is taken back: the board follows with the update that tells of it. */
  undo = (): void => {
    const { standing } = this.state;
    if (standing && this.mayAct) this.say({ type: 'undo', seq: standing.seq });
  };

  askHint = (): void => {
    this.hinting = this.say({ type: 'hint' });
  };

  preview = async (partial: string): Promise<Preview> =>
    previewIn(await this.#connection.preview(partial), this.#reader);

  /** What is wanted of the host, at the table itself as well: draw offers, calling off, leaving. */
  say = (command: Command): string => this.#connection.say(command);

  /** A message to the partners, a place to look at, or both. */
  tell = (words: string, place: string | null): void => {
    const ref = this.say({ type: 'talk', text: words, place });
    this.state = table.startSaying(this.state, { ref, words, place });
  };

  /** The standing order from now on, here and at this game's next tables. */
  order = (order: string): void => {
    this.ordered = order;
    writeOrder(this.variant.game, order);
    this.say({ type: 'order', order });
  };

  hurry = (): void => this.#connection.hurry();
  inSight = (): void => this.#connection.inSight();

  dropRefusal = (): void => {
    this.state = table.dropRefusal(this.state);
  };

  /** Shows what waits at once. */
  skip = (): void => {
    this.again.stop();
    if (this.state.arrivals.length === 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#replace(table.settle(this.state));
    this.#carryOut();
  };

  close(): void {
    this.again.stop();
    clearTimeout(this.#timer);
    clearTimeout(this.#noticing);
    this.#watcher.stop();
    this.#connection.close();
  }

  get #reader(): Reader {
    return { game: this.variant.game, names: this.names, you: this.state.you };
  }

  #receive(received: HostMessage): void {
    const whole = table.inFull(this.state, received);
    if (whole === null) {
      this.#connection.renew();
      return;
    }
    const message = inOwnWords(whole, this.#reader);
    if (message.type === 'bye') this.#bye = heard(message.reason, message.said, this.variant.game);
    if ('view' in message) this.again.stop();
    const before = this.state;
    this.#replace(table.receive(before, message));
    if (before.sending && !this.state.sending) this.#connection.answered(before.sending.ref);
    if ('ref' in message && message.ref !== null && message.ref === this.hinting) this.hinting = null;
    const ends = before.table?.ended == null && this.state.table?.ended != null;
    if (ends || message.type === 'chat' || message.type === 'resync') void this.chat.load();
    if (message.type === 'advice') this.#advised(message);
    if (message.type === 'window') this.#windowsChanged(message);
    if (message.type === 'team' && before.team) this.#speakOf(message.team.lines);
    if (message.type === 'resync' || message.type === 'stale') void this.#loadEarlier();
    this.#remember();
    if (this.state.arrivals.length > MOST_SHOWN || document.hidden) this.skip();
    if (this.#timer === undefined) this.#showNext();
    this.#carryOut();
  }

  /** The page comes up before the whole log has come. Without it the latest lines stand alone. */
  async #loadEarlier(): Promise<void> {
    const { earlier } = this.state;
    if (earlier === 0) return;
    const words = wordsFor(this.variant.game);
    const log = await getEarlierLines(this.id, earlier, this.token, words).catch(() => []);
    const told = log.map((line) => toldIn(line, this.#reader));
    this.state = table.receiveEarlier(this.state, told);
  }

  #advised(message: Advised): void {
    this.#advice = message;
    if (this.hint) this.client.hinted?.(this.draft, this.hint);
  }

  #windowsChanged({ window, order }: Reactions): void {
    if (order === this.ordered) this.ordered = null;
    clearTimeout(this.#noticing);
    if (window === null || this.state.reactions?.noticed) return;
    this.#noticing = setTimeout(() => (this.state = table.notice(this.state)), LASTING_MS);
  }

  /** A board that is set to another view makes the half-made choice look again at what it holds. */
  #replace(state: table.TableState): void {
    const changed = state.shown !== this.state.shown;
    this.state = state;
    if (changed && state.shown) this.client.settle?.(this.draft, state.shown, this.legal);
  }

  #showNext(): void {
    this.#timer = undefined;
    for (let next = table.upcoming(this.state); next !== undefined; next = table.upcoming(this.state)) {
      if (this.state.played.length === 0) this.#speak();
      this.#replace(table.advance(this.state));
      if (next === null) continue;
      const wait = this.#show(next);
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#showNext(), wait);
        return;
      }
    }
    this.#carryOut();
  }

  /** Our turn has come, and all that led to it has been shown: what was planned is done if it can be, or dropped. */
  #carryOut(): void {
    const { planned, mayAct } = this;
    const { standing, reactions } = this.state;
    if (!mayAct || !standing || reactions?.window) return;
    this.#planned = null;
    if (!planned) return;
    const offer = meant(this.client, planned, standing);
    if (offer) this.act(offer.text);
    else this.state = table.missPlan(this.state, text.plans.missed(this.client.premoves?.say(planned) ?? ''));
  }

  #speak(): void {
    const told = sentencesOf(worthALine(this.state.arrivals[0]?.told ?? [], this.#isLine));
    if (told.length === 0) return;
    this.spoken = told.map(({ text }) => text).join(' ');
    this.spokenInEnglish = told.some(({ own }) => !own);
  }

  #speakOf(lines: Line[]): void {
    const { you } = this.state;
    const heard = lines.filter(({ seat }) => seat !== you);
    if (heard.length > 0) this.heard = heard.map((line) => text.talk.heard(line, this.names)).join(' ');
  }

  #isLine = (told: Told): boolean => told.text !== '' && !this.client.show(told, this.state.you).minor;

  /** Answers for how long the event stays before the next. */
  #show(told: Told): number {
    const ms = this.#sound(told);
    return settings.still ? 0 : ms;
  }

  #sound(told: Told): number {
    const { ms, cue } = this.client.show(told, this.state.you);
    if (cue && settings.sound) play(cue);
    return paced(ms);
  }

  #remember(): void {
    const now = this.state.table;
    if (!now || this.state.you === null) return;
    changeKept(this.id, {
      seen: Date.now(),
      opponents: opponentsOf(now.seats, this.variant, this.state.you),
      partners: partnersOf(now.seats, this.variant, this.state.you),
      ...endedOf(now, this.variant, this.state.you),
    });
  }
}
