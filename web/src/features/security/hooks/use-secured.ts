import { SECURITY_CHANGED, useInvalidate } from '@fairground/client/facts';
import { useMutation } from '@tanstack/react-query';
import { useLock } from '../../../shared/account/index.ts';

/**
 * A change to how the account is protected. What the page shows of it is read again whether it went well or not: a lost
 * answer may have changed it too. Too many attempts make every such form wait.
 */
export const useSecured = <Input, Output>(work: (input: Input) => Promise<Output>) => {
  const invalidate = useInvalidate();
  const { lockAfter } = useLock();
  return useMutation<Output, Error, Input>({
    mutationFn: work,
    onError: lockAfter,
    onSettled: () => void invalidate(SECURITY_CHANGED),
  });
};
