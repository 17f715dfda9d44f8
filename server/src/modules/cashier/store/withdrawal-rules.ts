import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { WithdrawalRules } from '../withdrawal/domain/rules.ts';
import { withdrawalsIn } from './cashier-in.ts';

const rulesIn = (reader: Reader) =>
  withdrawalsIn(reader)
    .selectFrom('cashier_withdrawal_rule')
    .select([
      'min_amount as min',
      'max_amount as max',
      'step',
      'daily_count as dailyCount',
      'auto_max as autoMax',
      'four_eyes_from as fourEyesFrom',
      'level_2_from as level2From',
      'level_3_from as level3From',
      'deposit_level_2_from as depositLevel2From',
      'cooling_hours as coolingHours',
      'wait_hours as waitHours',
      'confirm_minutes as confirmMinutes',
      'notice_minutes as noticeMinutes',
      'expected_minutes as expectedMinutes',
    ]);

export const readRules = (reader: Reader): Promise<WithdrawalRules> => rulesIn(reader).executeTakeFirstOrThrow();

/** The rules, held until the commit: of two changes the second sees what the first did. */
export const lockRules = (tx: Tx): Promise<WithdrawalRules> => rulesIn(tx).forUpdate().executeTakeFirstOrThrow();

export const writeRules = async (tx: Tx, rules: WithdrawalRules): Promise<void> => {
  await withdrawalsIn(tx)
    .updateTable('cashier_withdrawal_rule')
    .set({
      min_amount: rules.min,
      max_amount: rules.max,
      step: rules.step,
      daily_count: rules.dailyCount,
      auto_max: rules.autoMax,
      four_eyes_from: rules.fourEyesFrom,
      level_2_from: rules.level2From,
      level_3_from: rules.level3From,
      deposit_level_2_from: rules.depositLevel2From,
      cooling_hours: rules.coolingHours,
      wait_hours: rules.waitHours,
      confirm_minutes: rules.confirmMinutes,
      notice_minutes: rules.noticeMinutes,
      expected_minutes: rules.expectedMinutes,
    })
    .execute();
};
