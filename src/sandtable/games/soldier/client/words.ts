/* The position in words, for screen readers. */
import { sizeOf, counted } from '$web/cards/counts';
import type { Combat, Fighter, Lay } from './made/shown';
import { playerOf } from './stage';
import { cardsText, cardText, layText, listText, soldierText, text } from './text';
import type { Player, SoldierView } from './types';

const { describe } = text;

type NameOf = (seat: string) => string;

/** What lies on a player, for everybody to see. */
export function marksOf(player: Player): string[] {
  const words = text.seat;
  return [
    player.training.length ? words.training(player.training.reduce((sum, points) => sum + points, 0)) : '',
    player.stunned ? words.stunned : '',
    player.barred ? words.barred : '',
    player.known.length ? words.known(cardsText(counted(player.known))) : '',
  ].filter(Boolean);
}

function seatInWords(player: Player, name: NameOf, rounds: boolean): string {
  const force = player.soldiers.map(({ soldier, weapon, engaged }) => {
    const told = [cardText(weapon).name, engaged ? text.soldier.away : ''].filter(Boolean).join(', ');
    return `${soldierText(soldier).name} (${told})`;
  });
  const parts = [text.seat.cards(player.cards), text.seat.won(player.wins), ...marksOf(player)];
  if (rounds) parts.push(text.seat.points(player.points));
  if (player.hand) parts.push(`${text.end.hand}: ${cardsText(counted(player.hand)) || text.end.none}`);
  return describe.seat(name(player.seat), force.join(', ') || describe.noSoldier, parts);
}

export const laidInWords = ({ card, weapon, intensity }: Lay): string => layText(card, weapon, intensity);

function combatInWords({ assaulter, defender, table, pending, answerer }: Combat, name: NameOf): string[] {
  const fighter = ({ seat, soldier }: Fighter) => `${name(seat)}’s ${soldierText(soldier).name}`;
  const lines = [describe.combat(fighter(assaulter), fighter(defender))];
  if (table.length)
    lines.push(describe.laid(table.map((each) => `${name(each.seat)} ${laidInWords(each)}`).join('; ')));
  if (pending && answerer) {
    const answers = pending.answers.map((kind) => cardText(kind).name);
    lines.push(describe.answerer(name(answerer), pending.demand.text, describe.answers(listText(answers))));
  }
  return lines;
}

export function positionInWords(view: SoldierView, names: Record<string, string>): string {
  const name = (seat: string) => names[seat] ?? seat;
  const { piles, shot, bomb } = view;
  const rounds = view.mode === 'rounds';
  const lines = [
    view.turn && !view.result ? describe.turn(name(view.turn)) : (describe.phase[view.phase] ?? ''),
    rounds ? describe.round(view.round) : '',
  ];
  if (bomb) lines.push(describe.bomb(name(bomb.by)));
  if (shot)
    lines.push(describe.shot(name(shot.by), `${name(shot.seat)}’s ${soldierText(shot.soldier).name}`));
  if (view.combat) lines.push(...combatInWords(view.combat, name));
  if (view.hand) lines.push(describe.hand(cardsText(view.hand)));
  for (const seat of view.seats) {
    const player = playerOf(view, seat);
    if (player) lines.push(seatInWords(player, name, rounds));
  }
  const top = cardText(piles.discard.at(-1) ?? '').name;
  lines.push(
    describe.piles(piles.draw, piles.discard.length, top, sizeOf(piles.used), piles.soldiers.size),
    sizeOf(piles.removed) ? describe.removed(cardsText(piles.removed)) : '',
  );
  if (view.draws_left > 0) lines.push(describe.draws(view.draws_left));
  return lines.filter(Boolean).join(' ');
}
