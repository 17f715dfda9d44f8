import { ballNames } from '../balls/drum.ts';
import { partOf, sizeOf } from '../board.ts';
import type { Board } from '../board.ts';
import { choose, range } from '../counting.ts';
import { digitTexts } from '../digits/stretch.ts';
import type { Entry } from '../entry.ts';
import { FAMILIES } from '../families.ts';
import type { FamilyCode } from '../families.ts';
import { animalOf, NUMBERS, tailOf } from '../mark-six/numbers.ts';
import type { Play, Result } from '../play.ts';
import { FOUR_D } from '../sea/four-d.ts';
import { withPartners } from '../vietnam/two-stations.ts';

/**
 * The outcome of a bet over all possible draws. Draws that are equivalent for the bet are one entry with a weight, so
 * that even millions of draws are enumerated completely.
 */
export type Proof = {
  readonly entry: Entry;
  readonly line: string;
  readonly stakes: number;
  /** How many equally likely draws there are, and how often the bet is paid in each tier on all of them together. */
  readonly of: bigint;
  readonly won: ReadonlyMap<string, bigint>;
  /** On how many of them it is paid there at all. */
  readonly wins: ReadonlyMap<string, bigint>;
  /** Stakes that come back on all of them. */
  readonly voided: bigint;
  /** How often a draw that wins pays at the least. */
  readonly leastHits: number;
};

/** Bets of every form of a play, each with all that can be drawn. */
export const everyDraw = (play: Play, family: FamilyCode): readonly Proof[] =>
  play.outcomes === undefined ? bySettling(play, family) : byListing(play, play.outcomes);

/** What was added up of a bet. */
class Sum {
  readonly won = new Map<string, bigint>();
  readonly wins = new Map<string, bigint>();
  voided = 0n;
  leastHits = Infinity;

  add({ won, voided }: Result, weight: bigint): void {
    for (const [tier, hits] of won) {
      this.won.set(tier, (this.won.get(tier) ?? 0n) + BigInt(hits) * weight);
      this.wins.set(tier, (this.wins.get(tier) ?? 0n) + weight);
      if (hits < this.leastHits) this.leastHits = hits;
    }
    if (voided > 0) this.voided += BigInt(voided) * weight;
  }
}

/** What was added up of a line, each win paid once. */
type Line = { readonly won: Map<string, bigint>; voided: bigint };

/** Where the outcomes of a look can be listed: every line that can win, on each of the lots it pays for. */
const byListing = (play: Play, outcomes: NonNullable<Play['outcomes']>): readonly Proof[] => {
  const lines = new Map<string, Line>();
  let looks = 0n;
  const lineOf = (name: string): Line => {
    let line = lines.get(name);
    if (line === undefined) lines.set(name, (line = { won: new Map(), voided: 0n }));
    return line;
  };
  for (const { wins, voids, weight } of outcomes()) {
    looks += weight;
    for (const [name, tier] of wins) {
      const { won } = lineOf(name);
      won.set(tier, (won.get(tier) ?? 0n) + weight);
    }
    for (const name of voids) lineOf(name).voided += weight;
  }
  return [...lines].map(([line, { won, voided }]) => {
    const onAllLots = new Map([...won].map(([tier, hits]) => [tier, hits * BigInt(play.lots)]));
    return {
      entry: [],
      line,
      stakes: play.stakesPerBet,
      of: looks,
      won: onAllLots,
      wins: onAllLots,
      voided: voided * BigInt(play.stakesPerBet),
      leastHits: won.size > 0 ? 1 : Infinity,
    };
  });
};

type Drawn = { readonly board: Board; readonly weight: bigint };
type Draws = { readonly of: bigint; readonly drawn: readonly Drawn[] };

const bySettling = (play: Play, family: FamilyCode): readonly Proof[] =>
  [...Map.groupBy(betsOf(play, family), ({ draws }) => draws)].flatMap(([{ of, drawn }, bets]) => {
    const entries = bets.map(({ content }) => entryOf(play, content));
    const sums = entries.map(() => new Sum());
    for (const { board, weight } of drawn) {
      const settle = play.settler(board);
      for (const [index, entry] of entries.entries()) sums[index]?.add(settle(entry), weight);
    }
    return entries.map((entry, index) => {
      const { won, wins, voided, leastHits } = sums[index] ?? new Sum();
      const [line = ''] = play.shape.lines(entry);
      return { entry, line, stakes: play.stakes(entry), of, won, wins, voided, leastHits };
    });
  });

const entryOf = (play: Play, content: string): Entry => {
  const read = play.read(content);
  if ('fault' in read) throw new Error(`${play.code} does not read ${content}: ${read.fault.code}`);
  return read.entry;
};

type Bet = { readonly content: string; readonly draws: Draws };

