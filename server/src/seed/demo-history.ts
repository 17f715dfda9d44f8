import { marketNamed } from '@fairground/contract/market/markets';
import type { ContractTerms, ContractType, PeriodType } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Modules } from '../built-modules.ts';
import type { Actor } from '../modules/audit/index.ts';
import type { Maker } from '../modules/operators/index.ts';
import type { Caller } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { Refusal } from '../platform/refusal.ts';
import { DEMO_LINE } from './demo-members.ts';

const ACTOR: Actor = { actorKind: 'system', actor: 'seed', reason: 'demo line', ip: '' };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
/** Days that were played before the day on which the demo is made. */
export const HISTORY_DAYS = 30;
/** Contracts begin from above to below, one level a day, before the first day that is played. */
export const SIGNING_DAYS = 5;
/** Salaries within a day have many windows: they begin late, those of five minutes only for the first two levels. */
const HOURLY_FROM = 8;
const REAL_TIME_FROM = 2;
const SLOT = { vassalage: 'JL', gameId: 'JL-lotus20' };
const SPINS = 3;
const TRIES = 5;
/** Players of the demo have some millions: a month of such bets is neither nothing nor all of it. */
const MOST = money(20_000_0000n);
const BETWEEN_SPINS_MS = 10_000;
const HOURS_OF_PLAY = [11, 15, 20] as const;

/** What the history needs of those who tell it: time that can be set, facts that can be waited for, and two people. */
export type DemoStage = {
  readonly modules: Pick<Modules, 'agents' | 'approvals' | 'figures' | 'members' | 'studio' | 'vendors' | 'wallet'>;
  readonly setTo: (moment: Date) => Promise<void>;
  /** Ends when every listener has handled what was announced. */
  readonly heard: () => Promise<void>;
  readonly today: string;
  /** When a day begins in the zone of the business. */
  readonly midnightOf: (day: string) => Date;
  /** Two people of the staff, logged in for what is approved now. */
  readonly staff: () => Promise<{ readonly maker: Maker; readonly checker: Maker }>;
};

/**
 * Plays the demo line: contracts offered and accepted level by level, thirty days of bets on a slot of the sandbox,
 * shares, salaries and dividends settled each night as the product does, dividends approved by two people, and an offer
 * that waits. Everything goes through the calls of the product; only the time is told.
 */
export const playDemoHistory = async (stage: DemoStage): Promise<void> => {
  const { modules, setTo, midnightOf, today } = stage;
  const line = await Promise.all(DEMO_LINE.map(async (account) => (await knownMember(modules.members, account)).id));
  const dayOf = (ago: number): string => dayBefore(today, ago);
  const at = (ago: number, ms: number): Promise<void> => setTo(new Date(midnightOf(dayOf(ago)).getTime() + ms));

  for (const [level, receiver] of line.entries()) {
    await at(HISTORY_DAYS + SIGNING_DAYS - level, 10 * HOUR_MS);
    await giveRates(modules, receiver, level);
    for (const kind of ['DIVIDEND', 'DAILY_SALARY'] as const) await sign(stage, line, level, kind);
  }
  const players = await playersOf(modules.members);
  for (let ago = HISTORY_DAYS; ago >= 1; ago -= 1) {
    await at(ago, 9 * HOUR_MS);
    await sign(stage, line, HOURLY_FROM - ago, 'HOUR_SALARY');
    await sign(stage, line.slice(0, 2), REAL_TIME_FROM - ago, 'RT_SALARY');
    for (const hour of HOURS_OF_PLAY)
      await playHour(stage, players, { ago, hour }, (ms) => at(ago, hour * HOUR_MS + ms));
    await settleNight(stage, (ms) => at(ago - 1, ms));
    if (ago > 1) await approveRuns(stage, (ms) => at(ago - 1, ms));
  }
  await at(0, 2.6 * HOUR_MS);
  await offerMore(stage, line);
};

const dayBefore = (day: string, ago: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - ago * DAY_MS).toISOString().slice(0, 10);

const knownMember = async (members: Pick<Modules['members'], 'findByAccount'>, account: string) => {
  const found = await members.findByAccount(account);
  if (found === undefined) throw new Error(`There is no ${account}.`);
  return found;
};

const giveRates = async ({ members }: DemoStage['modules'], agent: MemberId, level: number): Promise<void> => {
  await members.setRate(ACTOR, agent, 1980 - level * 10);
  for (const product of ['RNG', 'LIVE', 'INHOUSE'] as const)
    await members.setProductRate(ACTOR, agent, { product, rate: 8_000 - level * 1_500 });
};

