import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedFor } from '../documents';
import type { Option, Options, Variant } from '../game';
import { client, variant as plain } from '../table/fixture/game';
import { fillStorage } from '../testing';
import { files } from '../yaml';
import NewTable from './NewTable.svelte';
import GameCard from './GameCard.svelte';
import { usualChoice, requestOf, type Choice } from './table-choice';

const army: Option = {
  key: 'army',
  default: 'rifle',
  values: ['rifle', 'motor'],
  ruling: 'DR-R-6',
  text: 'Army',
  document: { about: 'A name and units.', schema: { type: 'object' } },
};
const steps: Option = {
  key: 'steps',
  default: 1,
  values: [1, 2],
  ruling: 'DR-R-3',
  text: 'Steps',
  document: null,
};
const rounds: Option = {
  key: 'rounds',
  default: 'usual',
  values: ['usual'],
  numbers: { min: 1, max: 50 },
  ruling: 'DR-R-7',
  text: 'Rounds',
  document: null,
};
const variant: Variant = { ...plain, options: [army, steps, rounds], proposal: { army: 'motor' } };
const swift = { name: 'Swift', units: [['man', 3]] };

let started: Options | null;
let posted: { path: string; body: { options: Options } }[];
let refusal: string | null;

beforeEach(() => {
  localStorage.clear();
  started = null;
  posted = [];
  refusal = null;
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    posted.push({ path, body: JSON.parse(init.body) });
    if (refusal)
      return new Response(JSON.stringify({ error: 'bad_option', message: refusal }), { status: 400 });
    return new Response(JSON.stringify({ options: {} }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(intent: Options | null = null) {
  render(NewTable, {
    client,
    variants: [variant],
    friend: false,
    choice: { ...usualChoice(variant), options: { ...variant.proposal, ...intent } },
    intent: intent && { variant: variant.id, options: intent },
    disabled: false,
    onstart: (choice: Choice) => (started = requestOf(choice).options),
  });
}

const field = () => screen.getByLabelText(/^Army Ruling/);
const written = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /as YAML or JSON/, hidden: true });
const options = () => within(field()).getAllByRole('option', { hidden: true });
const own = () => userEvent.selectOptions(field(), 'your own text');
const write = (content: string) => fireEvent.input(written(), { target: { value: content } });
const play = () => userEvent.click(screen.getByRole('button', { name: 'Play' }));

describe('an option that may be written out', () => {
  it('begins with what the variant proposes, and offers names and your own', async () => {
    open();
    expect(options().map((one) => one.textContent)).toEqual(['rifle (usual)', 'motor', 'your own text']);
    await play();
    expect(started).toEqual({ army: 'motor' });
    await userEvent.selectOptions(field(), 'rifle (usual)');
    await play();
    expect(started).toEqual({});
  });

  it('is sent as plain data, written in YAML or JSON', async () => {
    open();
    await own();
    await write('name: Swift\nunits:\n  - [man, 3]\n');
    await waitFor(() => expect(written().checkValidity()).toBe(true));
    await play();
    expect(started).toEqual({ army: swift });
  });

  it('keeps what is typed while what stood there is still being written out', async () => {
    const { write: real } = files;
    let release = () => {};
    const slow = new Promise<void>((done) => (release = done));
    const writing = vi
      .spyOn(files, 'write')
      .mockImplementation(async (content) => (await slow, real(content)));
    savedFor(variant).keep('army', swift);
    open({ army: swift });
    await own();
    expect(writing).toHaveBeenCalledOnce();
    await write('name: Slow');
    release();
    await writing.mock.results[0]!.value;
    await waitFor(() => expect(written().checkValidity()).toBe(true));
    expect(written().value).toBe('name: Slow');
    await play();
    expect(started).toEqual({ army: { name: 'Slow' } });
  });

  it('is saved for this visit where the browser has no room, and says so', async () => {
    open({});
    await own();
    await write('name: Slow');
    const makeRoom = fillStorage();
    await userEvent.click(screen.getByRole('button', { name: 'Save in this browser' }));
    await screen.findByText(/^“Slow” is saved until you close this page/);
    expect(options().find((one) => (one as HTMLOptionElement).selected)?.textContent).toBe('Slow');
    makeRoom();
  });

  it('is not sent as long as it cannot be read, and says why', async () => {
    open();
    await own();
    await write('{name: Swift, name: Slow}');
    await waitFor(() => expect(screen.getByText(/must be unique/)).toBeTruthy());
    expect(written().checkValidity()).toBe(false);
    await write('');
    expect(written().checkValidity()).toBe(false);
  });

  it('asks the server when it is done, and shows its sentence', async () => {
    refusal = 'option army: units: nobody (DR-R-33)';
    open();
    await own();
    await write('name: Swift');
    await fireEvent.change(written());
    await waitFor(() => expect(screen.getByText(refusal!)).toBeTruthy());
    expect(posted).toEqual([
      { path: '/api/check', body: { variant: 'draughts-small', options: { army: { name: 'Swift' } } } },
    ]);
    refusal = null;
    await fireEvent.change(written());
    await waitFor(() => expect(screen.getByText('You can play with this.')).toBeTruthy());
  });

  it('is kept in this browser, offered again and removed', async () => {
    open();
    await own();
    await write('units: []');
    await userEvent.click(screen.getByRole('button', { name: 'Save in this browser', hidden: true }));
    await waitFor(() => expect(screen.getByText(/To save it/)).toBeTruthy());
    await write('name: Swift\nunits: [[man, 3]]');
    await userEvent.click(screen.getByRole('button', { name: 'Save in this browser', hidden: true }));
    await waitFor(() => expect(screen.getByText('“Swift” is saved.')).toBeTruthy());
    expect(savedFor(variant).list('army')).toEqual([swift]);
    await play();
    expect(started).toEqual({ army: swift });
    await userEvent.click(screen.getByRole('button', { name: 'Remove from this browser', hidden: true }));
    expect(options()).toHaveLength(3);
    expect(savedFor(variant).list('army')).toEqual([]);
    await play();
    expect(started).toEqual({});
  });

  it('comes written out from the workshop, beside what the variant proposes', async () => {
    open({ army: swift, steps: 2 });
    await waitFor(() => expect(written().value).toContain('name: Swift'));
    expect(screen.getByText('Rules').closest('details')?.open).toBe(true);
    expect(field().closest('details')).toBeNull();
    await play();
    expect(started).toEqual({ army: swift, steps: 2 });
  });

  it('goes by its name where it is kept', () => {
    savedFor(variant).keep('army', swift);
    open({ army: swift });
    expect(options().find((one) => (one as HTMLOptionElement).selected)?.textContent).toBe('Swift');
  });
});

describe('the card of a game', () => {
  const card = { client, variants: [variant] as [Variant] };

  it('plays at once with what the variant proposes', async () => {
    render(GameCard, { card, intent: null });
    await userEvent.click(screen.getByRole('button', { name: 'Play the computer at Small Draughts' }));
    expect(posted[0]).toMatchObject({ path: '/api/tables', body: { options: { army: 'motor' } } });
  });

  it('says why it could not be played until something is changed', async () => {
    refusal = 'option army: units: nobody (DR-R-33)';
    render(GameCard, { card, intent: { variant: variant.id, options: { army: swift } } });
    await waitFor(() => expect(written().value).toContain('name: Swift'));
    await play();
    expect((await screen.findByRole('alert')).textContent).toBe(refusal);
    refusal = null;
    await write('name: Slow');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens its form where the workshop has sent somebody, and leads to the workshop', () => {
    const workshop = { title: 'Army editor', about: '', Page: client.Board as never };
    const intent = { variant: variant.id, options: { steps: 2 } };
    const { unmount } = render(GameCard, { card: { ...card, client: { ...client, workshop } }, intent });
    expect(screen.getByLabelText(/^Steps/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Army editor' })).toBeTruthy();
    unmount();
    render(GameCard, { card, intent: { ...intent, variant: 'chess' } });
    expect(screen.queryByLabelText(/^Steps/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Army editor' })).toBeNull();
  });
});

describe('a value that has a title', () => {
  it('goes by it, beside those that are called by their codes', async () => {
    const calls = (_variant: Variant, _option: string, value: string) =>
      value === 'motor' ? 'Motor patrol' : null;
    render(NewTable, {
      client: { ...client, calls },
      variants: [variant],
      friend: false,
      choice: usualChoice(variant),
      disabled: false,
      onstart: (choice: Choice) => (started = requestOf(choice).options),
    });
    const titles = options().map((one) => one.textContent);
    expect(titles).toEqual(['rifle (usual)', 'Motor patrol', 'your own text']);
    await play();
    expect(started).toEqual({ army: 'motor' });
  });
});

describe('an option with words and numbers', () => {
  it('takes either', async () => {
    open();
    const field = screen.getByLabelText<HTMLInputElement>(/^Rounds Ruling/);
    expect(field.value).toBe('usual');
    const say = async (words: string) => {
      await fireEvent.input(field, { target: { value: words } });
      await fireEvent.change(field);
      return field.checkValidity();
    };
    expect(await say('soon')).toBe(false);
    expect(await say('3')).toBe(true);
    await play();
    expect(started).toEqual({ army: 'motor', rounds: '3' });
  });
});
