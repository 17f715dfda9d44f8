import * as z from 'zod/mini';
import { moneySchema } from '../money-schema.ts';
import { push } from '../push.ts';

/** A balance of the member moved. A page drops what carries a version below the last one it showed. */
export const balanceChanged = push({
  name: 'wallet.balance-changed',
  audience: 'member',
  data: z.object({ currency: z.string(), sumBalance: moneySchema, version: z.string() }),
});