const betsOf = ({ code, shape }: Play, family: FamilyCode): readonly Bet[] => {
  const [group = '', kind = ''] = code.split('.');
  const firsts = (count: number): readonly string[] => {
    const symbols = shape.rows.at(-1)?.symbols;
    return typeof symbols === 'object' ? symbols.slice(0, count) : [];
  };
  const min = shape.rows.at(-1)?.min ?? 0;
  const drum = (content: string, numbers: readonly string[]): Bet => ({ content, draws: drumDraws(family, numbers) });
  const picked = (): readonly Bet[] => [drum(firsts(min).join(','), firsts(min))];
  switch (family) {
    case '4D':
      return fourDBets(group, kind).map((content) => ({ content, draws: FOUR_D_DRAWS }));
    case 'LAO':
      return LAO_FORMS.map((content) => ({ content, draws: LAO_DRAWS }));
    case 'KL8':
    case 'TOTO':
    case 'MEGA':
    case 'POWER':
      return picked();
    case 'LHC': {
      const nameOf = kind === 'tail' ? tailOf : (number: string) => animalOf(number, 'horse');
      if (group !== 'among') return picked();
      return firsts(12).map((name) =>
        drum(
          name,
          NUMBERS.filter((number) => nameOf(number) === name),
        ),
      );
    }
    case 'VN_NORTH':
    case 'VN_SOUTH': {
      const lots = sizeOf(FAMILIES[family].layout);
      const isPair = code === 'da.two';
      const counts = group === 'da' ? range(2, 8) : [min];
      return counts.map((count) => ({
        content: (isPair ? 'XSDT|' : '') + firsts(count).join(','),
        draws: lotDraws(firsts(count), lots, isPair ? 2 : 1),
      }));
    }
    default:
      throw new Error(`${family} has no bets on ${code} to settle.`);
  }
};

/** Draws of a drum, distinguished by how many of the numbers are drawn, and whether the additional one is of them. */
const drumDraws = (family: FamilyCode, numbers: readonly string[]): Draws => {
  const { parts } = FAMILIES[family].layout;
  const balls = parts[0]?.high ?? 0;
  const drawn = family === 'KL8' ? 20 : 6;
  const others = ballNames(balls).filter((ball) => !numbers.includes(ball));
  const normal = range(0, Math.min(drawn, numbers.length)).map((hits) => ({
    board: [...numbers.slice(0, hits), ...others.slice(0, drawn - hits)],
    weight: choose(numbers.length, hits) * choose(others.length, drawn - hits),
  }));
  if (family === 'KL8') return { of: choose(balls, drawn), drawn: normal };
  return {
    of: choose(balls, drawn) * BigInt(balls - drawn),
    drawn: normal.flatMap(({ board, weight }) =>
      [numbers, others]
        .map((from) => from.filter((ball) => !board.includes(ball)))
        .flatMap(([additional, ...rest]) =>
          additional === undefined ? [] : [{ board: [...board, additional], weight: weight * BigInt(rest.length + 1) }],
        ),
    ),
  };
};

/** Boards of so many lots of two digits, distinguished by how often each of the numbers occurs. */
const lotDraws = (numbers: readonly string[], size: number, boards: number): Draws => {
  const lots = size * boards;
  const drawn = countsUpTo(numbers.length, lots, lots).map((counts): Drawn => {
    const hits = numbers.flatMap((number, index) => Array.from({ length: counts[index] ?? 0 }, () => number));
    const all = [...hits, ...Array.from({ length: lots - hits.length }, () => '99')];
    let [weight, left] = [ordersOfCounts(counts), lots];
    for (const count of counts) {
      weight *= choose(left, count);
      left -= count;
    }
    return {
      board: boards === 1 ? all : withPartners(all.slice(0, size), new Map([['XSDT', all.slice(size)]])),
      weight: weight * BigInt(100 - numbers.length) ** BigInt(left),
    };
  });
  return { of: 100n ** BigInt(lots), drawn };
};

/** How often each of so many numbers can occur, the most frequent first. */
const countsUpTo = (numbers: number, lots: number, most: number): readonly (readonly number[])[] =>
  numbers === 0
    ? [[]]
    : range(0, Math.min(lots, most)).flatMap((count) =>
        countsUpTo(numbers - 1, lots - count, count).map((rest) => [count, ...rest]),
      );

/** To how many different numbers such counts can belong. */
const ordersOfCounts = (counts: readonly number[]): bigint => {
  let [orders, placed] = [1n, 0];
  for (const value of new Set(counts)) {
    const same = counts.filter((count) => count === value).length;
    placed += same;
    orders *= choose(placed, same);
  }
  return orders;
};

const PLACES = Array.from({ length: sizeOf(FOUR_D) }, (_, place) => String(place));

/** One prize after the other holds every number and the rest nothing: what a bet brings adds up, prize by prize. */
const FOUR_D_DRAWS: Draws = {
  of: 10_000n,
  drawn: FOUR_D.parts.flatMap(({ name, count }) => {
    const nothing = PLACES.map(() => 'xxxx');
    const at = Number(partOf(FOUR_D, PLACES, name)[0]);
    return Array.from(digitTexts(4), (number) => ({ board: nothing.with(at, number), weight: BigInt(count) }));
  }),
};

const fourDBets = (group: string, kind: string): readonly string[] => {
  if (group.startsWith('three')) return ['123'];
  if (kind === 'roll') return ['12x4'];
  if (kind === 'straight') return ['1234'];
  return kind === 'box' ? ['1123'] : ['1234', '1123', '1122', '1112'];
};

const LAO_DRAWS: Draws = {
  of: 10_000n,
  drawn: Array.from(digitTexts(4), (number) => ({ board: [number], weight: 1n })),
};

/** A number of each of the fifteen ways four digits can be the same or not. */
const LAO_FORMS = [...digitTexts(4)].filter((number) =>
  [...number].every((digit, place) => Number(digit) <= new Set(number.slice(0, place)).size),
);
