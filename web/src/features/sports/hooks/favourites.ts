import { deviceStorage, isLoggedIn, readJson, useSession, writeJson } from '@fairground/client/session';
import { useEffect } from 'react';
import { create } from 'zustand';
import { tellFavourite, useOwnFavourites } from '../api/sports.ts';
import { keptStars, mergeStars } from '../model/merge-stars.ts';
import type { Stars } from '../model/merge-stars.ts';

const KEY = 'sports-favourites';
const TOLD_KEY = 'sports-favourites-told';
const KEPT_MAX = 60;

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');
const keptIds = (key: string): readonly string[] => readJson(deviceStorage, key, isIds) ?? [];

/** The matches and competitions somebody follows: on this device, and with the account that is logged in. */
export const useFavourites = create<Stars>(() => ({ ids: keptIds(KEY), told: keptIds(TOLD_KEY) }));

const keep = ({ ids, told }: Stars): void => {
  useFavourites.setState({ ids, told });
  writeJson(deviceStorage, KEY, ids);
  writeJson(deviceStorage, TOLD_KEY, told);
};

/** The device keeps what could not be told; it is tried again with the next list. */
const tell = (star: string, isMarked: boolean): void => void tellFavourite(star, isMarked).catch(() => undefined);

export const toggleFavourite = (star: string): void => {
  const { ids, told } = useFavourites.getState();
  const isMarked = !ids.includes(star);
  const next = isMarked ? keptStars([...ids, star], KEPT_MAX) : ids.filter((id) => id !== star);
  keep({ ids: next, told });
  if (isLoggedIn(useSession.getState())) tell(star, isMarked);
};

/** Brings the stars of the device and of the account together, whenever the account's list has come. */
export const useFavouritesOfAccount = (): void => {
  const { data } = useOwnFavourites();
  useEffect(() => {
    if (data === undefined) return;
    const ofAccount = [...data.competitions, ...data.fixtures.map(String)];
    const { untold, ...stars } = mergeStars(useFavourites.getState(), ofAccount);
    keep(stars);
    for (const star of untold) tell(star, true);
  }, [data]);
};
