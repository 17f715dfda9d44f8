import { deviceStorage, readJson, writeJson } from '@fairground/client/session';

const KEY = 'recentPlaces';
const KEPT_MAX = 5;

const isAddressList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((address) => typeof address === 'string');

/** The addresses last gone to from the search on this device, the newest first. */
export const recentAddresses = (): readonly string[] => readJson(deviceStorage, KEY, isAddressList) ?? [];

export const rememberAddress = (address: string): void =>
  writeJson(deviceStorage, KEY, withNewest(recentAddresses(), address));

/** Each is there once, at its latest place. */
export const withNewest = (addresses: readonly string[], newest: string): readonly string[] =>
  [newest, ...addresses.filter((address) => address !== newest)].slice(0, KEPT_MAX);
