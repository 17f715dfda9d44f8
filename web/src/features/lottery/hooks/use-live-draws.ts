import { issuesChanged } from '@fairground/contract/lottery/pushes';
import { useQueryClient } from '@tanstack/react-query';
import { ISSUES_SETTLED, NUMBERS_DRAWN, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { nearQuery, resultsQuery } from '../api/lottery-queries.ts';

/** Keeps an open page true: a board that is out is read at once, and so are orders when they are paid. */
export const useLiveDraws = (gameCode?: string): void => {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  usePush(issuesChanged, ({ drawn, settled }) => {
    const isOwn = (issue: { readonly gameCode: string }): boolean => issue.gameCode === gameCode;
    if (drawn.length > 0) void invalidate(NUMBERS_DRAWN);
    if (gameCode !== undefined && drawn.some(isOwn)) {
      void queries.invalidateQueries({ queryKey: nearQuery(gameCode).queryKey });
      void queries.invalidateQueries({ queryKey: resultsQuery(gameCode).queryKey });
    }
    if (settled.length > 0) void invalidate(ISSUES_SETTLED);
  });
};
