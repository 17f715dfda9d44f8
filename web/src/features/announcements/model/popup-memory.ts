import type { Announcement } from '@fairground/contract/content/endpoints';
import { deviceStorage, readJson, tabStorage, writeJson } from '@fairground/client/session';

/** What was closed for good is remembered on the device, everything else for the visit. */
const KEY = 'popupsClosed';
const REMEMBERED_MAX = 200;

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

const closedIds = (): ReadonlySet<string> =>
  new Set([...(readJson(deviceStorage, KEY, isIds) ?? []), ...(readJson(tabStorage, KEY, isIds) ?? [])]);

/** The popups this visitor still has to see, in the server's order. */
export const popupsToShow = (popups: readonly Announcement[]): readonly Announcement[] => {
  const closed = closedIds();
  return popups.filter(({ id }) => !closed.has(id.toString()));
};

/** A popup closed once stays closed if it says so; the others come back with the next visit. */
export const rememberClosed = ({ id, popupOnce }: Announcement): void => {
  const storage = popupOnce ? deviceStorage : tabStorage;
  const before = readJson(storage, KEY, isIds) ?? [];
  writeJson(storage, KEY, [...before, id.toString()].slice(-REMEMBERED_MAX));
};
