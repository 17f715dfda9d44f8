import type { ErrorCode } from '@fairground/contract/errors';
import type { MemberId } from '@fairground/contract/ids';
import { money, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Reader } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { MemberStatus } from '../../members/index.ts';
import { hasOpenTurnover, sumOpenTurnover } from '../store/turnover.ts';
import { askedSources } from '../turnover/domain/asked-sources.ts';
import { countOnDay, hasOpenOf, sumTaken } from '../store/withdrawals.ts';
import { hoursAfter, levelNeededFor } from './domain/rules.ts';
import type { WithdrawalRules } from './domain/rules.ts';
import type { WithdrawalCore } from './parts.ts';

/** Anyone who excluded itself may still take its money out. */
const LOCKED: ReadonlySet<MemberStatus> = new Set(['frozen', 'withdraw-locked', 'closed', 'system']);
export const isLockedOut = (status: MemberStatus | undefined): boolean => status === undefined || LOCKED.has(status);

export type Wait = { readonly cause: 'security-change' | 'new-device'; readonly until: Date };

/** Waits that are not over: after a change of the account's protection, and of a device that is new. */
export const waitsOf = async (
  { identity, clock }: Pick<WithdrawalCore, 'identity' | 'clock'>,
  session: Pick<Session, 'memberId' | 'sessionId'>,
  { waitHours }: Pick<WithdrawalRules, 'waitHours'>,
): Promise<readonly Wait[]> => {
  const now = clock.now();
  return (await identity.moneyWaitsOf(session))
    .map(({ cause, since }) => ({ cause, until: hoursAfter(since, waitHours) }))
    .filter(({ until }) => until > now);
};

/** When the last of these waits is over. */
export const latestWait = (waits: readonly Wait[]): Wait | undefined =>
  waits.reduce<Wait | undefined>(
    (one, other) => (one === undefined || other.until > one.until ? other : one),
    undefined,
  );

export type Obstacle = { readonly code: ErrorCode; readonly value?: unknown };

type Asked = { readonly member: MemberId; readonly amount: Money; readonly currency: string };
type Check = (
  core: WithdrawalCore,
  reader: Reader,
  asked: Asked,
  rules: WithdrawalRules,
) => Promise<Obstacle | undefined>;

const countToday: Check = async ({ standing, clock, days }, reader, { member }, { dailyCount }) => {
  const most = (await standing.dailyCountOf(reader, member)) ?? dailyCount;
  const asked = await countOnDay(reader, member, days.dayOf(clock.now()));
  return asked >= most ? { code: 'cashier.withdrawals-today', value: { most } } : undefined;
};

const otherOpen: Check = async (_core, reader, { member }) =>
  (await hasOpenOf(reader, member)) ? { code: 'cashier.withdrawal-open' } : undefined;

const identityLevel: Check = async ({ verification }, reader, { member, amount }, rules) => {
  const needed = levelNeededFor(rules, (await sumTaken(reader, member)) + amount);
  if (needed === 0 || (await verification.levelOf(reader, member)) >= needed) return undefined;
  return { code: 'cashier.identity-level', value: { level: needed } };
};

const obligations: Check = async ({ wallet }, reader, { member, currency }) => {
  const owed = await wallet.readOwed(reader, member, currency);
  return owed > 0n ? { code: 'cashier.obligation-open', value: { owed: writeMoney(owed) } } : undefined;
};

const turnover: Check = async ({ protection }, reader, { member }) => {
  const asked = askedSources(await protection.pauseOf(reader, member));
  if (!(await hasOpenTurnover(reader, member, asked))) return undefined;
  const remaining = writeMoney(money(await sumOpenTurnover(reader, member, asked)));
  return { code: 'cashier.turnover-not-met', value: { remaining } };
};

/** The gift of registration does not leave by itself; nothing is asked of a member who left. */
const deposit: Check = async ({ standing, protection }, reader, { member }) =>
  (await standing.needsDeposit(reader, member)) && (await protection.pauseOf(reader, member)) !== 'protection.excluded'
    ? { code: 'cashier.deposit-first' }
    : undefined;

/** In the order of domain 9.3, after the account and the amount. */
const CHECKS: readonly Check[] = [countToday, otherOpen, identityLevel, obligations, turnover, deposit];

/** The first thing that stands in the way of a withdrawal; asked again in the transaction that makes it. */
export const firstObstacle = async (
  core: WithdrawalCore,
  reader: Reader,
  asked: Asked,
  rules: WithdrawalRules,
): Promise<Obstacle | undefined> => {
  for (const check of CHECKS) {
    const found = await check(core, reader, asked, rules);
    if (found !== undefined) return found;
  }
  return undefined;
};
