import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fireBatch } from '../fish/batch.ts';
import type { BatchShot, ShotResult } from '../fish/batch.ts';
import { FISH } from '../fish/fish-kind.ts';
import { FISHING } from '../fish/room.ts';
import { familySlot } from '../slots/family.ts';
import type { HoldAndWin, SlotDefinition } from '../slots/definition.ts';
import type { Step } from '../slots/outcome.ts';
import { prepareSlot } from '../slots/prepare.ts';
import { spin } from '../slots/spin.ts';
import { ByTheDocument } from '../testing/by-the-document.ts';
import { newServerSeed } from './seed.ts';
import { wordsOf } from './stream.ts';

/** Slots and fishing once more, written from docs/fairness.md alone. */

const SEEDS = Array.from({ length: 40 }, (_, index) => createHash('sha256').update(`slots ${index}`).digest('hex'));
const played = (definition: SlotDefinition, mode: string, seed: string) => {
  const words = wordsOf(newServerSeed(Buffer.from(seed, 'hex')), { game: definition.id, clientSeed: 'me', nonce: 5 });
  return spin(prepareSlot(definition), mode, words).steps;
};
const pageOf = ({ id }: SlotDefinition, seed: string) => new ByTheDocument(seed, id, 'me', 5);

const fromStrips = ({ sources, grid }: SlotDefinition, page: ByTheDocument): readonly string[] => {
  const source = sources['base'];
  const strips = source?.type === 'strips' ? source.strips : [];
  return strips.map((strip) => {
    const stop = page.below(strip.length);
    return (strip + strip).slice(stop, stop + Number(grid.rows));
  });
};

const cellOf = ({ sources, symbols }: SlotDefinition, page: ByTheDocument, reel: number): string => {
  const source = Object.values(sources)[0];
  const tables = source?.type === 'cells' ? source.weights : [];
  const table = tables.length === 1 ? tables[0] : tables[reel];
  return symbols[page.choice(symbols.map(({ id }) => table?.[id] ?? 0))]?.id ?? '';
};

const fromCells = (definition: SlotDefinition, page: ByTheDocument): readonly string[] => {
  const { reels, rows } = definition.grid;
  return Array.from({ length: reels }, (_, reel) => {
    const height = typeof rows === 'number' ? rows : (rows[page.choice(rows.map(([, weight]) => weight))]?.[0] ?? 0);
    return Array.from({ length: height }, () => cellOf(definition, page, reel)).join('');
  });
};

/** The board after the winning cells are gone, refilled from the lowest gap of each reel up. */
const refilled = (
  definition: SlotDefinition,
  page: ByTheDocument,
  board: readonly string[],
  gone: ReadonlySet<string>,
): readonly string[] =>
  board.map((shown, reel) => {
    const kept = [...shown].filter((_, row) => !gone.has(`${reel}/${row}`));
    const fresh: string[] = [];
    while (fresh.length + kept.length < shown.length) fresh.unshift(cellOf(definition, page, reel));
    return [...fresh, ...kept].join('');
  });

describe('slots', () => {
  test.each(['lines-5x3-10-even', 'pick-5x3-10-even', 'wheel-ways-243', 'hold-5x3-10-dear'])(
    '%s stops its strips as the page says',
    (id) => {
      const { definition } = familySlot(id);

      for (const seed of SEEDS) {
        const [first] = played(definition, 'base', seed);
        expect(first?.kind === 'spin' && first.board).toEqual(fromStrips(definition, pageOf(definition, seed)));
      }
    },
  );

  test.each(['rising-6-117649', 'rising-5-3125', 'cluster-6x6', 'rain-30', 'tumble-9-flat', 'heights-6-117649-even'])(
    '%s draws heights, cells and refills in the order of the page',
    (id) => {
      const { definition } = familySlot(id);
      const { rows } = definition.grid;
      const most = typeof rows === 'number' ? rows : Math.max(...rows.map(([height]) => height));
      let tumbles = 0;

      for (const seed of SEEDS) {
        const page = pageOf(definition, seed);
        let board = fromCells(definition, page);
        for (const step of played(definition, 'base', seed)) {
          if (step.kind !== 'spin' && step.kind !== 'tumble') break;
          if (step.phase !== 'base') break;
          expect(step.board).toEqual(board);
          const cells = step.wins.flatMap(({ cells: won }) => won);
          if (cells.length === 0 || definition.cascade === null) break;
          const gone = new Set(cells.map((cell) => `${Math.floor(cell / most)}/${cell % most}`));
          board = refilled(definition, page, board, gone);
          tumbles += 1;
        }
      }
      expect(tumbles > 3 || definition.cascade === null).toBe(true);
    },
  );

  test('hold and win draws cells, coins and respins in the order of the page', () => {
    const { definition } = familySlot('hold-5x3-25-many');
    const feature = definition.features.find((each): each is HoldAndWin => each.type === 'hold');
    if (!feature) throw new Error('The model has no hold.');
    const cells = definition.grid.reels * Number(definition.grid.rows);
    const weights = feature.coins.map(({ weight }) => weight);

    for (const seed of SEEDS) {
      const page = pageOf(definition, seed);
      const coinAt = (cell: number) => ({ cell, coin: page.choice(weights) });
      const start = page
        .some(
          6,
          Array.from({ length: cells }, (_, cell) => cell),
        )
        .map(coinAt);
      const taken = new Set(start.map(({ cell }) => cell));
      const respins: (typeof start)[] = [];
      for (let left = feature.respins; left > 0 && taken.size < cells; left -= 1) {
        const landed: typeof start = [];
        for (let cell = 0; cell < cells; cell += 1)
          if (!taken.has(cell) && page.below(feature.land[1]) < feature.land[0]) landed.push(coinAt(cell));
        for (const { cell } of landed) taken.add(cell);
        respins.push(landed);
        if (landed.length > 0) left = feature.respins + 1;
      }
      const step = played(definition, 'buy', seed).find(
        (each): each is Extract<Step, { kind: 'hold' }> => each.kind === 'hold',
      );
      const coinOf = ({ cell, pay, jackpot }: NonNullable<typeof step>['start'][number]) => ({
        cell,
        coin: feature.coins.findIndex((each) =>
          'jackpot' in each ? each.jackpot === jackpot : jackpot === undefined && each.pay === pay,
        ),
      });

      expect(step?.start.map(coinOf)).toEqual(start);
      expect(step?.respins.map((landed) => landed.map(coinOf))).toEqual(respins);
    }
  });

  test('a wheel and a pick draw as the page says', () => {
    const soldOf = (id: string): SlotDefinition => {
      const { definition } = familySlot(id);
      const [feature] = definition.features;
      const start = { feature: feature?.id ?? '', award: 1 };
      return {
        ...definition,
        bet: { ...definition.bet, modes: [...definition.bet.modes, { id: 'sold', cost: 1, start }] },
      };
    };
    const [wheel, pick] = [soldOf('wheel-5x3-25-dear'), soldOf('pick-5x3-25-dear')];
    const [turned] = wheel.features;
    const [opened] = pick.features;
    if (turned?.type !== 'wheel' || opened?.type !== 'pick') throw new Error('The models have other features.');

    for (const seed of SEEDS) {
      const slice = pageOf(wheel, seed).choice(turned.slices.map(({ weight }) => weight));
      const places = pageOf(pick, seed).some(opened.picks, [...opened.prizes.keys()]);

      expect(played(wheel, 'sold', seed)).toMatchObject([{ kind: 'wheel', slice }]);
      expect(played(pick, 'sold', seed)).toMatchObject([{ kind: 'pick', opened: places }]);
    }
  });
});

