import type { Fixture } from '@fairground/contract/sports/endpoints';
import type { FixtureId, Sport } from '@fairground/contract/sports/fields';
import { useQueries } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { couponOptions } from '../api/sports.ts';
import type { CouponRange, CouponWish } from '../api/sports.ts';
import { keepFixtures } from './live-store.ts';

export type CouponsWish = {
  readonly sports: readonly Sport[];
  readonly competition?: string | undefined;
  readonly range: CouponRange;
  readonly search?: string | undefined;
  /** Only these matches and those of these competitions, such as the favourites. */
  readonly fixtures?: readonly string[] | undefined;
  readonly competitions?: readonly string[] | undefined;
};

const NONE: readonly Fixture[] = [];
const NO_PAGES: readonly CouponWish[] = [];

/**
 * The matches of several sports. Each sport is a list of its own, so that a busy one leaves the others their room; the
 * next pages of all of them come together.
 */
export const useCoupons = ({ sports, competition, range, search, fixtures, competitions }: CouponsWish) => {
  const name = JSON.stringify({ sports, competition, range, search, fixtures, competitions });
  const [asked, setAsked] = useState({ name, pages: NO_PAGES });
  const lists = fixtures?.length === 0 && (competitions ?? []).length === 0 ? [] : sports;
  const first = (competition === undefined ? lists : lists.slice(0, 1)).map((sport): CouponWish => ({
    range,
    search,
    fixtures,
    competitions,
    ...(competition === undefined ? { sport } : { competition }),
  }));
  const wishes = [...first, ...(asked.name === name ? asked.pages : NO_PAGES)];
  const answers = useQueries({
    queries: wishes.map(couponOptions),
    combine: (all) => ({
      list: all.every(({ data }) => data === undefined) ? NONE : onceEach(all.flatMap(({ data }) => data?.list ?? [])),
      nexts: all.map(({ data }) => data?.next ?? null),
      isPending: all.slice(0, first.length).some(({ isPending }) => isPending),
      isAsking: all.some(({ isPending }) => isPending),
      isError: all.some(({ isError }) => isError),
      retry: () => {
        for (const { refetch } of all) void refetch();
      },
    }),
  });
  // Before the paint: rows then never show a price that is older than the list.
  useLayoutEffect(() => keepFixtures(answers.list), [answers.list]);
  const pages = nextPages(wishes, answers.nexts);
  const showMore =
    pages.length === 0 ? undefined : () => setAsked({ name, pages: [...wishes.slice(first.length), ...pages] });
  return { ...answers, showMore };
};

/** The page after the last one of each list that goes on. */
const nextPages = (wishes: readonly CouponWish[], nexts: readonly (FixtureId | null)[]): readonly CouponWish[] =>
  wishes.flatMap((wish, at): readonly CouponWish[] => {
    const next = nexts[at] ?? null;
    const isAsked = wishes.some(
      ({ sport, cursor }, other) => other > at && sport === wish.sport && cursor !== undefined,
    );
    return next === null || isAsked ? [] : [{ ...wish, cursor: next }];
  });

/** Pages overlap where matches of an earlier one have begun. */
const onceEach = (list: readonly Fixture[]): readonly Fixture[] => [
  ...new Map(list.map((fixture) => [fixture.fixtureId, fixture])).values(),
];
