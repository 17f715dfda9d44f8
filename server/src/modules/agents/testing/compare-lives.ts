import { expect } from 'vitest';
import type { TestDatabase } from '../../../testing/database.ts';
import { dayAfter } from '../../figures/index.ts';
import { FIRST_DAY } from './line-lives.ts';
import type { LineLife } from './line-lives.ts';
import { playLives } from './play-lives.ts';
import type { PlayedLife } from './play-lives.ts';
import { toldLife } from './told-lives.ts';
import type { ToldLife } from './told-lives.ts';

/**
 * Plays lives on the product and compares each with the independent model: refused events, every figure of every bill,
 * what was paid of it, and everybody's cash. Returns counts of the states that were reached, so that a test can require
 * them.
 */
export const compareLives = async (database: TestDatabase, lives: readonly LineLife[]) => {
  const played = await playLives(database, lives);
  const told = lives.map((life) => toldLife(life));
  const differing = lives.flatMap((life, index) => {
    const [product, expected] = [shownPlayed(played[index]), told[index] && shownTold(told[index])];
    return JSON.stringify(product) === JSON.stringify(expected) ? [] : [{ life, product, expected }];
  });
  const [first] = differing;
  if (first !== undefined)
    expect(first.product, `${differing.length} of ${lives.length} lives differ; one is ${written(first.life)}`).toEqual(
      first.expected,
    );
  return whatHappened(lives, told);
};

const written = (life: LineLife): string =>
  JSON.stringify(life, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value), 1);

type Row = { readonly type: string; readonly day: string; readonly who: number; readonly sums: readonly bigint[] };
const shown = (bills: readonly Row[], { cash, done }: Pick<PlayedLife, 'cash' | 'done'>) => ({
  bills: bills
    .map(({ type, day, who, sums }) => `${type} ${day} ${who}: ${sums.join(' ')}`)
    .toSorted((one, other) => (one < other ? -1 : 1)),
  cash: cash.map(String),
  done: done.map((each) => each.join(' ')),
});

const shownPlayed = (played: PlayedLife | undefined) => played && shown(played.bills, played);

const shownTold = (told: ToldLife) =>
  shown(
    told.bills.map(({ type, from, who, v, l, c, n, rate, gross, lower, paid }) => ({
      ...{ type, day: dayAfter(FIRST_DAY, from), who },
      sums: [v, l, c, BigInt(n), BigInt(rate), gross, lower, paid],
    })),
    told,
  );

const whatHappened = (lives: readonly LineLife[], told: readonly ToldLife[]) => {
  const events = lives.flatMap(({ days }, life) =>
    days.flatMap((day, index) =>
      day.events.map((event, place) => ({ event, isDone: told[life]?.done[index]?.[place] })),
    ),
  );
  const count = (kind: string, isDone: boolean) =>
    events.filter((each) => each.event.kind === kind && each.isDone === isDone).length;
  const bills = told.flatMap((each) => each.bills);
  return {
    bills: bills.filter(({ gross }) => gross > 0n).length,
    accepted: count('offer', true),
    refused: count('offer', false),
    ended: count('end', true),
    moved: count('move', true),
    stayed: count('move', false),
    owed: bills.filter(({ wasOwed }) => wasOwed).length,
    swept: bills.filter(({ wasOwed, paid, gross }) => wasOwed && paid === gross).length,
    carried: bills.filter(({ c }) => c < 0n).length,
  };
};
