import type { Money } from '@fairground/contract/money';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { SandboxTables } from './sandbox-tables.ts';

export type SandboxPayment = Selectable<SandboxTables['cashier_sandbox_payment']>;
export type SandboxCallback = Selectable<SandboxTables['cashier_sandbox_callback']>;

const sandboxIn = (reader: Reader) => reader.withTables<SandboxTables>();

type Name = { readonly provider: string; readonly what: 'deposit' | 'payout'; readonly no: string };

export const findSandboxPayment = (reader: Reader, { provider, what, no }: Name): Promise<SandboxPayment | undefined> =>
  sandboxIn(reader)
    .selectFrom('cashier_sandbox_payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('what', '=', what)
    .where('no', '=', no)
    .executeTakeFirst();

export const findSandboxReference = (reader: Reader, reference: string): Promise<SandboxPayment | undefined> =>
  sandboxIn(reader)
    .selectFrom('cashier_sandbox_payment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();

/** The same number again is the first payment. */
export const insertSandboxPayment = async (
  tx: Tx,
  row: Insertable<SandboxTables['cashier_sandbox_payment']>,
): Promise<SandboxPayment> => {
  await sandboxIn(tx)
    .insertInto('cashier_sandbox_payment')
    .values(row)
    .onConflict((conflict) => conflict.constraint('cashier_sandbox_payment_no_is_one').doNothing())
    .execute();
  const kept = await findSandboxPayment(tx, row);
  if (kept === undefined) throw new Error('The sandbox kept no payment.');
  return kept;
};

/** False when it was decided before: a payment is paid once. */
export const decideSandboxPayment = async (
  tx: Tx,
  reference: string,
  decision: { readonly paidAmount: Money; readonly payerName: string | null; readonly at: Date },
): Promise<boolean> => {
  const decided = await sandboxIn(tx)
    .updateTable('cashier_sandbox_payment')
    .set({ state: 'paid', paid_amount: decision.paidAmount, payer_name: decision.payerName, decided_at: decision.at })
    .where('reference', '=', reference)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return decided.numUpdatedRows === 1n;
};

export const insertSandboxCallback = async (
  tx: Tx,
  row: { readonly reference: string; readonly body: string; readonly due_at: Date },
): Promise<void> => {
  await sandboxIn(tx).insertInto('cashier_sandbox_callback').values(row).execute();
};

/** What was planned for a payout is due now; false where the sandbox was never ordered to pay it. */
export const hurrySandboxPayout = async (tx: Tx, no: string, now: Date): Promise<boolean> => {
  const ordered = await sandboxIn(tx)
    .selectFrom('cashier_sandbox_payment')
    .select('reference')
    .where('what', '=', 'payout')
    .where('no', '=', no)
    .execute();
  const references = ordered.map(({ reference }) => reference);
  if (references.length === 0) return false;
  await sandboxIn(tx)
    .updateTable('cashier_sandbox_payment')
    .set({ decided_at: now })
    .where('reference', 'in', references)
    .where('decided_at', '>', now)
    .execute();
  await sandboxIn(tx)
    .updateTable('cashier_sandbox_callback')
    .set({ due_at: now })
    .where('reference', 'in', references)
    .where('sent_at', 'is', null)
    .where('due_at', '>', now)
    .execute();
  return true;
};

/** Claims callbacks that are due, in their order; one that is not answered is due again later, ever more rarely. */
export const claimCallbacks = async (
  db: Db,
  now: Date,
): Promise<readonly (SandboxCallback & { readonly provider: string })[]> => {
  const { rows } = await sql<SandboxCallback & { readonly provider: string }>`
    update cashier_sandbox_callback c
       set tries = c.tries + 1, due_at = ${now}::timestamptz + least(interval '1 hour', interval '20 seconds' * (2 ^ c.tries))
      from cashier_sandbox_payment p
     where p.reference = c.reference and c.id in (
       select id from cashier_sandbox_callback
        where sent_at is null and due_at <= ${now} and tries < 12 order by id limit 50 for update skip locked)
    returning c.*, p.provider`.execute(db);
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
};

export const markCallbackSent = async (db: Db, id: bigint, now: Date): Promise<void> => {
  await sandboxIn(db).updateTable('cashier_sandbox_callback').set({ sent_at: now }).where('id', '=', id).execute();
};

/** What the sandbox paid or took in a span of time. */
export const listSandboxStatement = (
  reader: Reader,
  provider: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly SandboxPayment[]> =>
  sandboxIn(reader)
    .selectFrom('cashier_sandbox_payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('state', '=', 'paid')
    .where('decided_at', '>=', from)
    .where('decided_at', '<', to)
    .orderBy('decided_at')
    .execute();
