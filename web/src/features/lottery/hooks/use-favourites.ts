import { useEffect } from 'react';
import { create } from 'zustand';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { readLotteryFavourites, toggleLotteryFavourite } from '../../../shared/session/lottery-favourites.ts';
import { useSession } from '../../../shared/session/session-store.ts';

const NONE: readonly string[] = [];

const useMarks = create<Readonly<Record<string, readonly string[]>>>(() => ({}));

/** The lotteries the member has marked on this device, and how to mark one. */
export const useFavourites = () => {
  const account = useSession((session) => session.account);
  useEffect(() => {
    if (account !== null) useMarks.setState({ [account]: readLotteryFavourites(account) });
  }, [account]);
  const favourites = useMarks((marks) => (account === null ? NONE : (marks[account] ?? NONE)));
  const toggle = (gameCode: string): void =>
    requireLogin(() => {
      if (account !== null) useMarks.setState({ [account]: toggleLotteryFavourite(account, gameCode) });
    });
  return { favourites, toggle };
};
