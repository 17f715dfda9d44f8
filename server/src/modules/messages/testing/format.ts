import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';

/** How the messages of tests are written. */
export const testFormat = {
  numbers: createNumbers(SEED_STYLE),
  currencySymbol: 'xu',
  timeZone: 'Asia/Ho_Chi_Minh',
} as const;
