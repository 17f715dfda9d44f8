import { isDeepStrictEqual } from 'node:util';
import type { RegisterRule } from '@fairground/contract/system/endpoints';
import { isPatternId } from '@fairground/contract/system/patterns';
import { isRegisterField } from '@fairground/contract/system/register-rules';
import { inTransaction } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireVersion } from '../../platform/row-version.ts';
import type { Actor } from '../audit/index.ts';
import type { SystemDeps } from './deps.ts';
import type { NoticeBoard } from './notice-board.ts';
import { registerRuleOf } from './settings.ts';
import { lockRegisterRule, updateRegisterRule } from './store.ts';

export type RegisterRuleChange = Partial<
  Pick<RegisterRule, 'enabled' | 'required' | 'patternId' | 'minLength' | 'maxLength'>
>;

const LENGTH_MAX = 255;

/** Changes what the server demands of a registration field; parts that are not named stay. */
export const setRegisterRule = async (
  { db, audit }: SystemDeps,
  board: NoticeBoard,
  actor: Actor,
  field: string,
  change: RegisterRuleChange,
  seen?: { readonly version: string },
): Promise<RegisterRule> => {
  if (!isRegisterField(field)) throw new Refusal('system.field-unknown', { field });
  if (change.patternId !== undefined && !isPatternId(change.patternId)) throw new Refusal('system.pattern-unknown');
  const rule = await inTransaction(db, async (tx) => {
    const row = await lockRegisterRule(tx, field);
    if (!row) throw new Refusal('system.field-unknown', { field });
    const changed = {
      ...row,
      enabled: change.enabled ?? row.enabled,
      required: change.required ?? row.required,
      pattern_id: change.patternId ?? row.pattern_id,
      min_length: change.minLength ?? row.min_length,
      max_length: change.maxLength ?? row.max_length,
    };
    if (!areBounds(changed.min_length, changed.max_length)) throw new Refusal('system.length-bounds-wrong');
    const [before, after] = [registerRuleOf(row), registerRuleOf(changed)];
    // A call that was sent again finds its work done.
    if (seen !== undefined && isDeepStrictEqual(before, after)) return after;
    requireVersion(seen?.version, before);
    await updateRegisterRule(tx, changed);
    await audit.record(tx, {
      ...actor,
      action: 'system.set-register-rule',
      resource: 'register-rule',
      resourceId: field,
      before,
      after,
    });
    return after;
  });
  board.tellSettings();
  return rule;
};

const areBounds = (min: number, max: number): boolean =>
  Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min <= max && max <= LENGTH_MAX;
