import { enterTable, placeBets, watchTable } from '@fairground/contract/live-tables/endpoints';
import { money } from '@fairground/contract/money';
import type { TableView } from '@fairground/contract/studio/table';
import { expect, test } from 'vitest';
import type { Call } from '../../session/calls.ts';
import { createSession } from '../../session/session.ts';
import type { Opened } from '../../session/session.ts';
import { sitDown } from './table-session.ts';

const viewAt = (seconds: number, phase: 'OPEN' | 'SETTLED'): TableView =>
  ({
    version: `v${seconds}`,
    now: new Date(1_000_000 + seconds * 1_000),
    round: { number: 7, phase, result: null },
    seat: null,
  }) as unknown as TableView;

test('an answer that was overtaken on its way does not bring back a round that has ended', async () => {
  const watches: ((view: TableView) => void)[] = [];
  const call = ((endpoint: unknown, { body }: { body: { version?: string | null } }): Promise<unknown> => {
    if (endpoint === enterTable) return Promise.resolve({ limits: {}, past: [] });
    if (endpoint === placeBets) return Promise.resolve({ view: viewAt(12, 'OPEN'), funds: null });
    if (endpoint !== watchTable) return Promise.reject(new Error('Nobody asked for this.'));
    if (body.version === null) return Promise.resolve({ view: viewAt(11, 'OPEN'), funds: null });
    return new Promise((resolve) => watches.push((view) => resolve({ view, funds: null })));
  }) as unknown as Call;
  const deps = { call, newRequestId: () => 'request-1', onWaiting: () => undefined, wait: () => Promise.resolve() };
  const opened = { token: 'token', funds: { balance: money(100n), version: '1' }, seeds: {}, pools: [] };
  const session = createSession(deps, opened as unknown as Opened);
  const table = await sitDown({ ...deps, session, onRefused: () => undefined });
  watches.shift()?.(viewAt(15, 'SETTLED'));
  await new Promise((resolve) => setTimeout(resolve));

  await table.place([]);

  expect(table.view.get().round?.phase).toBe('SETTLED');
});
