import { readJson, tabStorage, writeJson } from '@fairground/client/session';
import { create } from 'zustand';
import { EMPTY_SLIP, isSlip, settled } from '../model/slip.ts';
import type { Slip } from '../model/slip.ts';

const KEY = 'sports-slip';

/**
 * The slip of this tab. It outlives pages and the login, so that a visitor who logs in finds it as it was; what could not
 * be placed stays on it.
 */
export const useSlip = create<Slip>(() => settled(readJson(tabStorage, KEY, isSlip) ?? EMPTY_SLIP));

/** Changes the slip and keeps it. */
export const changeSlip = (change: (slip: Slip) => Slip): void => {
  const before = useSlip.getState();
  const next = change(before);
  if (next === before) return;
  useSlip.setState(next, true);
  writeJson(tabStorage, KEY, next);
};

/** Takes everything off the slip; how changes of prices are accepted stays. */
export const clearSlip = (): void => changeSlip(({ accept }) => ({ ...EMPTY_SLIP, accept }));
