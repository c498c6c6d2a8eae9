import { render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import Board from './board/Board.svelte';
import { draft, settle } from './draft.svelte';
import { planOf, premoves } from './premoves';
import { offer, piece, play, propsOf, square } from './testing';

const mine = [piece(1, 'South', 'e4', '6'), piece(2, 'South', 'f4', '9')];
const view = play([...mine, piece(21, 'North', 'e6'), piece(22, 'North', 'j10')], { to_act: ['North'] });
const standing = new Map(view.pieces.map((each) => [each.at, each]));
const space = (name: string) => document.querySelector(`[data-space="${name}"]`)!;
const label = (name: string) => space(name).getAttribute('aria-label');
const plan = (from: string, to: string) => planOf(standing, 'South', from, to);

function show(change: Parameters<typeof propsOf>[3] = {}) {
  const props = propsOf(square, view, [], { disabled: true, planning: true, ...change });
  render(Board, props);
  return { props, user: userEvent.setup() };
}

test('two taps plan a move, to any space', async () => {
  const { props, user } = show();
  await user.click(space('e4'));
  expect(premoves.ask(view, props.draft)).toBe('Captain on e4: where to on your next turn?');
  await user.click(space('a7'));
  expect(props.onplan).toHaveBeenCalledExactlyOnceWith(plan('e4', 'a7'));
  expect(props.onact).not.toHaveBeenCalled();
  expect(props.draft.ahead).toBeNull();
});

test('keys alone plan a move', async () => {
  const { props, user } = show();
  await user.click(space('e4'));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(props.onplan).toHaveBeenCalledExactlyOnceWith(plan('e4', 'e5'));
});

test('nothing of others is taken up, nor anything where nothing may be planned', async () => {
  const { props, user } = show();
  await user.click(space('e6'));
  expect(props.draft.ahead).toBeNull();
  document.body.innerHTML = '';
  const other = show({ planning: false });
  await other.user.click(space('e4'));
  expect([other.props.draft.ahead, other.props.draft.picked]).toEqual([null, null]);
});

test('a planned move is drawn and told, and withdrawn by a click on it or by Esc', async () => {
  const { props, user } = show({ planned: plan('e4', 'e5') });
  expect(document.querySelector('[data-planned="e4-e5"]')).not.toBeNull();
  expect(label('e4')).toContain('Your planned move starts here.');
  expect(label('e5')).toContain('Your planned move ends here.');
  await user.click(space('e5'));
  await user.click(space('e4'));
  await user.keyboard('{Escape}');
  expect(props.onplan).toHaveBeenCalledTimes(3);
  expect(props.onplan).toHaveBeenLastCalledWith(null);
  expect(props.draft.ahead).toBeNull();
});

test('what has been taken up is in the hand when the turn comes, if it may move', () => {
  const made = draft();
  made.ahead = 'e4';
  settle(made, view, []);
  expect(made.ahead).toBe('e4');
  settle(made, view, [offer('e4-e5')]);
  expect([made.ahead, made.picked]).toEqual([null, 'e4']);
  made.ahead = 'f4';
  settle(made, view, [offer('e4-e5')]);
  expect(made.ahead).toBeNull();
  made.ahead = 'e4';
  settle(made, play(mine.slice(1)), []);
  expect(made.ahead).toBeNull();
});

describe('what was planned', () => {
  const matches = (from: string, to: string, text: string, now = view) =>
    premoves.match(plan(from, to), offer(text), now);
  const with_ = (...others: ReturnType<typeof piece>[]) => play([...mine, ...others]);

  it('is a move to where nothing stands, still', () => {
    expect(matches('e4', 'e5', 'e4-e5')).toBe(true);
    expect(matches('e4', 'e5', 'e4-f5')).toBe(false);
    expect(matches('e4', 'e5', 'e4-e5', with_(piece(21, 'North', 'e5')))).toBe(false);
  });

  it('is an attack on the same piece', () => {
    expect(matches('e4', 'e6', 'e4-e6')).toBe(true);
    expect(matches('e4', 'e6', 'e4-e6', with_(piece(22, 'North', 'e6')))).toBe(false);
    expect(matches('e4', 'e6', 'e4-e6', with_(piece(21, 'North', 'e7')))).toBe(false);
  });

  it('avenges a piece of ours that has been taken', () => {
    const lost = play([mine[0]!, piece(21, 'North', 'f4')]);
    expect(matches('e4', 'f4', 'e4-f4', lost)).toBe(true);
    expect(matches('e4', 'f4', 'e4-f4', play([mine[0]!]))).toBe(false);
  });

  it('never claims anything', () => {
    expect(matches('e4', 'e5', 'e4-e5 claim e6')).toBe(false);
  });

  it('is told in words', () => {
    expect(premoves.say(plan('e4', 'e5'))).toBe('Captain from e4 to e5');
    expect(premoves.say(plan('e4', 'e6'))).toBe('Captain from e4 attacks e6');
  });

  it('is planned in play alone', () => {
    expect(
      (['setup', 'over', 'play', 'step'] as const).map((phase) =>
        premoves.when(play([], { phase }), 'South'),
      ),
    ).toEqual([false, false, true, true]);
    expect(premoves.when(view, null)).toBe(false);
  });
});
