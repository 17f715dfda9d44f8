import type { App } from '../../app.ts';
import type { Db } from '../../platform/database/index.ts';
import { sql } from 'kysely';
import type { Said, SentCall } from './calls.ts';

/** What a version said of its database at the end of the story; a later version must say the same. */
export type Facts = {
  readonly balances: readonly string[];
  readonly proofs: readonly string[];
};

/** What is kept beside a dump: the moment it was made, its facts, and calls with the answers a repeat got. */
export type Kept = {
  readonly at: string;
  readonly facts: Facts;
  readonly calls: readonly (SentCall & Said)[];
};

/** Reads every balance and runs every proof, each as one line of text. */
export const factsOf = async (app: App, db: Db): Promise<Facts> => {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', id, owner_id, kind, currency, balance, version) as line from wallet_account order by id`.execute(
    db,
  );
  const { faults: ledger, legs } = await app.wallet.prove();
  const register = await app.betting.prove();
  const { lines, fault } = await app.audit.verifyChain();
  return {
    balances: rows.map(({ line }) => line),
    proofs: [
      `ledger: ${legs} legs, faults: ${ledger.join('; ')}`,
      `register: ${JSON.stringify(register, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))}`,
      `trail: ${lines} lines, fault: ${JSON.stringify(fault ?? null)}`,
      `pools: ${(await app.lottery.provePools()).join('; ')}`,
    ],
  };
};