const RATES: Readonly<Record<ContractType, readonly number[]>> = {
  DIVIDEND: [300_000, 200_000, 120_000, 60_000],
  DAILY_SALARY: [8_000, 6_000, 4_000, 2_000],
  HOUR_SALARY: [2_000, 1_500, 1_000, 500],
  RT_SALARY: [1_200, 900, 600, 300],
};
const PERIODS: Readonly<Record<ContractType, PeriodType>> = {
  ...{ DIVIDEND: 'DAILY', DAILY_SALARY: 'DAILY', HOUR_SALARY: 'HOURLY', RT_SALARY: 'FIVE_MINUTES' },
};

const tiersOf = (type: ContractType, level: number): ContractTerms['tiers'] => {
  const rate = RATES[type][level] ?? 0;
  const whole = { minValidBet: money(0n), minLoss: money(0n), minActive: 0 };
  return [
    { ...whole, rate: Math.floor(rate / 2) },
    { ...whole, minValidBet: money(200_000_0000n), rate },
  ];
};

const termsOf = (type: ContractType, level: number): ContractTerms => ({
  ...{ type, periodType: PERIODS[type], carryMode: type === 'DIVIDEND' ? 'LAST_PERIOD' : 'NONE', matchMode: 'ALL' },
  ...{ base: type === 'DIVIDEND' ? 'TEAM_LOSS' : 'TEAM_BET', betStep: money(0n), products: null },
  ...{ deductRebate: true, deductPromo: true, deductSalary: true, deductFee: false },
  tiers: tiersOf(type, level),
});

const sign = async (
  { modules: { agents } }: DemoStage,
  line: readonly MemberId[],
  level: number,
  type: ContractType,
): Promise<void> => {
  const [receiver, payer] = [line[level], line[level - 1]];
  if (receiver === undefined) return;
  const requestKey = `seed-${type.toLowerCase()}-${level}`;
  const terms = termsOf(type, level);
  const { requestId } =
    payer === undefined
      ? await agents.offerOfHouse(ACTOR, { receiver, terms, key: requestKey })
      : await ask<{ requestId: bigint }>(agents, 'agents.offer-contract', payer, {
          ...{ receiver: DEMO_LINE[level], type, carryMode: terms.carryMode, tiers: terms.tiers, requestKey },
        });
  await ask(agents, 'agents.answer-offer', receiver, { requestId, action: 'accept' });
};

type Player = { readonly id: MemberId; readonly account: string };

const playersOf = async (members: DemoStage['modules']['members']): Promise<readonly Player[]> =>
  Promise.all(
    [
      'demoagent',
      'demomember',
      'demofriend',
      'demosouth',
      'demolan',
      'demotuan',
      'demoplayer',
      'demohieu',
      'demomai',
    ].map(async (account) => ({ account, id: (await knownMember(members, account)).id })),
  );

/** Each player sits down and spins; how often and for how much differs by player and day. */
const playHour = async (
  { modules: { studio, vendors } }: DemoStage,
  players: readonly Player[],
  { ago, hour }: { readonly ago: number; readonly hour: number },
  at: (ms: number) => Promise<void>,
): Promise<void> => {
  for (const [index, { id, account }] of players.entries()) {
    const mood = (ago * 7 + index * 5 + hour) % 11;
    if (mood < 4) continue;
    await at(index * MINUTE_MS);
    const { game_url: url } = await ask<{ game_url: string }>(vendors, 'vendors.launch-game', id, SLOT);
    const code = new URL(url, 'http://demo.example').hash.replace('#code=', '');
    const { token, definition } = await ask<OpenedSlot>(studio, 'studio.open-game', id, {
      ...{ code, vendor: SLOT.vassalage },
    });
    const levels = definition.bet.levels.filter((level) => level <= MOST);
    for (let spin = 0; spin < SPINS; spin += 1) {
      await at(index * MINUTE_MS + (spin + 1) * BETWEEN_SPINS_MS);
      await settled(() =>
        ask(studio, 'studio.play-round', id, {
          ...{ token, requestId: `demo-${account}-${ago}-${hour}-${spin}`, choice: { kind: 'slot', mode: 'base' } },
          bet: levels[Math.max(0, levels.length - 1 - (mood % 5))],
        }),
      );
    }
  }
};

/** A machine that is busy answers late: the request is sent again, as a client does, and stays the same round. */
const settled = async (play: () => Promise<unknown>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      await play();
      return;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'studio.round-unsettled' || attempt === TRIES) throw error;
    }
};

type OpenedSlot = {
  readonly token: string;
  readonly definition: { readonly bet: { readonly levels: readonly Money[] } };
};

