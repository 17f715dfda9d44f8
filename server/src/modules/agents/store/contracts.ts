import { contractTermsSchema } from '@fairground/contract/agents/contract-terms';
import type {
  ContractState,
  ContractTerms,
  ContractType,
  EndReason,
  PeriodType,
} from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Reader, Tx } from '../../../platform/database/index.ts';

export type Contract = {
  readonly id: bigint;
  readonly receiver: MemberId;
  /** Null is the house. */
  readonly payer: MemberId | null;
  readonly lineRoot: MemberId;
  readonly terms: ContractTerms;
  readonly status: ContractState;
  readonly from: string;
  /** The first day without it. */
  readonly until: string | null;
  readonly endReason: EndReason | null;
};

type Row = Omit<Contract, 'terms'> & { readonly terms: unknown };

const COLUMNS = sql`id, receiver_id as receiver, payer_id as payer, line_root_id as "lineRoot", terms, status,
  lower(effective)::text as from, upper(effective)::text as until, end_reason as "endReason"`;

const contractOf = (row: Row): Contract => ({ ...row, terms: z.decode(contractTermsSchema, row.terms as never) });

export const encodeTerms = (terms: ContractTerms): string => JSON.stringify(z.encode(contractTermsSchema, terms));

const list = async (reader: Reader, condition: ReturnType<typeof sql>): Promise<readonly Contract[]> => {
  const { rows } = await sql<Row>`select ${COLUMNS} from agents_contract where ${condition} order by id`.execute(
    reader,
  );
  return rows.map(contractOf);
};

/** Contracts of a type that a member gets or pays, those that ended long ago last. */
export const listContractsOf = (reader: Reader, member: MemberId, type: ContractType): Promise<readonly Contract[]> =>
  list(
    reader,
    sql`type = ${type} and (receiver_id = ${member} or payer_id = ${member})
    and (upper_inf(effective) or upper(effective) > current_date - 400)`,
  );

/** The contract of a receiver that is in force on a day. */
export const findContractOn = async (
  reader: Reader,
  receiver: MemberId,
  type: ContractType,
  day: string,
): Promise<Contract | undefined> => {
  const [found] = await list(reader, sql`receiver_id = ${receiver} and type = ${type} and effective @> ${day}::date`);
  return found;
};

/** The last contract of a receiver, whether it runs, is to begin or ended. */
export const findLastContract = async (
  reader: Reader,
  receiver: MemberId,
  type: ContractType,
): Promise<Contract | undefined> => {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from agents_contract where receiver_id = ${receiver} and type = ${type} and not isempty(effective)
     order by lower(effective) desc limit 1`.execute(reader);
  return rows[0] && contractOf(rows[0]);
};

export const lockContract = async (tx: Tx, id: bigint): Promise<Contract | undefined> => {
  const { rows } = await sql<Row>`select ${COLUMNS} from agents_contract where id = ${id} for update`.execute(tx);
  return rows[0] && contractOf(rows[0]);
};

/** What runs or is to begin below these payers, on or after a day. */
export const listPaidBy = (reader: Reader, payers: readonly MemberId[], type: ContractType, day: string) =>
  list(
    reader,
    sql`payer_id = any(${payers.map(String)}::bigint[]) and type = ${type}
      and (upper_inf(effective) or upper(effective) > ${day}::date)`,
  );

/** Contracts of the house in one line that run or are to begin, on or after a day. */
export const listOfHouseIn = (reader: Reader, lineRoot: MemberId, type: ContractType, day: string) =>
  list(
    reader,
    sql`line_root_id = ${lineRoot} and payer_id is null and type = ${type} and not isempty(effective)
      and (upper_inf(effective) or upper(effective) > ${day}::date)`,
  );

export const insertContract = async (
  tx: Tx,
  contract: Pick<Contract, 'receiver' | 'payer' | 'lineRoot' | 'terms' | 'from'> & {
    readonly status: 'SCHEDULED' | 'ACTIVE';
    readonly supersedes: bigint | null;
    readonly now: Date;
  },
): Promise<bigint> => {
  const { receiver, payer, lineRoot, terms, from, status, supersedes, now } = contract;
  const { rows } = await sql<{ id: bigint }>`
    insert into agents_contract
      (type, period_type, receiver_id, payer_id, line_root_id, terms, status, effective, supersedes_id, created_at)
    values (${terms.type}, ${terms.periodType}, ${receiver}, ${payer}, ${lineRoot}, ${encodeTerms(terms)}::jsonb, ${status},
            daterange(${from}::date, null), ${supersedes}, ${now}) returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('A contract was not written.');
  return row.id;
};

/** Ends contracts on a day, the first without them; those that would never begin end at once. */
export const endContracts = async (tx: Tx, ids: readonly bigint[], until: string, reason: EndReason): Promise<void> => {
  await sql`
    update agents_contract
       set effective = daterange(lower(effective), greatest(lower(effective), ${until}::date)), end_reason = ${reason},
           status = case when lower(effective) >= ${until}::date then 'ENDED' else 'ENDING' end
     where id = any(${ids.map(String)}::bigint[])`.execute(tx);
};