const R = [24n, 25n] as const; // 0.97 − 0.01

/** The chance of a fish as a fraction in lowest terms: R ÷ targets ÷ (mean pay + free shots × R). */
const chanceOf = (code: string, targets: number): readonly [bigint, bigint] => {
  const kind = FISH.find((each) => each.code === code);
  if (!kind) throw new Error(`No fish is called ${code}.`);
  const weights = BigInt(kind.pays.reduce((sum, { weight }) => sum + weight, 0));
  const pays = BigInt(kind.pays.reduce((sum, { times, weight }) => sum + times * weight, 0));
  // W = pays/weights + free × R, over the common bottom weights × 25.
  const worth = [pays * R[1] + BigInt(kind.freeShots) * R[0] * weights, weights * R[1]] as const;
  const [top, bottom] = [R[0] * worth[1], R[1] * BigInt(targets) * worth[0]];
  const common = gcd(top, bottom);
  return [top / common, bottom / common];
};
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

const paidFor = (page: ByTheDocument, code: string, targets: number): number | undefined => {
  const [top, bottom] = chanceOf(code, targets);
  if (BigInt(page.below(Number(bottom))) >= top) return undefined;
  const pays = FISH.find((each) => each.code === code)?.pays ?? [];
  return pays[pays.length === 1 ? 0 : page.choice(pays.map(({ weight }) => weight))]?.times;
};

const byThePage = (page: ByTheDocument, shots: readonly BatchShot[]): readonly ShotResult[] =>
  shots.map(({ cannon, weapon, targets, storm }) => {
    const caught = targets.flatMap(({ fish, kind }) => {
      const times = paidFor(page, kind, targets.length);
      return times === undefined ? [] : [{ fish, times }];
    });
    const shells = caught.filter(
      ({ fish }) => targets.find((each) => each.fish === fish)?.kind === 'storm-shell',
    ).length;
    const list = storm.filter(({ kind }) => kind !== 'storm-shell');
    const bolts: { fish: number; times: number }[] = [];
    for (let bolt = 0; bolt < 20 * shells; bolt += 1) {
      const prey = list.shift();
      const times = paidFor(page, prey?.kind ?? 'minnow', 1);
      if (times !== undefined) bolts.push({ fish: prey?.fish ?? -1, times });
      else if (prey) list.push(prey);
    }
    const loads = cannon * { bullet: 1, laser: 2, bomb: 4 }[weapon];
    return { caught, bolts, isJackpot: page.below(25_000) < loads };
  });

test('a batch of shots is decided as the page says, storm shells with their bolts too', () => {
  const prey = (fish: number, kind: string) => ({ fish, kind });
  const shots: readonly BatchShot[] = [
    { cannon: 3, weapon: 'bullet', targets: [prey(1, 'minnow')], storm: [] },
    {
      cannon: 1,
      weapon: 'bomb',
      targets: [prey(2, 'treasure-crab'), prey(3, 'river-dragon'), prey(4, 'goby')],
      storm: [],
    },
    ...Array.from({ length: 12 }, (_, index): BatchShot => ({
      cannon: 10,
      weapon: 'laser',
      targets: [prey(20 + index, 'storm-shell')],
      storm: [prey(40, 'minnow'), prey(41, 'storm-shell'), prey(42, 'goby'), prey(43, 'minnow')],
    })),
  ];
  let bolts = 0;

  for (const seed of SEEDS) {
    const words = wordsOf(newServerSeed(Buffer.from(seed, 'hex')), { game: 'fishing', clientSeed: 'me', nonce: 5 });
    const results = fireBatch(words, { room: FISHING, shots });

    expect(results).toEqual(byThePage(new ByTheDocument(seed, 'fishing', 'me', 5), shots));
    bolts += results.reduce((sum, each) => sum + each.bolts.length, 0);
  }
  expect(bolts).toBeGreaterThan(20);
});