/** The night in the order of its jobs: the day is closed, shares, salaries, dividends. */
const settleNight = async (
  { modules: { agents, figures }, heard }: DemoStage,
  at: (ms: number) => Promise<void>,
): Promise<void> => {
  await heard();
  await at(MINUTE_MS);
  await runJob(figures, 'figures.close-windows');
  await at(3 * MINUTE_MS);
  await runJob(figures, 'figures.close-windows');
  await at(1.5 * HOUR_MS);
  await runJob(agents, 'agents.rebates');
  await heard();
  await at(1.8 * HOUR_MS);
  await runJob(agents, 'agents.settle');
  await heard();
  await at(2.5 * HOUR_MS);
  await runJob(agents, 'agents.settle');
};

/** What waits for two people is approved in the morning, and paid. */
const approveRuns = async (
  { modules: { agents, approvals }, heard, staff }: DemoStage,
  at: (ms: number) => Promise<void>,
): Promise<void> => {
  await at(9 * HOUR_MS);
  const { maker, checker } = await staff();
  const { list } = await askStaff<{ list: readonly { runId: bigint; status: string }[] }>(
    agents,
    'agents.list-runs',
    maker,
    { query: {} },
  );
  for (const { runId } of list.filter(({ status }) => status === 'CALCULATED')) {
    const reason = 'the figures of the night are complete';
    const held = await askStaff<{ approvalId: bigint }>(agents, 'agents.approve-run', maker, {
      body: { runId, reason },
    });
    const { status, failure } = await approvals.decide(checker, held.approvalId, 'approve');
    if (status !== 'EXECUTED') throw new Error(`A settlement was not approved: ${failure ?? status}.`);
  }
  await runJob(agents, 'agents.settle');
  await heard();
};

/** What a visitor of the demo finds waiting: an offer to answer, links, and a rate that rises at midnight. */
const offerMore = async ({ modules: { agents, members } }: DemoStage, line: readonly MemberId[]): Promise<void> => {
  const [head, agent, south] = line;
  if (head === undefined || agent === undefined || south === undefined) return;
  const tiers = tiersOf('DIVIDEND', 1).map((tier) => ({ ...tier, rate: tier.rate + 20_000 }));
  await ask(agents, 'agents.offer-contract', head, {
    ...{ receiver: DEMO_LINE[1], type: 'DIVIDEND', carryMode: 'LAST_PERIOD', tiers, requestKey: 'seed-change' },
  });
  await ask(agents, 'agents.create-link', agent, { opens: 0, series: 1960, note: 'Hội chợ mùa thu', channel: 'zalo' });
  await ask(agents, 'agents.create-link', agent, { opens: 1, maxUses: 20, note: 'Đại lý mới' });
  await members.setProductRate(ACTOR, south, { product: 'RNG', rate: 5_500 });
};

const runJob = async (module: Pick<Module, 'jobs'>, name: string): Promise<void> => {
  const job = module.jobs?.find((each) => each.name === name);
  if (job === undefined) throw new Error(`There is no job ${name}.`);
  await job.run(null, new AbortController().signal);
};

const routeOf = (module: Pick<Module, 'routes'>, name: string) => {
  const route = module.routes?.find(({ endpoint }) => endpoint.name === name);
  if (route === undefined) throw new Error(`No route answers ${name}.`);
  return route;
};

/** A call as a member makes it. */
const ask = async <Value>(
  module: Pick<Module, 'routes'>,
  name: string,
  memberId: MemberId,
  body: object,
): Promise<Value> => (await routeOf(module, name).handle({ query: undefined, body }, callerOf(memberId))) as Value;

const askStaff = async <Value>(
  module: Pick<Module, 'routes'>,
  name: string,
  { operator }: Maker,
  { query, body }: { readonly query?: object; readonly body?: object },
): Promise<Value> =>
  (await routeOf(module, name).handle({ query, body }, { ...VISITOR, session: undefined, operator })) as Value;

const VISITOR = {
  ...{ requestId: 'seed', ip: '203.0.113.7', host: 'demo.example', userAgent: 'npm run seed', language: 'TY' as const },
  market: () => marketNamed('sandbox'),
  country: () => '',
};

const callerOf = (memberId: MemberId): Caller => ({
  ...VISITOR,
  session: {
    ...{ sessionId: 1n, memberId, account: 'member', scope: 'full', language: 'TY' },
    ...{ expiresAt: new Date('2100-01-01T00:00:00Z'), isSteppedUp: true, isMoneyLocked: false },
  },
});
