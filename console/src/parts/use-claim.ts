import type { DeskQueue } from '@fairground/contract/console/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deskCall, quietDeskCall } from '../session/calls.ts';

/** Kept in the audit trail beside the claim. */
const TAKE_REASON = 'opened in the queue';
const RELEASE_REASON = 'left in the queue undecided';

type Claiming = {
  readonly claim: NonNullable<DeskQueue['claim']>;
  readonly itemKey: string;
  /** Who had it in hand when it was opened. */
  readonly holder: string;
  readonly self: string;
};

/** Takes an item in hand while it is open; answers why that failed. Somebody else's item is only looked at. */
export const useClaim = ({ claim, itemKey, holder, self }: Claiming): unknown => {
  const cache = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const [first] = useState(holder);
  useEffect(() => {
    if (first !== '' && first !== self) return undefined;
    let isLeft = false;
    let isTaken = first === self;
    const release = () => quietDeskCall(claim.release, { body: { [claim.as]: itemKey, reason: RELEASE_REASON } });
    const take = async () => {
      await deskCall(claim.take, { body: { [claim.as]: itemKey, reason: TAKE_REASON } });
      isTaken = true;
      if (isLeft) await release();
      await cache.invalidateQueries();
    };
    if (!isTaken) take().catch(setFailure);
    return () => {
      isLeft = true;
      if (isTaken) void release();
    };
  }, [claim, itemKey, first, self, cache]);
  return failure;
};
