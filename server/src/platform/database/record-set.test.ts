import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { recordSet, rowsOf } from './record-set.ts';

type Row = {
  readonly id: bigint;
  readonly isOpen: boolean;
  readonly name: string | null;
  readonly at: Date;
  readonly words: string;
  readonly state: string;
};
const ROWS = recordSet<Row>({
  id: 'bigint',
  isOpen: 'boolean',
  name: 'text',
  at: 'timestamptz',
  words: 'jsonb',
  state: 'betting_bet_state',
});

const { db } = await testDatabase();

test('records reach a statement of the query builder by the names of their columns, whatever their texts hold', async () => {
  const at = new Date('2026-11-18T10:00:00.123Z');
  const first = { id: 9_000_000_000_000_000_000n, isOpen: true, name: String.raw`a "quoted" \ {1,2}', NULL`, at };
  const given: readonly Row[] = [
    { ...first, words: JSON.stringify(['x"y', null]), state: 'void' },
    { id: -1n, isOpen: false, name: null, at, words: '{}', state: 'settled' },
  ];

  const { rows } = await sql`
    select q.id, q."isOpen", q.name, q.at, q.words, q.state, pg_typeof(q.state)::text as type from ${rowsOf(ROWS, given, 'q')}`.execute(
    db,
  );

  expect(rows).toEqual([
    { ...given[0], words: ['x"y', null], type: 'betting_bet_state' },
    { ...given[1], words: {}, type: 'betting_bet_state' },
  ]);
});

test('no records are no rows', async () => {
  expect((await sql`select * from ${rowsOf(ROWS, [])}`.execute(db)).rows).toEqual([]);
});
