import { marketNamed } from '@fairground/contract/market/markets';
import type { Push } from '@fairground/contract/push';
import { createApprovals } from '../modules/approvals/index.ts';
import type { Actor, Audit } from '../modules/audit/index.ts';
import { createAudit } from '../modules/audit/index.ts';
import type { Bus, Subscription } from '../platform/bus/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/index.ts';
import { openGeo } from '../platform/geo/index.ts';
import type { Caller, Route } from '../platform/http/route.ts';
import type { Enqueue } from '../platform/jobs/index.ts';
import { silentLog } from '../platform/log.ts';
import type { Realtime } from '../platform/realtime/realtime.ts';
import { fakeClock } from './clock.ts';
import { seededRandom } from './random.ts';

/** A bus within one process: what is published is heard at once. */
export const localBus = (): Pick<Bus, 'publish' | 'subscribe'> => {
  const subscriptions = new Map<string, Set<Subscription>>();
  return {
    publish: (topic, message) => subscriptions.get(topic)?.forEach(({ onMessage }) => onMessage(message)),
    subscribe: (topic, subscription) => {
      const onTopic = subscriptions.get(topic) ?? new Set();
      subscriptions.set(topic, onTopic.add(subscription));
      return () => onTopic.delete(subscription);
    },
  };
};

/** Remembers what would have been sent to open browsers. */
export const recordedRealtime = () => {
  const sent: { readonly push: string; readonly data: unknown }[] = [];
  const remember = (push: Push, data: unknown): void => void sent.push({ push: push.name, data });
  const disconnected: bigint[] = [];
  const realtime: Realtime = {
    toSite: remember,
    toMember: (push, _member, data) => remember(push, data),
    hears: () => true,
    heardMembers: () => [],
    whenHeard: () => undefined,
    tellLatest: () => undefined,
    disconnectSession: (sessionId) => void disconnected.push(sessionId),
  };
  return { realtime, sent, disconnected };
};

/** Remembers what would have been queued. */
export const recordedJobs = () => {
  const queued: { readonly job: string; readonly runAt: Date | undefined; readonly run: () => Promise<void> }[] = [];
  const enqueue: Enqueue = (_tx, job, payload, { runAt } = {}) => {
    const run = () => job.run(payload, new AbortController().signal);
    queued.push({ job: job.name, runAt, run });
    return Promise.resolve();
  };
  return { enqueue, queued };
};

/** The ground modules stand on, with everything they send kept for looking at. */
export const testPlatform = async (db: Db) => {
  const clock = fakeClock('2026-01-05T08:00:00Z');
  const audit = createAudit({ db, clock });
  return {
    db,
    clock,
    random: seededRandom('ground'),
    bus: localBus(),
    ...recordedRealtime(),
    ...recordedJobs(),
    geo: await openGeo(),
    markets: ['sandbox'] as const,
    languages: ['TY', 'EN'] as const,
    audit,
    ...approvalsOf({ db, clock, audit }),
  };
};

/** The approvals of one node. A kind of change is registered once with them, so a second node has its own. */
export const approvalsOf = (ground: { readonly db: Db; readonly clock: Clock; readonly audit: Audit }) => ({
  approvals: createApprovals({ ...ground, log: silentLog }),
});

export const anOperator: Actor = { actorKind: 'operator', actor: 'ann', reason: 'a test', ip: '203.0.113.7' };

export const aCaller = (parts: Partial<Caller> = {}): Caller => ({
  requestId: 'request-1',
  ip: '113.160.0.1',
  host: 'play.example',
  userAgent: 'a browser',
  language: 'TY',
  session: undefined,
  market: () => marketNamed('sandbox'),
  country: () => 'VN',
  ...parts,
});

/** Calls one of a module's routes by the name of its endpoint. */
export const callRoute = async (
  routes: readonly Route[] | undefined,
  name: string,
  input: { readonly query?: unknown; readonly body?: unknown } = {},
  caller: Caller = aCaller(),
): Promise<unknown> => {
  const route = routes?.find(({ endpoint }) => endpoint.name === name);
  if (!route) throw new Error(`No route answers ${name}.`);
  const value = await route.handle({ query: input.query, body: input.body }, caller);
  return value;
};
