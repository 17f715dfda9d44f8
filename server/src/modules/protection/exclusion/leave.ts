import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { askToLift as stateContract } from '@fairground/contract/protection/endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ProtectionDeps } from '../deps.ts';
import { answerBy, exclusionEnd, mayAskToLift, timeOutUntil } from '../domain/exclusion.ts';
import type { Asker } from '../limits/change-limit.ts';
import { memberExcluded } from '../facts.ts';
import { recordOwnChange } from '../own-change.ts';
import { findExclusion, findTimeOut, insertExclusion, insertTimeOut, updateExclusion } from '../store/exclusions.ts';
import { lockMember } from '../store/protection-in.ts';

type ShownState = ValueOf<typeof stateContract>;

export const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

/** What keeps a member from playing now. */
export const showState = async (
  { clock }: Pick<ProtectionDeps, 'clock'>,
  reader: Reader,
  member: MemberId,
): Promise<ShownState> => {
  const now = clock.now();
  const until = await findTimeOut(reader, member, now);
  const exclusion = await findExclusion(reader, member);
  return {
    timeOut: until === undefined ? null : { until },
    exclusion:
      exclusion === undefined
        ? null
        : {
            state: exclusion.state,
            beganAt: exclusion.beganAt,
            endsAt: exclusion.endsAt,
            mayAsk: mayAskToLift(exclusion, now),
            askedAt: exclusion.askedAt,
            answerBy:
              exclusion.state === 'LIFT_ASKED' && exclusion.askedAt !== null ? answerBy(exclusion.askedAt) : null,
            liftsAt: exclusion.liftsAt,
          },
  };
};

/** Stops stakes and deposits and ends every session, all in one commit. */
export const takeTimeOut = (deps: ProtectionDeps, asker: Asker, days: number): Promise<ShownState> =>
  inTransaction(deps.db, async (tx) => {
    const { clock, wallet, identity, messages } = deps;
    const { member } = asker;
    await lockMember(tx, member);
    const now = clock.now();
    const until = timeOutUntil(days, now, await findTimeOut(tx, member, now));
    if (until === undefined) throw new Refusal('protection.period-refused');
    await insertTimeOut(tx, { member_id: member, began_at: now, until });
    await wallet.setGuardIn(tx, member, { source: 'time-out', stakesBlockedUntil: until, depositsBlockedUntil: until });
    await messages.write(tx, {
      member,
      kind: 'time-out-begun',
      params: { until: until.toISOString() },
      key: `time-out:${now.toISOString()}`,
    });
    await identity.endSessions(tx, member);
    const shown = await showState(deps, tx, member);
    await record(deps, tx, asker, 'protection.take-time-out', { until: until.toISOString() });
    return shown;
  });

/** The account may only take its money out from the moment this commits. */
export const excludeSelf = (deps: ProtectionDeps, asker: Asker, months: number | null): Promise<ShownState> =>
  inTransaction(deps.db, async (tx) => {
    const { clock, announce, wallet, members, messages } = deps;
    const { member, policy } = asker;
    await lockMember(tx, member);
    const now = clock.now();
    const endsAt = exclusionEnd(months, policy.exclusionMonthsMin, now);
    if (endsAt === undefined) throw new Refusal('protection.period-refused');
    if ((await findExclusion(tx, member)) !== undefined) throw new Refusal('protection.excluded');
    await wallet.setGuardIn(tx, member, {
      source: 'exclusion',
      stakesBlockedUntil: FOR_GOOD,
      depositsBlockedUntil: FOR_GOOD,
    });
    await messages.stopOffers(tx, member);
    const { statusBefore } = await members.excludeIn(tx, member, endsAt);
    await insertExclusion(tx, {
      member_id: member,
      state: 'ACTIVE',
      began_at: now,
      ends_at: endsAt,
      status_before: statusBefore,
    });
    await messages.write(tx, {
      member,
      kind: 'exclusion-begun',
      params: {},
      key: `exclusion:${now.toISOString()}:begun`,
    });
    await announce(tx, memberExcluded, { member: member.toString() });
    const shown = await showState(deps, tx, member);
    await record(deps, tx, asker, 'protection.exclude-self', { endsAt: endsAt?.toISOString() ?? null });
    return shown;
  });

/** A reasoned request, after the term. */
export const askToLift = (deps: ProtectionDeps, asker: Asker, reason: string): Promise<ShownState> =>
  inTransaction(deps.db, async (tx) => {
    const { member } = asker;
    await lockMember(tx, member);
    const now = deps.clock.now();
    const exclusion = await findExclusion(tx, member);
    if (exclusion === undefined) throw new Refusal('protection.not-excluded');
    if (exclusion.state !== 'ACTIVE') throw new Refusal('protection.lift-asked');
    if (!mayAskToLift(exclusion, now)) throw new Refusal('protection.lift-not-due');
    await updateExclusion(tx, exclusion.id, { state: 'LIFT_ASKED', lift_reason: reason, asked_at: now });
    const shown = await showState(deps, tx, member);
    await record(deps, tx, asker, 'protection.ask-to-lift', { exclusion: exclusion.id.toString() });
    return shown;
  });

const record = (
  { audit }: ProtectionDeps,
  tx: Tx,
  { member, ip }: Asker,
  action: string,
  after: Readonly<Record<string, string | null>>,
): Promise<void> => recordOwnChange(audit, tx, { member, ip, action, before: null, after });