/** Contracts begin and end with the day; answers the receivers whose contract ended. */
export const turnContracts = async (tx: Tx, day: string): Promise<void> => {
  await sql`update agents_contract set status = 'ACTIVE'
             where status = 'SCHEDULED' and lower(effective) <= ${day}::date`.execute(tx);
  await sql`update agents_contract set status = 'ENDED'
             where status = 'ENDING' and upper(effective) <= ${day}::date`.execute(tx);
};

/** Whether a member gets or pays anything by a contract on a day or later; with one payer alone, if it is named. */
export const hasOpenContract = async (
  reader: Reader,
  member: MemberId,
  day: string,
  payer?: MemberId,
): Promise<boolean> => {
  const sides =
    payer === undefined
      ? sql`(receiver_id = ${member} or payer_id = ${member})`
      : sql`receiver_id = ${member} and payer_id = ${payer}`;
  const { rows } = await sql`
    select from agents_contract where ${sides} and not isempty(effective) and coalesce(upper(effective) > ${day}::date, true)
    union all
    select from agents_request where ${sides} and status = 'IN_PROCESS' limit 1`.execute(reader);
  return rows.length > 0;
};

/** Contracts of a branch that moved belong to the line of its new head. */
export const moveContracts = async (tx: Tx, receivers: readonly MemberId[], lineRoot: MemberId): Promise<void> => {
  await sql`
    update agents_contract set line_root_id = ${lineRoot}
     where receiver_id = any(${`{${receivers.join(',')}}`}::bigint[]) and status <> 'ENDED'`.execute(tx);
};

/** One transaction changes the contracts of a line and a type at a time. */
export const lockLine = async (tx: Tx, lineRoot: MemberId, type: ContractType): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agents contract ${lineRoot} ${type}`}, 0))`.execute(tx);
};

/** Contracts in force on the first day of a period, of all receivers. Most of a line share their terms: each is read once. */
export const listToSettle = async (
  reader: Reader,
  type: ContractType,
  periodType: PeriodType,
  { from }: { readonly from: string },
): Promise<readonly Contract[]> => {
  const { rows } = await sql<Omit<Contract, 'terms'> & { readonly text: string }>`
    select id, receiver_id as receiver, payer_id as payer, line_root_id as "lineRoot", terms::text as text, status,
           lower(effective)::text as from, upper(effective)::text as until, end_reason as "endReason"
      from agents_contract
     where type = ${type} and period_type = ${periodType} and effective @> ${from}::date order by id`.execute(reader);
  const known = new Map<string, ContractTerms>();
  return rows.map(({ text, ...row }) => {
    const terms = known.get(text) ?? z.decode(contractTermsSchema, JSON.parse(text));
    known.set(text, terms);
    return { ...row, terms };
  });
};

/** The kinds of period of a type that have any contract. */
export const listPeriodTypes = async (
  reader: Reader,
): Promise<readonly { type: ContractType; periodType: PeriodType; from: string }[]> => {
  const { rows } = await sql<{ type: ContractType; periodType: PeriodType; from: string }>`
    select type, period_type as "periodType", min(lower(effective))::text as from
      from agents_contract where not isempty(effective) group by type, period_type`.execute(reader);
  return rows;
};

/** Which types a member gets or pays, or has an offer of. */
export const listOwnTypes = async (reader: Reader, member: MemberId): Promise<readonly ContractType[]> => {
  const { rows } = await sql<{ type: ContractType }>`
    select type from agents_contract where receiver_id = ${member} or payer_id = ${member}
    union select type from agents_request where receiver_id = ${member} and status = 'IN_PROCESS'`.execute(reader);
  return rows.map(({ type }) => type);
};

/** Which types each of these members gets on a day. */
export const listTypesReceived = async (
  reader: Reader,
  receivers: readonly MemberId[],
  day: string,
): Promise<ReadonlyMap<MemberId, readonly ContractType[]>> => {
  const { rows } = await sql<{ receiver: MemberId; types: readonly ContractType[] }>`
    select receiver_id as receiver, array_agg(type order by type) as types from agents_contract
     where receiver_id = any(${receivers.map(String)}::bigint[]) and effective @> ${day}::date
     group by receiver_id`.execute(reader);
  return new Map(rows.map(({ receiver, types }) => [receiver, types]));
};

/** Contracts that the house pays, the newest first. */
export const listOfHouse = async (
  reader: Reader,
  {
    before,
    type,
    status,
    limit,
  }: {
    readonly before?: bigint | undefined;
    readonly type?: ContractType | undefined;
    readonly status?: ContractState | undefined;
    readonly limit: number;
  },
): Promise<readonly Contract[]> => {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from agents_contract
     where payer_id is null and ${before === undefined ? sql`true` : sql`id < ${before}`}
       and ${type === undefined ? sql`true` : sql`type = ${type}`}
       and ${status === undefined ? sql`true` : sql`status = ${status}`}
     order by id desc limit ${limit}`.execute(reader);
  return rows.map(contractOf);
};

/** Every contract of a member on either side, the newest first. */
export const listAllContractsOf = async (reader: Reader, member: MemberId): Promise<readonly Contract[]> => {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from agents_contract where receiver_id = ${member} or payer_id = ${member}
     order by id desc limit 100`.execute(reader);
  return rows.map(contractOf);
};
