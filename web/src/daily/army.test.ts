import { expect, it } from 'vitest';
import { armyIn } from './army';

const RECORD = `[Game "stratego-lightning"]
[South "Anna"]

   1. North place 3@h10    ; You place your Corporal on h10. (ST-SET-2)
   2. South place F@a3     ; You place your Flag on a3. (ST-SET-2)
   3. South place 10@b4    ; You place your Marshal on b4. (ST-SET-2)
   4. South ready          ; South is ready. (ST-R-79)
   5. South b4-b5          ; South places nothing: place 9@c5 ; is said here. (ST-MOVE-1)
`;

it('is the set-up of one seat, in the order in which it was laid out', () => {
  expect(armyIn(RECORD, 'South')).toBe('setup F@a3 10@b4');
  expect(armyIn(RECORD, 'North')).toBe('setup 3@h10');
});

it('is null where the seat has laid out nothing', () => {
  expect(armyIn(RECORD, 'East')).toBeNull();
  expect(armyIn('', 'South')).toBeNull();
});
