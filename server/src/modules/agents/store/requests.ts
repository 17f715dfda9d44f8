import { contractTermsSchema } from '@fairground/contract/agents/contract-terms';
import type { ContractTerms, ContractType } from '@fairground/contract/agents/contract-terms';
import type { RequestKind, RequestState } from '@fairground/contract/agents/contracts';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { encodeTerms } from './contracts.ts';
import { agentsIn } from './agents-in.ts';

export type ContractRequest = {
  readonly id: bigint;
  readonly kind: RequestKind;
  readonly type: ContractType;
  readonly receiver: MemberId;
  readonly payer: MemberId | null;
  readonly terms: ContractTerms | null;
  readonly status: RequestState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

type Row = Omit<ContractRequest, 'terms'> & { readonly terms: unknown };

const COLUMNS = [
  'id',
  'kind',
  'type',
  'receiver_id as receiver',
  'payer_id as payer',
  'terms',
  'status',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const;

const requestOf = (row: Row): ContractRequest => ({
  ...row,
  terms: row.terms === null ? null : z.decode(contractTermsSchema, row.terms as never),
});

type NewRequest = Omit<ContractRequest, 'id' | 'status'> & {
  readonly key: string;
  readonly contractId: bigint | null;
  readonly status: 'IN_PROCESS' | 'APPROVED';
};

/** Writes a request; nothing where another one of the same receiver and type is open. */
export const insertRequest = async (tx: Tx, request: NewRequest): Promise<bigint | undefined> => {
  const { kind, type, receiver, payer, terms, createdAt, expiresAt, key, contractId, status } = request;
  const { rows } = await sql<{ id: bigint }>`
    insert into agents_request
      (kind, type, receiver_id, payer_id, contract_id, terms, status, request_key, created_at, expires_at, answered_at)
    values (${kind}, ${type}, ${receiver}, ${payer}, ${contractId}, ${terms && encodeTerms(terms)}::jsonb, ${status}, ${key},
            ${createdAt}, ${expiresAt}, ${status === 'IN_PROCESS' ? null : createdAt}::timestamptz)
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id;
};

/** What was asked before with the same key. */
export const findByKey = async (
  reader: Reader,
  payer: MemberId | null,
  key: string,
): Promise<ContractRequest | undefined> => {
  const row = await agentsIn(reader)
    .selectFrom('agents_request')
    .select(COLUMNS)
    .where(sql<boolean>`payer_id is not distinct from ${payer}::bigint`)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row && requestOf(row);
};

export const lockRequest = async (tx: Tx, id: bigint): Promise<ContractRequest | undefined> => {
  const row = await agentsIn(tx)
    .selectFrom('agents_request')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && requestOf(row);
};

/** What waits for an answer of a receiver; of each type there is one at most. */
export const findOpenRequest = (reader: Reader, receiver: MemberId, type: ContractType) =>
  agentsIn(reader)
    .selectFrom('agents_request')
    .select('id')
    .where('receiver_id', '=', receiver)
    .where('type', '=', type)
    .where('status', '=', 'IN_PROCESS')
    .executeTakeFirst();

export const answerRequest = async (tx: Tx, id: bigint, status: RequestState, now: Date): Promise<void> => {
  await agentsIn(tx).updateTable('agents_request').set({ status, answered_at: now }).where('id', '=', id).execute();
};

const REQUESTS_SHOWN = 100;

/** What waits or was not read yet on either side, of one type. */
export const listRequestsOf = async (
  reader: Reader,
  member: MemberId,
  type: ContractType,
): Promise<readonly ContractRequest[]> => {
  const rows = await agentsIn(reader)
    .selectFrom('agents_request')
    .select(COLUMNS)
    .where('type', '=', type)
    .where((where) => where.or([where('receiver_id', '=', member), where('payer_id', '=', member)]))
    .where((where) => where.or([where('status', '=', 'IN_PROCESS'), where('read_at', 'is', null)]))
    .orderBy('id', 'desc')
    .limit(REQUESTS_SHOWN)
    .execute();
  return rows.map(requestOf);
};

/** What waits for the member, by type: offers to answer, and ends it has not read of; a resignation is read by the payer. */
export const countWaiting = async (
  reader: Reader,
  member: MemberId,
): Promise<ReadonlyMap<ContractType, { readonly offers: number; readonly notices: number }>> => {
  const { rows } = await sql<{ type: ContractType; offers: number; notices: number }>`
    select type, sum(offers)::integer as offers, sum(notices)::integer as notices from (
      select type, count(*) filter (where status = 'IN_PROCESS') as offers,
             count(*) filter (where kind in ('TERMINATE', 'CASCADE') and read_at is null) as notices
        from agents_request where receiver_id = ${member} group by type
       union all
      select type, 0, count(*) from agents_request
       where payer_id = ${member} and kind = 'RESIGN' and read_at is null group by type
    ) waiting group by type`.execute(reader);
  return new Map(rows.map(({ type, offers, notices }) => [type, { offers, notices }]));
};

/** Notices of an end are read once their page was shown to whom they are for. */
export const markRead = async (reader: Reader, member: MemberId, type: ContractType, now: Date): Promise<void> => {
  await sql`
    update agents_request set read_at = ${now}
     where ((receiver_id = ${member} and (kind <> 'RESIGN' or payer_id is null)) or (payer_id = ${member} and kind = 'RESIGN'))
       and type = ${type} and read_at is null and status <> 'IN_PROCESS'`.execute(reader);
};

export const expireRequests = async (reader: Reader, now: Date): Promise<void> => {
  await sql`update agents_request set status = 'EXPIRED', answered_at = ${now}
             where status = 'IN_PROCESS' and expires_at <= ${now}`.execute(reader);
};
