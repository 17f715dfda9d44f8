import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commitmentOf, newServerSeed, writeSeed } from '../fair/seed.ts';
import { wordsOf } from '../fair/stream.ts';
import { ByTheDocument } from '../testing/by-the-document.ts';
import { drawGoals, drawMaps, MATCH_DRAW, matchSeedOf, redrawMatch } from './draw.ts';
import type { MatchModel } from './draw.ts';

const seed = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index));
const proof = (clientSeed: string, model: MatchModel) => ({
  ...{ commitment: commitmentOf(seed), seed: writeSeed(seed), clientSeed, model },
});
const wordsFor = (clientSeed: string) => wordsOf(seed, { game: MATCH_DRAW, clientSeed, nonce: 0 });

test('the example of the page is what the engine draws', () => {
  const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const model: MatchModel = { is: 'goals', home: 1.6, away: 1.1 };
  const words = wordsFor('red-river_4711');

  expect(page).toContain(`\`red-river_4711\`, model \`${JSON.stringify(model)}\``);
  expect([words(), words(), words(), words()]).toEqual([523803772, 2464023362, 1167679291, 1349838852]);
  expect(drawGoals(wordsFor('red-river_4711'), model)).toEqual([
    { side: 'h', seconds: 273 },
    { side: 'h', seconds: 939 },
    { side: 'h', seconds: 2_628 },
  ]);
  expect(redrawMatch(proof('red-river_4711', model))).toEqual({ score: { home: 3, away: 0 }, order: ['h', 'h', 'h'] });
});

/** The page once more, in words of its own. */
const goalsByThePage = (clientSeed: string, home: number, away: number) => {
  const draw = new ByTheDocument(writeSeed(seed), 'sports', clientSeed, 0);
  const share = () => Number(draw.word()) / 2 ** 32;
  const goals: { side: string; seconds: number }[] = [];
  for (let at = 0; ;) {
    at -= Math.log(1 - share()) / (home + away);
    if (at >= 1) return goals;
    const half = 45 / 94.5;
    const seconds =
      at < half ? Math.floor((at / half) * 2_700) : 2_700 + Math.floor(((at - half) / (1 - half)) * 2_700);
    goals.push({ side: share() * (home + away) < home ? 'h' : 'a', seconds });
  }
};

test('matches drawn by the page alone are the matches of the engine', () => {
  for (let number = 1; number <= 60; number += 1) {
    const name = matchSeedOf(`league:${number}`);
    const drawn = drawGoals(wordsFor(name), { home: 2.3, away: 1.4 });
    const again = goalsByThePage(name, 2.3, 1.4);
    expect(drawn.map(({ side }) => side)).toEqual(again.map(({ side }) => side));
    for (const [at, { seconds }] of drawn.entries())
      expect(Math.abs(seconds - (again[at]?.seconds ?? -9))).toBeLessThanOrEqual(1);

    const page = new ByTheDocument(writeSeed(seed), 'sports', name, 0);
    let seconds = 0;
    for (const map of drawMaps(wordsFor(name), { best: 5, chance: 0.6 })) {
      seconds += 360 + page.below(240);
      expect(map).toEqual({ seconds, side: Number(page.word()) / 2 ** 32 < 0.6 ? 'h' : 'a' });
    }

    const fight = new ByTheDocument(writeSeed(seed), 'sports', name, 0).choice([19 * 60, 19 * 40, 100]);
    expect(redrawMatch(proof(name, { is: 'fight', meron: 60, wala: 40 }))).toMatchObject({
      order: [['h'], ['a'], []][fight],
    });
  }
});

test('another seed than the one that was committed to is told, and so is what is no seed', () => {
  const model: MatchModel = { is: 'maps', best: 3, chance: 0.5 };
  const other = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index + 1));

  expect(redrawMatch({ ...proof('a', model), seed: writeSeed(other) })).toEqual({ fault: 'another-seed' });
  expect(redrawMatch({ ...proof('a', model), seed: 'nothing' })).toEqual({ fault: 'not-a-seed' });
});
