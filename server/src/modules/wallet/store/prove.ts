import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/index.ts';
import type { WalletDeps } from '../deps.ts';
import { readProof } from '../store.ts';
import type { Proof } from '../store.ts';

export type { Proof } from '../store.ts';

const PROOF_TIMEOUT_MS = 3_600_000;

/** Recomputes every balance from the postings; each sentence of the answer is a fault. */
export const prove = async ({
  db,
}: Pick<WalletDeps, 'db'>): Promise<Proof & { readonly faults: readonly string[] }> => {
  const proof = await inTransaction(db, async (tx) => {
    await sql`select set_config('statement_timeout', ${String(PROOF_TIMEOUT_MS)}, true)`.execute(tx);
    return readProof(tx);
  });
  return { ...proof, faults: faultsOf(proof) };
};

const faultsOf = ({ unbalanced, differing, inconsistent, overdrawn }: Proof): readonly string[] => [
  ...unbalanced.map(({ currency, sum }) => `the accounts in ${currency} sum to ${sum} and not to zero`),
  ...differing.map(({ account, balance, posted }) => `account ${account} shows ${balance}, its postings say ${posted}`),
  ...inconsistent.map((key) => `operation ${key} and its legs disagree`),
  ...overdrawn.map((account) => `account ${account} is below its floor without a claw-back`),
];
