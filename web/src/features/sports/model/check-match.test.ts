import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { expect, test } from 'vitest';
import type { MatchPage } from '../api/sports.ts';
import { checkMatch } from './check-match.ts';

const seed = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index));
const proof = {
  ...{ commitment: commitmentOf(seed), seed: writeSeed(seed), clientSeed: 'red-river_4711' },
  model: { is: 'goals', home: 1.6, away: 1.1 } as const,
};
const page = (home: number, away: number, sides: readonly ('home' | 'away')[]) =>
  ({
    fixture: { score: { home, away } },
    incidents: sides.map((side) => ({ kind: 'GOAL', side, second: 0 })),
  }) as unknown as Pick<MatchPage, 'fixture' | 'incidents'>;

test('a match drawn again is compared with its score and with the order of its goals', () => {
  expect(checkMatch(page(3, 0, ['home', 'home', 'home']), proof)).toEqual({ is: 'same', score: { home: 3, away: 0 } });
  expect(checkMatch(page(2, 1, ['home', 'home', 'away']), proof)).toMatchObject({ is: 'other' });
  expect(checkMatch(page(3, 0, ['home', 'away', 'home']), proof)).toMatchObject({ is: 'other' });
  expect(checkMatch(page(3, 0, []), { ...proof, seed: '0'.repeat(63) + '1' })).toEqual({ is: 'another-seed' });
});
