import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { MembersDeps } from './deps.ts';
import { firstIconOf } from './domain/icons.ts';
import { installDefaultHead, installHouseMember } from './store/house.ts';
import { hasTerms, insertTerms } from './store/terms.ts';

/** Below the numbers the sequence gives out. */
export const HOUSE_ROOT = 1n as MemberId;
const HOUSE_LINE = 2n as MemberId;
const FIRST_TERMS = '1';

/**
 * Puts the ground of the tree in place: its root, the head of the house's own line, and the first terms. Nobody can
 * log in as either, and no rule of names admits theirs. Safe at every start of any number of nodes.
 */
export const installDefaults = async ({ db, clock, minimumAge }: MembersDeps): Promise<void> => {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const root = { id: HOUSE_ROOT, account: '@house', uplineId: null, icon: firstIconOf(HOUSE_ROOT) };
    const line = { id: HOUSE_LINE, account: '@line', uplineId: HOUSE_ROOT, icon: firstIconOf(HOUSE_LINE) };
    await installHouseMember(tx, root, now);
    await installHouseMember(tx, line, now);
    await installDefaultHead(tx, HOUSE_LINE);
    if (!(await hasTerms(tx))) await insertTerms(tx, { version: FIRST_TERMS, minimumAge, inForceSince: now });
  });
};
