import { marketNamed, UNKNOWN_MARKET } from '@fairground/contract/market/markets';
import type { MarketPolicy } from '@fairground/contract/market/policy';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { dormantFrom, isNoticeDue, unusedBefore } from '../domain/dormancy.ts';
import { deleteDormancy, findDormancy, insertDormancy, setDormant } from '../store/dormancy.ts';
import { lockMember } from '../store/protection-in.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;

/** Tells owners of accounts without login and play for long, and marks them as dormant when the term is over. Moves no money. */
export const createDormancyJob = (deps: ProtectionDeps): Job<null> => ({
  name: 'protection.keep-dormancy',
  run: async (_payload, signal) => {
    const before = unusedBefore(deps.clock.now());
    let after = 0n as MemberId;
    while (!signal.aborted) {
      const accounts = await deps.identity.listUnused(deps.db, { before, after, limit: BATCH });
      for (const { member, since, homeMarket } of accounts) {
        const { policy } = homeMarket === null ? UNKNOWN_MARKET : marketNamed(homeMarket);
        await keepDormancy(deps, { member, since, policy });
      }
      if (accounts.length < BATCH) return;
      after = accounts.at(-1)?.member ?? after;
    }
  },
});

type Unused = { readonly member: MemberId; readonly since: Date; readonly policy: MarketPolicy };

const keepDormancy = (deps: ProtectionDeps, { member, since, policy }: Unused): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockMember(tx, member);
    const now = deps.clock.now();
    const noted = await findDormancy(tx, member);
    if ((noted?.dormant_at ?? null) !== null || !isNoticeDue(policy, since, now)) return;
    const unusedSince = await lastUseOf(deps, tx, member, since);
    if (!isNoticeDue(policy, unusedSince, now)) return endDormancy(deps, tx, member);
    const noticedAt = noted?.noticed_at ?? now;
    const from = dormantFrom(policy, unusedSince, noticedAt);
    if (from === undefined) return;
    const key = `dormant:${unusedSince.toISOString()}`;
    if (noted === undefined) {
      await insertDormancy(tx, { member_id: member, unused_since: unusedSince, noticed_at: now, dormant_at: null });
      const params = { from: from.toISOString() };
      await deps.messages.write(tx, { member, kind: 'account-dormant-soon', params, key: `${key}:soon` });
      await deps.identity.writeToOwner(tx, member, { template: 'account-dormant-soon', at: from });
    } else if (from <= now) {
      await setDormant(tx, member, now);
      await deps.messages.write(tx, { member, kind: 'account-dormant', params: {}, key });
      await deps.identity.writeToOwner(tx, member, { template: 'account-dormant' });
      await record(deps, tx, member, { before: null, after: { dormantAt: now.toISOString() } });
    }
  });

/** An order that plays on by itself, such as a chase, keeps an account in use without a login. */
const lastUseOf = async (
  { wallet }: Pick<ProtectionDeps, 'wallet'>,
  reader: Reader,
  member: MemberId,
  since: Date,
): Promise<Date> => {
  const played = (await wallet.activityOf(reader, member, { from: since })).find(({ staked }) => staked > 0n);
  if (played === undefined) return since;
  // The ledger names the day; its end is near enough where a year is counted.
  const dayEnd = new Date(Date.parse(`${played.day}T00:00:00Z`) + DAY_MS);
  return dayEnd > since ? dayEnd : since;
};

/** The account is in use again. */
export const endDormancy = async (deps: Pick<ProtectionDeps, 'audit'>, tx: Tx, member: MemberId): Promise<void> => {
  const ended = await deleteDormancy(tx, member);
  const dormantAt = ended?.dormant_at ?? null;
  if (dormantAt !== null)
    await record(deps, tx, member, { before: { dormantAt: dormantAt.toISOString() }, after: null });
};

type Change = Readonly<Record<'before' | 'after', { readonly dormantAt: string } | null>>;

const record = (
  { audit }: Pick<ProtectionDeps, 'audit'>,
  tx: Tx,
  member: MemberId,
  { before, after }: Change,
): Promise<void> =>
  audit.record(tx, {
    actorKind: 'system',
    actor: 'protection',
    reason: after === null ? 'the owner is back' : 'no login and no play for the term of the market',
    ip: '',
    action: 'protection.keep-dormancy',
    resource: 'member',
    resourceId: member.toString(),
    before,
    after,
  });
