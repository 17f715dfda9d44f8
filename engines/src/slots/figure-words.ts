import type { Figures, RETURN_CHANNELS, SLOT_FEATURES, TOP_AWARDS } from '@fairground/contract/studio/game';
import { volatilityOf } from './family/volatility.ts';

/** A sentence of the text catalogue (`figures`) and the figures that go into it. */
export type FigureWord = { readonly key: FigureKey; readonly values: Readonly<Record<string, string>> };

export type ChannelKey = `from-${(typeof RETURN_CHANNELS)[number]}`;
export type FigureKey =
  | 'return'
  | 'return-measured'
  | 'hit'
  | 'bought'
  | `starts-${(typeof SLOT_FEATURES)[number]}`
  | `swing-${1 | 2 | 3 | 4 | 5}`
  | 'spread'
  | 'most'
  | 'most-seen'
  | 'most-open'
  | 'most-pool'
  | `top-${(typeof TOP_AWARDS)[number]}`
  | 'must-hit';

/** Writes a number the way the brand does, with so many decimals. */
type WriteNumber = (value: number, decimals: number) => string;

/** A return is never rounded up: everywhere else the same figure is cut. */
const cutToHundredths = (decimal: string): number => Number(decimal.replace(/(\.\d{2})\d+$/, '$1'));

/** An evening's play, for the sentence on how far a return strays. */
const EVENING_ROUNDS = 1_000;

/** The PAR sheet of one way to bet in plain words, sentence by sentence; nothing for games that have none. */
export const figureWords = ({ rtp, hitRate, maxWin, par }: Figures, write: WriteNumber): readonly FigureWord[] => {
  if (par === undefined) return [];
  const { measured, sigma } = par;
  const given = Number(rtp);
  const strays = (196 * Number(sigma)) / Math.sqrt(EVENING_ROUNDS);
  return [
    measured === null
      ? { key: 'return', values: { rtp: write(cutToHundredths(rtp), 2) } }
      : {
          key: 'return-measured',
          values: {
            rtp: write(cutToHundredths(rtp), 2),
            rounds: write(measured.rounds, 0),
            margin: write(Number(measured.margin), 3),
          },
        },
    hitRate === null
      ? { key: 'bought', values: {} }
      : { key: 'hit', values: { hit: write(Number(hitRate), 1), oneIn: write(100 / Number(hitRate), 1) } },
    ...par.starts.map(({ feature, oneIn }): FigureWord => {
      const rounds = Number(oneIn);
      return { key: `starts-${feature}`, values: { oneIn: write(rounds, rounds < 10 ? 1 : 0) } };
    }),
    { key: `swing-${volatilityOf(sigma)}`, values: {} },
    {
      key: 'spread',
      values: {
        rounds: write(EVENING_ROUNDS, 0),
        low: write(Math.max(0, given - strays), 0),
        high: write(given + strays, 0),
      },
    },
    ...par.mustHits.map(({ seed, cap, bets, rtp: part }): FigureWord => ({
      key: 'must-hit',
      values: {
        seed: write(Number(seed), 0),
        cap: write(Number(cap), 0),
        bets: write(bets, 0),
        rtp: write(Number(part), 4),
      },
    })),
    ...par.tops.map(({ what, times, oneIn }): FigureWord => ({
      key: `top-${what}`,
      values: { times: write(Number(times), 0), oneIn: write(Number(oneIn), 0) },
    })),
    par.hasPool ? { key: 'most-pool', values: {} } : mostOf(maxWin, measured?.topWin, write),
  ];
};

const mostOf = (maxWin: string | null, topWin: string | undefined, write: WriteNumber): FigureWord => {
  if (maxWin !== null) return { key: 'most', values: { times: write(Number(maxWin), 0) } };
  return topWin === undefined
    ? { key: 'most-open', values: {} }
    : { key: 'most-seen', values: { times: write(Number(topWin), 0) } };
};

/** A part of the return in parts of 100 staked, and how far it may be off where it was measured. */
type ChannelWord = {
  readonly key: ChannelKey;
  readonly rtp: string;
  readonly margin: string | undefined;
  readonly part: number;
};

/** What a return is made of, the largest part first. */
export const channelWords = ({ par }: Figures, write: WriteNumber): readonly ChannelWord[] =>
  (par?.channels ?? [])
    .map(({ from, rtp, margin }) => ({
      key: `from-${from}` as const,
      rtp: write(Number(rtp), 2),
      // Measured figures are always shown with their margin.
      margin: margin === undefined || Number(margin) === 0 ? undefined : write(Number(margin), 2),
      part: Number(rtp),
    }))
    .toSorted((one, other) => other.part - one.part);
