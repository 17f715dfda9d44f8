import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { Category } from '../../../shared/category/categories.ts';
import { isPlainClick } from '../../../shared/page/plain-click.ts';

/** What a press on a category does beside going there: the lottery's entry opens a game. */
export const useLotteryEntry = (category: Category): ((event: MouseEvent) => void) | undefined => {
  const queries = useQueryClient();
  if (category !== 'lott') return undefined;
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void import('../model/open-lottery.ts').then(({ openLottery }) => openLottery(queries));
  };
};
