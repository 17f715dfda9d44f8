import { fallbackOf, isFlagKey, parseFlagValue } from '@fairground/contract/system/flags';
import type { FlagValue } from '@fairground/contract/system/flags';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireVersion } from '../../platform/row-version.ts';
import type { Actor } from '../audit/index.ts';
import type { SystemDeps } from './deps.ts';
import type { NoticeBoard } from './notice-board.ts';
import { lockFlag, saveFlag } from './store.ts';

/** Sets a flag from what an operator typed; answers what it was and is. */
export const setFlag = async (
  { db, clock, audit, isPlayMoney = false, flags: ofBrand = {} }: SystemDeps,
  board: NoticeBoard,
  actor: Actor,
  key: string,
  text: string,
  seen?: { readonly version: string },
): Promise<{ readonly before: FlagValue; readonly after: FlagValue }> => {
  if (!isFlagKey(key)) throw new Refusal('system.flag-unknown', { key });
  const after = parseFlagValue(key, text);
  if (after === undefined) throw new Refusal('system.flag-value-refused', { key });
  const before = await inTransaction(db, async (tx) => {
    const was = (await lockFlag(tx, key))?.value ?? fallbackOf(key, { isPlayMoney, ofBrand });
    // A call that was sent again finds its work done.
    if (seen !== undefined && was === after) return was;
    requireVersion(seen?.version, was);
    await saveFlag(tx, key, after, clock.now());
    await audit.record(tx, {
      ...actor,
      action: 'system.set-flag',
      resource: 'flag',
      resourceId: key,
      before: { value: was },
      after: { value: after },
    });
    return was;
  });
  board.tellSettings();
  return { before, after };
};
