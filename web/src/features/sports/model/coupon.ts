import type { Fixture } from '@fairground/contract/sports/endpoints';

/** The matches of one competition. */
export type CouponGroup = {
  readonly code: string;
  readonly name: string;
  readonly sport: Fixture['sport'];
  readonly fixtures: readonly Fixture[];
};

/** Matches by competition; competitions stand in the order of their first match. */
export const groupFixtures = (list: readonly Fixture[]): readonly CouponGroup[] => {
  const sorted = list.toSorted(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || Number(one.fixtureId - other.fixtureId),
  );
  return [...Map.groupBy(sorted, ({ competition }) => competition.code)].flatMap(([code, fixtures]) => {
    const [first] = fixtures;
    return first ? [{ code, name: first.competition.name, sport: first.sport, fixtures }] : [];
  });
};
