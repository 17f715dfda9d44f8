import { env } from 'node:process';
import type { Bench, Measure } from './measure.ts';
import { measureBook } from './sports/book.ts';
import { measurePages } from './sports/pages.ts';

const PART = env['BENCH_PART'];

/** Bets and settlement, then what pages are told of changing prices and what drawing them costs. */
export const sports: Bench = {
  name: 'sports',
  about:
    'bets of the sportsbook, the settlement of a market, prices told to browsers and drawn; BENCH_PART=book or pages, BENCH_SECONDS, BENCH_BETS, BENCH_BROWSERS',
  run: async (say) => {
    const measures: Measure[] = [];
    if (PART !== 'pages') measures.push(...(await measureBook(say)));
    if (PART !== 'book') measures.push(...(await measurePages(say)));
    return measures;
  },
};
