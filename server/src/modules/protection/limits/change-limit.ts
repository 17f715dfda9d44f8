import type { BodyOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { LimitKind, LimitWindow, MarketPolicy } from '@fairground/contract/market/policy';
import type {
  confirmLimit as confirmContract,
  setLimit as setContract,
} from '@fairground/contract/protection/endpoints';
import { isOfMoney, runsByCalendar, WINDOW_MINUTES } from '@fairground/contract/protection/limits';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { decideChange, decideConfirmation } from '../domain/limit.ts';
import { recordOwnChange } from '../own-change.ts';
import { noteMarker } from '../harm/note-marker.ts';
import { deleteLimit, listLimits, setPending, setReviewed, upsertLimit } from '../store/limits.ts';
import { lockMember } from '../store/protection-in.ts';
import { showLimits } from './show-limits.ts';
import type { ShownLimits } from './show-limits.ts';

export type Asker = { readonly member: MemberId; readonly ip: string; readonly policy: MarketPolicy };

type TightenRequest = { readonly memberId: MemberId } & Pick<
  BodyOf<typeof setContract>,
  'kind' | 'window' | 'amount' | 'minutes'
>;

type Key = { readonly member: MemberId; readonly kind: LimitKind; readonly period: LimitWindow };

/** Above this nothing can be staked, so that a limit there would be none. */
const AMOUNT_MAX = 10_000_000_000_000_000n;

/** Sets, tightens or asks to relax one limit. Stakes that commit after it have seen it. */
export const setLimit = (
  deps: ProtectionDeps,
  { member, ip, policy }: Asker,
  { kind, window: period, ...body }: BodyOf<typeof setContract>,
): Promise<ShownLimits> => {
  const asked = askedAmount(kind, period, body);
  if (asked !== null && !(policy.limitKinds.includes(kind) && policy.limitWindows.includes(period)))
    throw new Refusal('protection.limit-not-offered');
  return inTransaction(deps.db, async (tx) => {
    await lockMember(tx, member);
    const now = deps.clock.now();
    const current = await findLimit(tx, { member, kind, period });
    const change = decideChange(current, asked, { now, relaxHours: policy.limitRelaxHours });
    if (change.is === 'not-set') throw new Refusal('protection.limit-not-set');
    if (change.is !== 'unchanged') {
      const key = { member, kind, period };
      if (change.is === 'tightened') await enforce(deps, tx, key, change.amount, now);
      else await setPending(tx, key, change);
      const params = { kind, window: period, amount: change.amount?.toString() ?? '' };
      const stamp = `limit:${kind}:${period}:${change.is}:${now.toISOString()}`;
      if (change.is === 'tightened')
        await deps.messages.write(tx, { member, kind: 'limit-tightened', params, key: stamp });
      else
        await deps.messages.write(tx, {
          member,
          kind: 'limit-relax-asked',
          params: { ...params, from: change.from.toISOString() },
          key: stamp,
        });
      await record(deps, tx, { ...key, ip, action: `protection.limit-${change.is}` }, current?.amount, change.amount);
    }
    return showLimits(deps, tx, member, policy);
  });
};

/**
 * Staff set a limit or a stricter one, at once; what would loosen it is refused. The offer of the market does not bind
 * them. The same request again changes nothing.
 */
export const tightenLimit = (
  deps: ProtectionDeps,
  actor: Actor,
  { memberId: member, kind, window: period, ...asked }: TightenRequest,
): Promise<void> => {
  const amount = askedAmount(kind, period, asked);
  if (amount === null) throw new Refusal('protection.amount-refused');
  return inTransaction(deps.db, async (tx) => {
    if ((await deps.members.find(member)) === undefined) throw new Refusal('members.member-unknown');
    await lockMember(tx, member);
    const now = deps.clock.now();
    const key = { member, kind, period };
    const current = await findLimit(tx, key);
    const change = decideChange(current, amount, { now, relaxHours: 0 });
    if (change.is === 'relax-asked') throw new Refusal('protection.limit-loosens');
    if (change.is !== 'tightened') {
      if (current !== undefined && amount > current.amount) throw new Refusal('protection.limit-loosens');
      return;
    }
    await enforce(deps, tx, key, change.amount, now);
    await deps.messages.write(tx, {
      member,
      kind: 'limit-tightened',
      params: { kind, window: period, amount: change.amount.toString() },
      key: `limit:${kind}:${period}:tightened:${change.amount}:${now.toISOString()}`,
    });
    await deps.audit.record(tx, {
      ...actor,
      action: 'protection.tighten-limit',
      resource: 'member',
      resourceId: member.toString(),
      before: current === undefined ? null : { kind, period, amount: current.amount.toString() },
      after: { kind, period, amount: change.amount.toString() },
    });
  });
};

/** The second yes. */
export const confirmLimit = (
  deps: ProtectionDeps,
  { member, ip, policy }: Asker,
  { kind, window: period }: BodyOf<typeof confirmContract>,
): Promise<ShownLimits> =>
  inTransaction(deps.db, async (tx) => {
    await lockMember(tx, member);
    const now = deps.clock.now();
    const key = { member, kind, period };
    const current = await findLimit(tx, key);
    if (current === undefined) throw new Refusal('protection.limit-not-set');
    const decision = decideConfirmation(current, now);
    if (decision.is === 'nothing-to-confirm') throw new Refusal('protection.nothing-to-confirm');
    if (decision.is === 'not-due') throw new Refusal('protection.relax-not-due');
    await enforce(deps, tx, key, decision.amount, now);
    await deps.messages.write(tx, {
      member,
      kind: 'limit-relaxed',
      params: { kind, window: period, amount: decision.amount?.toString() ?? '' },
      key: `limit:${kind}:${period}:relaxed:${now.toISOString()}`,
    });
    await record(deps, tx, { ...key, ip, action: 'protection.limit-relaxed' }, current.amount, decision.amount);
    await noteMarker(deps, tx, member, {
      kind: 'limit-relaxed',
      key: `limit:${kind}:${period}:${now.toISOString()}`,
    });
    return showLimits(deps, tx, member, policy);
  });

/** The member looked at its limits and keeps them. */
export const reviewLimits = (deps: ProtectionDeps, { member, policy }: Asker): Promise<ShownLimits> =>
  inTransaction(deps.db, async (tx) => {
    await lockMember(tx, member);
    await setReviewed(tx, member, deps.clock.now());
    return showLimits(deps, tx, member, policy);
  });

const findLimit = async (tx: Tx, { member, kind, period }: Key) =>
  (await listLimits(tx, member, kind)).find((limit) => limit.period === period);

/** Writes the limit and, where stakes are counted against it, hands it to the wallet in the same commit. */
const enforce = async (
  { wallet }: ProtectionDeps,
  tx: Tx,
  key: Key,
  amount: bigint | null,
  now: Date,
): Promise<void> => {
  const { member, kind, period } = key;
  if (amount === null) await deleteLimit(tx, key);
  else await upsertLimit(tx, key, amount, now);
  if (runsByCalendar(kind)) await wallet.setLimitIn(tx, member, { measure: kind, period, cap: amount });
  // The next look at the clock sets the block again where the new limit is used up as well.
  if (kind === 'session-time')
    await wallet.setGuardIn(tx, member, {
      source: 'session-time',
      stakesBlockedUntil: null,
      depositsBlockedUntil: null,
    });
};

const askedAmount = (
  kind: LimitKind,
  period: LimitWindow,
  { amount, minutes }: Pick<BodyOf<typeof setContract>, 'amount' | 'minutes'>,
): bigint | null => {
  const [asked, other] = isOfMoney(kind) ? [amount, minutes] : [minutes, amount];
  if (asked === undefined || (other !== undefined && other !== null)) throw new Refusal('protection.amount-refused');
  if (asked === null) return null;
  const size = BigInt(asked);
  const most = isOfMoney(kind) ? AMOUNT_MAX : BigInt(WINDOW_MINUTES[period]);
  if (size < 0n || size > most) throw new Refusal('protection.amount-refused');
  return size;
};

const record = (
  { audit }: ProtectionDeps,
  tx: Tx,
  { member, kind, period, ip, action }: Key & { readonly ip: string; readonly action: string },
  before: bigint | undefined,
  after: bigint | null,
): Promise<void> =>
  recordOwnChange(audit, tx, {
    ...{ member, ip, action },
    before: before === undefined ? null : { kind, period, amount: before.toString() },
    after: { kind, period, amount: after?.toString() ?? null },
  });
