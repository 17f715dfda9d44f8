import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { isNightIn } from '../domain/harm.ts';
import { DEFAULT_MINUTES, dueAt } from '../domain/reality-check.ts';
import { FOR_GOOD } from '../exclusion/leave.ts';
import { noteMarker } from '../harm/note-marker.ts';
import { findCheck, writeCheck } from '../store/checks.ts';
import type { Check } from '../store/checks.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NEW_CHECK: Check = { minutes: DEFAULT_MINUTES, answeredAt: null, dueAt: null, heldAt: null };

/** Since when a member is logged in without a break; nothing while it is not. Sessions last a day at most. */
export const loggedInSince = async (
  { clock, identity }: Pick<ProtectionDeps, 'clock' | 'identity'>,
  reader: Reader,
  member: MemberId,
): Promise<Date | undefined> => {
  const spans = await identity.listTimes(reader, member, new Date(clock.now().getTime() - DAY_MS));
  return spans
    .filter(({ isRunning }) => isRunning)
    .reduce<Date | undefined>((first, { from }) => (first === undefined || from < first ? from : first), undefined);
};

/**
 * Brings the check of a member up to date, under the member's lock: holds it when it is due, and forgets one of a login that
 * is over, since logging out is an answer too.
 */
export const keepCheck = async (
  deps: ProtectionDeps,
  tx: Tx,
  member: MemberId,
  minutesOf: (chosen: number) => number = (chosen) => chosen,
): Promise<Check & { readonly since: Date | undefined }> => {
  const now = deps.clock.now();
  const before = (await findCheck(tx, member)) ?? NEW_CHECK;
  const since = await loggedInSince(deps, tx, member);
  const due = since === undefined ? null : dueAt(since, before.answeredAt, minutesOf(before.minutes));
  const isHeld = due !== null && due <= now;
  const check = { ...before, dueAt: due, heldAt: isHeld ? (before.heldAt ?? now) : null };
  if (isHeld !== (before.heldAt !== null)) await block(deps, tx, member, isHeld ? FOR_GOOD : null);
  if (check.dueAt?.getTime() !== before.dueAt?.getTime() || check.heldAt?.getTime() !== before.heldAt?.getTime())
    await writeCheck(tx, member, check);
  if (isHeld && before.heldAt === null) await noteNight(deps, tx, member);
  return { ...check, since };
};

/** A check that comes due at night ends an interval of play at night, where anything was staked in it; one marker a night. */
const noteNight = async (deps: ProtectionDeps, tx: Tx, member: MemberId): Promise<void> => {
  const now = deps.clock.now();
  if (!isNightIn(deps.days.timeZone, now)) return;
  const days = await deps.wallet.activityOf(tx, member, { from: new Date(now.getTime() - HOUR_MS) });
  if (days.some(({ staked }) => staked > 0n))
    await noteMarker(deps, tx, member, { kind: 'night-play', key: `night:${deps.days.dayOf(now)}` });
};

export const block = ({ wallet }: ProtectionDeps, tx: Tx, member: MemberId, until: Date | null): Promise<void> =>
  wallet.setGuardIn(tx, member, { source: 'reality-check', stakesBlockedUntil: until, depositsBlockedUntil: null });
