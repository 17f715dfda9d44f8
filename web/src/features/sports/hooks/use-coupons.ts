import type { Fixture } from '@fairground/contract/sports/endpoints';
import type { Sport } from '@fairground/contract/sports/fields';
import { useQueries } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { couponOptions } from '../api/sports.ts';
import type { CouponRange } from '../api/sports.ts';
import { keepFixtures } from './live-store.ts';

export type CouponsWish = {
  readonly sports: readonly Sport[];
  readonly competition?: string | undefined;
  readonly range: CouponRange;
  readonly search?: string | undefined;
};

const NONE: readonly Fixture[] = [];

/** The matches of several sports. Each sport is a list of its own, so that a busy one leaves the others their room. */
export const useCoupons = ({ sports, competition, range, search }: CouponsWish) => {
  const answers = useQueries({
    queries: (competition === undefined ? sports : sports.slice(0, 1)).map((sport) =>
      couponOptions({ range, search, ...(competition === undefined ? { sport } : { competition }) }),
    ),
    combine: (all) => ({
      list: all.every(({ data }) => data === undefined) ? NONE : all.flatMap(({ data }) => data?.list ?? []),
      isPending: all.some(({ isPending }) => isPending),
      isError: all.some(({ isError }) => isError),
      retry: () => {
        for (const { refetch } of all) void refetch();
      },
    }),
  });
  // Before the paint: rows then never show a price that is older than the list.
  useLayoutEffect(() => keepFixtures(answers.list), [answers.list]);
  return answers;
};
