import { useEffect } from 'react';
import { create } from 'zustand';
import { readLotteryFavourites, toggleLotteryFavourite } from '../../../shared/session/lottery-favourites.ts';

const NONE: readonly string[] = [];

const useMarks = create<Readonly<Record<string, readonly string[]>>>(() => ({}));

/** The lotteries an account has marked on this device, by their ids; read when it logs in. */
export const useLotteryMarks = (account: string | null): readonly string[] => {
  useEffect(() => {
    if (account !== null) useMarks.setState({ [account]: readLotteryFavourites(account) });
  }, [account]);
  return useMarks((marks) => (account === null ? NONE : (marks[account] ?? NONE)));
};

export const toggleLotteryMark = (account: string, nodeId: bigint): void =>
  useMarks.setState({ [account]: toggleLotteryFavourite(account, String(nodeId)) });
