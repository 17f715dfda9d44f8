import { enterCrash, leaveCrash, watchCrash } from '@fairground/contract/crash-room/endpoints';
import type { CrashView } from '@fairground/contract/crash-room/flight';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import type { Call } from '../../session/calls.ts';
import { createSession } from '../../session/session.ts';
import type { Opened } from '../../session/session.ts';
import { boardRoom } from './crash-session.ts';
import { aFlight, at } from './testing/a-flight.ts';

const viewOf = (seconds: number, part: Partial<NonNullable<CrashView['round']>>): CrashView => ({
  version: `v${seconds}`,
  now: at(seconds),
  round: aFlight({ phase: 'DEALT', fliesAt: at(10), ...part }),
  riders: [],
  players: 0,
  staked: money(0n),
  seat: null,
});
const patience = { onWaiting: () => undefined, wait: () => Promise.resolve() };

/** A room whose watch is answered when the test says so, with a balance of 100. */
const aRoom = async () => {
  const watches: ((view: CrashView) => void)[] = [];
  let funds = { balance: money(100n), version: '1' };
  const answers = new Map<unknown, () => unknown>([
    [enterCrash, () => ({ betMax: money(1_000n), past: [] })],
    [leaveCrash, () => ({ view: viewOf(12, {}), funds: null, exit: { panel: 'a', at: 120, by: 'PLAYER' } })],
  ]);
  const call = ((endpoint: unknown, { body }: { body: { version?: string | null } }): Promise<unknown> => {
    if (endpoint === watchCrash && body.version === null) return Promise.resolve({ view: viewOf(11, {}), funds: null });
    if (endpoint === watchCrash)
      return new Promise((resolve) => watches.push((view) => resolve({ view, funds: null })));
    return Promise.resolve(answers.get(endpoint)?.() ?? { funds });
  }) as unknown as Call;
  const deps = { call, newRequestId: () => 'request-1', ...patience };
  const opened = { token: 'token', funds, seeds: {}, pools: [] } as unknown as Opened;
  const session = createSession(deps, opened);
  const room = await boardRoom({ ...deps, session, onRefused: () => undefined });
  const watched = async (view: CrashView): Promise<void> => {
    watches.shift()?.(view);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const refill = async (): Promise<void> => {
    funds = { balance: money(500n), version: '2' };
    await session.askFunds();
  };
  return { room, session, watched, refill };
};

test('an answer that was overtaken on its way does not bring back a flight that has ended', async () => {
  const { room, watched } = await aRoom();
  await watched(viewOf(15, { point: 140 }));

  await room.leave('a');

  expect(room.view.get().round?.point).toBe(140);
});

test('money that came in beside the game is shown in the crash room', async () => {
  const { session, refill } = await aRoom();

  await refill();

  expect(session.balance.get()).toBe(500n);
});
