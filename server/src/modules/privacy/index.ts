/** Hands a member all data held about it, closes accounts, and erases what need not be kept. */
import type { Id, MemberId } from '@fairground/contract/ids';
import type { ClosingObjection } from '@fairground/contract/privacy/retention';
import * as contract from '@fairground/contract/privacy/endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createBuildArchive } from './build-archive.ts';
import { closeAccount, objectionsTo } from './close-account.ts';
import type { PrivacyDeps } from './deps.ts';
import { createErase, noteClosures } from './erase.ts';
import { expireArchives, findArchiveBytes, findLastArchive, insertArchive, queueMember } from './store.ts';
import type { Archive } from './store.ts';

export type Privacy = Module & {
  /** What forbids closing an account now, for its owner and for staff. */
  readonly objectionsTo: (member: MemberId) => Promise<readonly ClosingObjection[]>;
};

export const createPrivacy = (deps: PrivacyDeps): Privacy => {
  const { db, clock, enqueue } = deps;
  const build = createBuildArchive(deps);

  /** The archive that is made or still good, or a new one. */
  const askArchive = (member: Archive['member_id']): Promise<Archive> =>
    inTransaction(db, async (tx) => {
      await queueMember(tx, member);
      await expireArchives(tx, clock.now(), member);
      const last = await findLastArchive(tx, member);
      if (last?.state === 'ASKED' || last?.state === 'READY') return last;
      const archive = await insertArchive(tx, member, clock.now());
      await enqueue(tx, build, { id: archive.id.toString() }, { key: `privacy ${archive.id}` });
      return archive;
    });

  return {
    objectionsTo: (member) => objectionsTo(deps, member),
    jobs: [build],
    schedules: [{ job: createErase(deps), cron: '25 * * * *' }],
    listeners: [noteClosures()],
    routes: [
      bind(contract.readPrivacy, async (_input, { session: { memberId } }) => {
        const last = await findLastArchive(db, memberId);
        return {
          archive: last === undefined ? null : shown(last, clock.now()),
          objections: await objectionsTo(deps, memberId),
          rest: await restOf(deps, memberId),
          asksFor: await deps.identity.ownPasswordOf(memberId),
        };
      }),
      bind(contract.askArchive, async (_input, { session }) => shown(await askArchive(session.memberId), clock.now())),
      bind(contract.readArchive, async ({ query }, { session: { memberId } }) => {
        const bytes = await findArchiveBytes(db, { id: query.id, member: memberId, now: clock.now() });
        if (bytes === undefined) throw new Refusal('privacy.archive-unknown');
        return { type: 'application/zip', bytes };
      }),
      bind(contract.closeAccount, async ({ body }, { session, ip }) => {
        await closeAccount(deps, session, { password: body.password, givesUpRest: body.givesUpRest === true, ip });
        return {};
      }),
    ],
  };
};

/** What the owner may give up to close the account, as it is shown. */
const restOf = async ({ db, wallet }: PrivacyDeps, member: MemberId) => {
  const rest = await wallet.readRest(db, member);
  return rest === undefined ? null : { amount: rest.amount, currencySymbol: await wallet.symbolOf(rest.currency) };
};

/** An archive is over at its moment, even before the job takes it away. */
const shown = ({ id, state, asked_at, expires_at, size_bytes }: Archive, now: Date) => ({
  archiveId: id as Id<'privacy-archive'>,
  state: state === 'READY' && expires_at !== null && expires_at <= now ? ('EXPIRED' as const) : state,
  askedAt: asked_at,
  expiresAt: expires_at,
  sizeBytes: size_bytes,
});
