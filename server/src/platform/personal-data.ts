import type { MemberId } from '@fairground/contract/ids';
import type { ClosingObjection, ErasedKind } from '@fairground/contract/privacy/retention';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from './database/index.ts';

/** A table with rows about a member, as its owner describes it: no secret, and no column that names somebody else. */
export type PersonalTable = {
  /** What the files in the archive are called. */
  readonly file: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** The column with the member's id, or a condition where it takes more than a column. */
  readonly member: string | ((member: MemberId) => RawBuilder<boolean>);
  /** Unique among the rows of a member: the rows are read in pages along it. */
  readonly key: readonly [string, ...string[]];
  /** Amounts in units of 1/10,000, which the archive writes as decimals. */
  readonly money?: readonly string[];
};

export type PersonalFile = { readonly name: string; readonly bytes: Uint8Array };

/** What a module holds about members, and what becomes of it when one leaves. */
export type PersonalData = {
  readonly module: string;
  readonly tables: readonly PersonalTable[];
  /** Files that are no rows, such as pictures; one after another. */
  readonly files?: (reader: Reader, member: MemberId) => AsyncIterable<PersonalFile>;
  /** What forbids to close the account now, if anything does. */
  readonly objectionToClosing?: (reader: Reader, member: MemberId) => Promise<ClosingObjection | undefined>;
  /** Kinds that another duty keeps for now, such as knowing an excluded person again; asked before each erasure. */
  readonly heldBack?: (reader: Reader, member: MemberId, now: Date) => Promise<readonly ErasedKind[]>;
  /** Erases what is due of a closed account; repeated, it changes nothing. */
  readonly erase?: Readonly<Partial<Record<ErasedKind, (tx: Tx, member: MemberId) => Promise<void>>>>;
};

export type PersonalRow = Readonly<Record<string, unknown>>;

const PAGE = 1_000;

/** The rows of a table about one member, page by page, so that no number of bets fills the memory. */
export async function* readPersonalRows(
  reader: Reader,
  { table, columns, member: of, key }: PersonalTable,
  member: MemberId,
): AsyncGenerator<readonly PersonalRow[]> {
  const own = typeof of === 'string' ? sql<boolean>`${sql.ref(of)} = ${member}` : of(member);
  const keys = sql.join(key.map((name) => sql.ref(name)));
  const selected = sql.join([...new Set([...columns, ...key])].map((name) => sql.ref(name)));
  let last: PersonalRow | undefined;
  do {
    const before = last;
    const after = before && sql`and (${keys}) > (${sql.join(key.map((name) => before[name]))})`;
    const { rows } = await sql<PersonalRow>`
      select ${selected} from ${sql.table(table)} where ${own} ${after ?? sql``}
      order by ${keys} limit ${PAGE}`.execute(reader);
    if (rows.length > 0) yield rows;
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}
