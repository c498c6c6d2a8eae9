import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import InShort from './InShort.svelte';

const answers = (asked: string[]) => (path: string | URL | Request) => {
  asked.push(String(path));
  const sections = [
    {
      title: 'Draughts',
      blocks: [
        { item: true, text: 'Pieces step.', clause: 'DR-MOVE-1' },
        { item: true, text: 'They jump.', clause: null },
      ],
    },
  ];
  return Promise.resolve(
    String(path).endsWith('/short?language=en')
      ? new Response(JSON.stringify(sections), { headers: { 'content-type': 'application/json' } })
      : new Response('{}', { status: 404 }),
  );
};

afterEach(() => vi.unstubAllGlobals());

describe('a game in short', () => {
  it('shows the example of an item that names a clause, and of no other', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', vi.fn(answers(asked)));
    render(InShort, { variant: 'draughts-small', open: true });
    const shows = await screen.findAllByRole('button', { name: /Show me/ });
    expect(shows).toHaveLength(1);
    await fireEvent.click(shows[0]!);
    expect(shows[0]!.getAttribute('aria-expanded')).toBe('true');
    await vi.waitFor(() => expect(asked).toContain('/api/games/draughts-small/rules/DR-MOVE-1/example'));
  });
});
