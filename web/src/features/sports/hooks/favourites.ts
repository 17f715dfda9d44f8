import { deviceStorage, readJson, writeJson } from '@fairground/client/session';
import { create } from 'zustand';

const KEY = 'sports-favourites';
/** Matches end; the oldest stars go first. */
const KEPT_MAX = 60;

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The matches somebody follows on this device. */
export const useFavourites = create<{ readonly ids: readonly string[] }>(() => ({
  ids: readJson(deviceStorage, KEY, isIds) ?? [],
}));

export const toggleFavourite = (fixtureId: string): void => {
  const { ids } = useFavourites.getState();
  const next = ids.includes(fixtureId) ? ids.filter((id) => id !== fixtureId) : [...ids, fixtureId].slice(-KEPT_MAX);
  useFavourites.setState({ ids: next });
  writeJson(deviceStorage, KEY, next);
};
