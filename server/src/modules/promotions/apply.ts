import type { BodyOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { COMMENT_LENGTH_MAX, commentLengthOf } from '@fairground/contract/promotions/application-rules';
import type { ApplicationStanding, applyFor as contract } from '@fairground/contract/promotions/endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import type { Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ApplicationsDeps } from './deps.ts';
import { standingOf } from './domain/standing.ts';
import type { Window } from './domain/standing.ts';
import { applicationMoved } from './facts.ts';
import { findLastOf, findOffer, insertApplication, queueApplicant } from './store.ts';
import type { Application } from './store.ts';

/** What an application is called where its pictures are kept. */
export const keeperOf = ({ id }: { readonly id: bigint }): string => `application ${id}`;

/** Whether an offer is applied for, and where anyone who asks stands with it. */
export const readStanding = async (
  deps: ApplicationsDeps,
  promotionId: bigint,
  session: Session | undefined,
): Promise<ApplicationStanding> => {
  const { db, offers } = deps;
  const window = (await offers.findShown(promotionId, session?.account)) ? await findOffer(db, promotionId) : undefined;
  // A trial account is a visitor here: it applies for nothing.
  const isMember = session !== undefined && session.account !== 'trial';
  const last = isMember ? await findLastOf(db, promotionId, session.memberId) : undefined;
  return shownStanding(deps, db, window, last);
};

/** Applies for an offer; the same sent again by a page that heard no answer is kept once. */
export const applyFor = async (
  deps: ApplicationsDeps,
  { promotionId, comment: typed = '', pictures: along = [] }: BodyOf<typeof contract>,
  { memberId, account }: Session,
): Promise<ApplicationStanding> => {
  const { db, clock, announce, offers, pictures, objectionToOffer } = deps;
  if (commentLengthOf(typed) > COMMENT_LENGTH_MAX) throw new Refusal('promotions.comment-length');
  const comment = typed.normalize('NFC').trim();
  const window = (await offers.findShown(promotionId, account)) && (await findOffer(db, promotionId));

  return inTransaction(db, async (tx) => {
    await queueApplicant(tx, promotionId, memberId);
    const last = await findLastOf(tx, promotionId, memberId);
    if (last?.state === 'applying' && last.comment === comment) {
      const kept = (await pictures.listStored(tx, [keeperOf(last)])).get(keeperOf(last)) ?? [];
      if (along.every((id) => kept.includes(id))) return shownStanding(deps, tx, window, last);
    }
    const objection = await objectionToOffer(tx, memberId);
    if (objection !== undefined) throw new Refusal(objection);
    refuseUnfit(window, last, clock.now());
    const application = await insertApplication(tx, { promotionId, memberId, comment, appliedAt: clock.now() });
    await pictures.keepIn(tx, memberId, along, keeperOf(application));
    await announce(tx, applicationMoved, {
      promotion: promotionId.toString(),
      member: memberId.toString(),
      application: application.id.toString(),
      state: 'applying',
    });
    return shownStanding(deps, tx, window, application);
  });
};

const refuseUnfit = (window: Window | undefined, last: Application | undefined, now: Date): void => {
  if (last?.state === 'applying') throw new Refusal('promotions.applied-already');
  if (last?.state === 'issued') throw new Refusal('promotions.issued-already');
  if (window === undefined) throw new Refusal('promotions.not-applied-for');
  if (!standingOf(window, last, now).canApply) throw new Refusal('promotions.not-open');
};

const shownStanding = async (
  { clock, pictures, wallet }: ApplicationsDeps,
  reader: Reader,
  window: Window | undefined,
  last: Application | undefined,
): Promise<ApplicationStanding> => {
  const standing = { ...standingOf(window, last, clock.now()), ...(window ?? { opensAt: null, closesAt: null }) };
  if (last === undefined) return { ...standing, application: null };
  const kept = await pictures.listStored(reader, [keeperOf(last)]);
  return {
    ...standing,
    application: {
      applicationId: last.id as Id<'application'>,
      comment: last.comment,
      pictures: [...(kept.get(keeperOf(last)) ?? [])],
      appliedAt: last.appliedAt,
      decidedAt: last.decidedAt,
      answer: last.answer,
      amount: last.amount,
      currencySymbol: last.currency === null ? '' : await wallet.symbolOf(last.currency),
    },
  };
};
