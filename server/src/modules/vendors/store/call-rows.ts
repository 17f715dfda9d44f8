import { recordSet } from '../../../platform/database/index.ts';
import type { Flight } from '../../../platform/database/index.ts';
import type { MemberId } from '@fairground/contract/ids';
import { NONCES, nonceRow } from './calls.ts';
import type { StoredAnswer, Nonce } from './calls.ts';

/** What a call's session says, as far as a stake depends on it. */
export type CallSession = {
  readonly token: string;
  readonly vendorId: bigint;
  readonly memberId: MemberId;
  readonly gameGroup: string;
  readonly currency: string;
  readonly seenAt: Date;
  readonly idleMinutes: number;
  readonly expiresAt: Date;
};

/** A call under the operation it asked for, with the answer it was given. */
export type CallRow = {
  readonly vendor_id: bigint;
  readonly member_id: bigint;
  readonly action: string;
  readonly transaction_id: string;
  readonly round_id: string;
  readonly currency: string;
  readonly at: Date;
  readonly operation_key: string;
  readonly http: number;
  readonly answer: string;
};

/** A call that is sent again after a broken connection finds its own ticket. */
const USE_NONCES = `insert into vendors_nonce (${NONCES.columns}) select ${NONCES.selected} from ${NONCES.source}
   order by given.vendor_id, given.nonce
  on conflict (vendor_id, nonce) do update set ticket = excluded.ticket where vendors_nonce.ticket = excluded.ticket
  returning vendor_id as "vendorId", nonce`;

/** Uses nonces up; answers those that nobody used before, as vendor and nonce. */
export const useNonces = async (flight: Flight, nonces: readonly Nonce[]): Promise<ReadonlySet<string>> => {
  const rows = await flight.ask<{ vendorId: bigint; nonce: string }>({
    name: 'vendors.use-nonces',
    text: USE_NONCES,
    values: NONCES.valuesOf(nonces.map(nonceRow)),
  });
  return new Set(rows.map(({ vendorId, nonce }) => `${vendorId} ${nonce}`));
};

const READ_SESSIONS = `select encode(token_hash, 'hex') as token, vendor_id as "vendorId", member_id as "memberId", game_group as "gameGroup",
         currency, seen_at as "seenAt", idle_minutes as "idleMinutes", expires_at as "expiresAt"
    from vendors_session where token_hash in (select decode(token, 'hex') from unnest($1::text[]) token)`;

/** The sessions of tokens, by the hashes they are kept under. */
export const readSessions = async (
  flight: Flight,
  tokenHashes: readonly string[],
): Promise<ReadonlyMap<string, CallSession>> => {
  const rows = await flight.ask<CallSession>({
    name: 'vendors.read-sessions',
    text: READ_SESSIONS,
    values: [`{${[...new Set(tokenHashes)].join()}}`],
  });
  return new Map(rows.map((row) => [row.token, row]));
};

const SEE_SESSIONS = `update vendors_session set seen_at = $2
   where token_hash in (select token_hash from vendors_session
                         where token_hash in (select decode(token, 'hex') from unnest($1::text[]) token) and seen_at < $2
                         order by token_hash for update)`;

/** Notes that sessions are still used. */
export const seeSessions = (flight: Flight, tokenHashes: readonly string[], now: Date): void =>
  flight.tell({
    name: 'vendors.see-sessions',
    text: SEE_SESSIONS,
    values: [`{${[...new Set(tokenHashes)].join()}}`, now],
  });

const ASKED = recordSet<{ key: string; at: Date }>({ key: 'uuid', at: 'timestamptz' });
/** Rows are found by the moment of their operation, of which no more than milliseconds are known here. */
const READ_KEPT = `select replace(given.key::text, '-', '') as key, kept.http, kept.answer
    from ${ASKED.source}
   cross join lateral (select http, answer from vendors_transaction
                        where at between given.at - interval '1 millisecond' and given.at + interval '1 millisecond'
                          and operation_key = given.key limit 1) kept`;

/** What calls were answered the first time, by the keys of their operations. */
export const readKept = async (
  flight: Flight,
  repeats: readonly { readonly key: string; readonly at: Date }[],
): Promise<ReadonlyMap<string, StoredAnswer>> => {
  if (repeats.length === 0) return new Map();
  const rows = await flight.ask<StoredAnswer & { readonly key: string }>({
    name: 'vendors.read-kept',
    text: READ_KEPT,
    values: ASKED.valuesOf(repeats),
  });
  return new Map(rows.map(({ key, http, answer }) => [key, { http, answer }]));
};

const CALLS = recordSet<CallRow>({
  vendor_id: 'bigint',
  member_id: 'bigint',
  action: 'text',
  transaction_id: 'text',
  round_id: 'text',
  currency: 'text',
  at: 'timestamptz',
  operation_key: 'uuid',
  http: 'smallint',
  answer: 'text',
});
const WRITE_CALLS = `insert into vendors_transaction (${CALLS.columns}) select ${CALLS.selected} from ${CALLS.source}`;

export const writeCalls = (flight: Flight, rows: readonly CallRow[]): void => {
  if (rows.length > 0) flight.tell({ name: 'vendors.write-calls', text: WRITE_CALLS, values: CALLS.valuesOf(rows) });
};
