import type { BodyOf } from '@fairground/contract/endpoint';
import {
  answerCheck,
  askToLift,
  confirmLimit,
  excludeSelf,
  reviewLimits,
  setCheckInterval,
  setLimit,
  takeTimeOut,
} from '@fairground/contract/protection/endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { PROTECTION_CHANGED, useInvalidate } from '@fairground/client/facts';

/** A change of the member's protection; what pages show of it is read again. Each may be repeated without harm. */
const useChange = <Wish>(change: (wish: Wish) => Promise<unknown>) => {
  const invalidate = useInvalidate();
  return useMutation<unknown, ApiError, Wish>({
    mutationFn: change,
    onSettled: () => invalidate(PROTECTION_CHANGED),
  });
};

export const useSetLimit = () => useChange((body: BodyOf<typeof setLimit>) => call(setLimit, { body }));
export const useConfirmLimit = () => useChange((body: BodyOf<typeof confirmLimit>) => call(confirmLimit, { body }));
export const useReviewLimits = () => useChange(() => call(reviewLimits, {}));
export const useSetInterval = () => useChange((minutes: number) => call(setCheckInterval, { body: { minutes } }));
export const useAnswerCheck = () => useChange(() => call(answerCheck, {}));
export const useAskToLift = () => useChange((reason: string) => call(askToLift, { body: { reason } }));

/** The session ends with these, so nothing is read again. */
export const useTakeTimeOut = () =>
  useMutation<unknown, ApiError, number>({ mutationFn: (days) => call(takeTimeOut, { body: { days } }) });
export const useExcludeSelf = () =>
  useMutation<unknown, ApiError, number | null>({ mutationFn: (months) => call(excludeSelf, { body: { months } }) });
