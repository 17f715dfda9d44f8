import { expect, test } from 'vitest';
import { holdWorth } from './analyse/hold.ts';
import { toNumber } from '../maths/fraction.ts';
import { FAMILY_MODELS, familySlot } from './family.ts';
import { prepareSlot } from './prepare.ts';
import { slotFigures } from './slot-figures.ts';
import { spin } from './spin.ts';
import { countingWords } from './testing/counting-words.ts';

const topsOf = (id: string) => slotFigures(familySlot(id))[0]?.par?.tops ?? [];

test('every computed model names its highest-paying board or feature with its odds, and none pays more than the most', () => {
  const silent = FAMILY_MODELS.filter(({ id }) => 'mathematics' in familySlot(id) && topsOf(id).length === 0);
  const tooMuch = FAMILY_MODELS.filter(({ id, maxWin }) =>
    topsOf(id).some(({ times, oneIn }) => (maxWin !== null && Number(times) > Number(maxWin)) || Number(oneIn) < 1),
  );

  // Of heights that are drawn and boards that fall no formula knows the highest-paying one.
  expect(silent.filter(({ mechanic }) => mechanic !== 'heights' && mechanic !== 'tumble').map(({ id }) => id)).toEqual(
    [],
  );
  expect(tooMuch.map(({ id }) => id)).toEqual([]);
});

test('the odds of a wheel and of a pick are those of its start times those of its best', () => {
  expect(topsOf('wheel-5x3-10-even')).toContainEqual({ what: 'slice', times: '200.00', oneIn: '4804' });
  expect(topsOf('pick-5x3-25-dear')).toContainEqual({ what: 'prize', times: '200.00', oneIn: '913' });
});

test('a full board of coins comes as often as the exact chain says, and as play shows', () => {
  const { definition } = familySlot('hold-3x3-5-many');
  const [feature] = definition.features;
  if (feature?.type !== 'hold') throw new Error('The model holds nothing.');
  const told = topsOf('hold-3x3-5-many').find(({ what }) => what === 'full');
  const slot = prepareSlot(definition);
  const words = countingWords(5);
  const starts = [0, 0];
  let full = 0;
  const rounds = 300_000;
  for (let round = 0; round < rounds; round += 1)
    for (const step of spin(slot, 'base', words).steps)
      if (step.kind === 'hold') {
        starts[step.start.length - 5] = (starts[step.start.length - 5] ?? 0) + 1;
        full += step.isFull ? 1 : 0;
      }
  const { ends } = holdWorth(definition, feature);
  const exact = starts.reduce((sum, count, more) => {
    const last = ends(5 + more).at(-1);
    return sum + (count / rounds) * (last ? toNumber(last) : 0);
  }, 0);

  expect(1 / Number(told?.oneIn) / exact).toBeCloseTo(1, 0);
  expect(Math.abs(full - rounds / Number(told?.oneIn))).toBeLessThan(5 * Math.sqrt(rounds / Number(told?.oneIn)));
});
