import { changeWithdrawalRules, readWithdrawalRules } from '@fairground/contract/cashier/operator-endpoints';
import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

const AMOUNTS = [
  'min',
  'max',
  'step',
  'autoMax',
  'fourEyesFrom',
  'level2From',
  'level3From',
  'depositLevel2From',
] as const;
const NUMBERS = [
  'dailyCount',
  'coolingHours',
  'waitHours',
  'confirmMinutes',
  'noticeMinutes',
  'expectedMinutes',
] as const;
const COLUMNS: readonly Column[] = [
  ...AMOUNTS.map((id) => ({ id, as: 'amount' as const })),
  ...NUMBERS.map((id) => ({ id, as: 'number' as const })),
];
const FIELDS: readonly Field[] = [
  ...AMOUNTS.map((id) => ({ id, as: 'amount' as const, from: id })),
  ...NUMBERS.map((id) => ({ id, as: 'number' as const, from: id })),
];
const SHOWN_FIRST: readonly string[] = ['min', 'max', 'dailyCount', 'autoMax', 'fourEyesFrom'];

/** Amounts, limits and times of withdrawals; other ones take two people. */
export const withdrawalRuleOffers = {
  lists: [
    {
      id: 'cashier.withdrawal-rules',
      needs: 'withdrawals.read',
      area: 'money',
      order: 62,
      path: '/withdrawal-rules',
      read: readWithdrawalRules,
      key: 'setting',
      record: 'withdrawal-rules',
      columns: [
        { id: 'setting', as: 'word' },
        ...COLUMNS.map((column) => (SHOWN_FIRST.includes(column.id) ? column : { ...column, isHidden: true as const })),
      ],
    },
  ],
  records: [
    {
      id: 'cashier.rules',
      needs: 'withdrawals.read',
      record: 'withdrawal-rules',
      path: '/withdrawal-rules',
      read: readWithdrawalRules,
      key: 'setting',
      heading: 'setting',
      facts: COLUMNS,
    },
  ],
  actions: [
    {
      id: 'cashier.change-rules',
      needs: 'finance.write',
      on: 'withdrawal-rules',
      call: changeWithdrawalRules,
      keeps: { version: 'version' },
      fields: FIELDS,
    },
  ],
} as const satisfies ConsoleOffer;
