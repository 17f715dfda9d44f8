import type { Fixture } from '@fairground/contract/sports/endpoints';

/** A short list that stands still: a match keeps its place until it is gone, and the next in order takes that place. */
export const keepPlaces = (
  before: readonly Fixture['fixtureId'][],
  inOrder: readonly Fixture[],
  rows: number,
): readonly Fixture[] => {
  const known = new Map(inOrder.map((fixture) => [fixture.fixtureId, fixture]));
  const next = inOrder.filter(({ fixtureId }) => !before.includes(fixtureId)).values();
  return Array.from({ length: rows }, (_none, place) => {
    const id = before[place];
    return (id === undefined ? undefined : known.get(id)) ?? next.next().value;
  }).filter((fixture) => fixture !== undefined);
};
