import { money, writeMoney } from '@fairground/contract/money';

/** Fields of facts that hold amounts in the smallest unit. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'fee']);

/** What is sent of a fact: its kind, its time and its own fields, amounts as decimals and nothing that names a person. */
export const bodyOf = (event: string, at: Date, payload: unknown): string =>
  JSON.stringify({ type: event, timestamp: at.toISOString(), data: dataOf(payload) });

const dataOf = (payload: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(payload ?? {}).map(([name, value]) => [
      name,
      AMOUNTS.has(name) && typeof value === 'string' ? writeMoney(money(BigInt(value))) : value,
    ]),
  );
