import type { Fixture } from '@fairground/contract/sports/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { readPrices } from '@fairground/contract/sports/endpoints';
import type { LatestData } from '@fairground/contract/push';
import type { fixtureChanged, PriceRow } from '@fairground/contract/sports/pushes';
import { useSyncExternalStore } from 'react';
import { createLatestStore } from '../model/latest-store.ts';
import { mergePrice, MOVE_SHOWN_MS, pricesOf, withoutMove } from '../model/price.ts';
import type { Price } from '../model/price.ts';

/** What of a match changes while it is on screen. */
export type LiveFixture = Omit<Fixture, 'markets'>;

const HIDDEN_PLAN_MS = 1_000;

/** The next frame; a hidden page draws none and is told once a second. */
const plan = (work: () => void): void => {
  if (document.hidden) setTimeout(work, HIDDEN_PLAN_MS);
  else requestAnimationFrame(work);
};

const prices = createLatestStore<Price>(plan, mergePrice);
const fixtures = createLatestStore<LiveFixture>(plan, (before, next) =>
  before?.version === next.version && before.clock.at.getTime() === next.clock.at.getTime() ? before : next,
);

/** Marks disappear by themselves; one timer for all that moved with one answer. */
const putPrices = (entries: Iterable<readonly [string, Price]>): void => {
  const all = [...entries];
  prices.put(all);
  const moved = all.filter(([id]) => prices.get(id)?.move !== undefined).map(([id]) => id);
  if (moved.length > 0) setTimeout(() => unmark(moved), MOVE_SHOWN_MS);
};

const unmark = (ids: readonly string[]): void => prices.amend(ids, withoutMove);

/** Takes up what a list of matches or the page of one has brought. */
export const keepFixtures = (list: readonly Fixture[]): void => {
  fixtures.put(list.map((fixture) => [fixture.fixtureId.toString(), fixture]));
  putPrices(pricesOf(list.flatMap(({ markets }) => markets)));
};

/** Takes up what the server told unasked of one match; its names came with the page. */
export const keepTold = (fixtureId: string, { prices: rows, progress }: LatestData<typeof fixtureChanged>): void => {
  const known = fixtures.get(fixtureId);
  if (known !== undefined && progress !== undefined) fixtures.put([[fixtureId, { ...known, ...progress }]]);
  putRows(rows);
};

const putRows = (rows: readonly PriceRow[]): void =>
  putPrices(rows.map(([id, oddsMilli, status, version]) => [id, { oddsMilli, status, version }] as const));

/** Takes up what changed. */
export const keepChanges = ({ prices: rows, fixtures: changed }: ValueOf<typeof readPrices>): void => {
  fixtures.put(changed.map((fixture) => [fixture.fixtureId.toString(), fixture]));
  putRows(rows);
};

/** The price of a selection at this moment, for what happens on a press. */
export const priceNow = (selectionId: string): Price | undefined => prices.get(selectionId);

/** The price of one selection; the component renders when this one changes and never for another. */
export const usePrice = (selectionId: string): Price | undefined =>
  useSyncExternalStore(
    (listener) => prices.subscribe(selectionId, listener),
    () => prices.get(selectionId),
    () => undefined,
  );

/** A match as it stands. */
export const useLiveFixture = (known: LiveFixture): LiveFixture => {
  const key = known.fixtureId.toString();
  return (
    useSyncExternalStore(
      (listener) => fixtures.subscribe(key, listener),
      () => fixtures.get(key),
      () => undefined,
    ) ?? known
  );
};

/** The prices of several selections, in their order. */
export const usePrices = (selectionIds: readonly string[]): readonly (Price | undefined)[] => {
  // The snapshot is a text, so that equal prices are equal; what is shown is read anew from the store.
  useSyncExternalStore(
    (listener) => {
      const stops = selectionIds.map((id) => prices.subscribe(id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => selectionIds.map((id) => textOf(prices.get(id))).join(' '),
    () => '',
  );
  return selectionIds.map((id) => prices.get(id));
};

const textOf = (price: Price | undefined): string => (price === undefined ? '' : `${price.oddsMilli}${price.status}`);

/** Several matches as they stand, in their order. */
export const useLiveFixtures = (known: readonly LiveFixture[]): readonly LiveFixture[] => {
  const keys = known.map(({ fixtureId }) => fixtureId.toString());
  useSyncExternalStore(
    (listener) => {
      const stops = keys.map((key) => fixtures.subscribe(key, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => keys.map((key) => `${key}:${fixtures.get(key)?.version ?? ''}`).join(' '),
    () => '',
  );
  return known.map((each, place) => fixtures.get(keys[place] ?? '') ?? each);
};
