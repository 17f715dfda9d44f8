import type { MemberId } from '@fairground/contract/ids';
import { money, UNITS_PER_WHOLE, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { largeRewardSchema } from '@fairground/contract/promotions/operator-endpoints';
import type * as z from 'zod/mini';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Hold } from '../approvals/index.ts';
import type { Actor } from '../audit/index.ts';
import { REFUSAL_OF } from '../wallet/index.ts';
import { giveWithinBudget } from './bonus/award.ts';
import type { Gift } from './bonus/award.ts';
import type { ApplicationsDeps, PromotionsDeps } from './deps.ts';
import { applicationMoved } from './facts.ts';
import { findApplication, lockApplication, writeDecision } from './store.ts';
import type { Application } from './store.ts';
import { listTerms } from './store/terms.ts';

export type LargeReward = z.output<typeof largeRewardSchema>;
type Issued = { readonly id: bigint; readonly amount: Money };

/** Most that one person gives for an application; from such an amount on a withdrawal takes two people as well. */
const ALONE_MAX = money(20_000_000n * UNITS_PER_WHOLE);

/** Issues a reward that one person may give alone. */
export const approve = async (deps: ApplicationsDeps, actor: Actor, id: bigint, amount: Money): Promise<void> => {
  if (amount <= 0n) throw new Refusal('promotions.amount-refused');
  if (amount > ALONE_MAX) throw new Refusal('promotions.amount-alone', { most: writeMoney(ALONE_MAX) });
  await prepareIssue(deps, id);
  await inTransaction(deps.db, (tx) => issueIn(deps, tx, actor, { id, amount }));
};

/** A reward of any amount, which a second person approves. */
export const registerLargeReward = (deps: ApplicationsDeps): Hold<LargeReward> => {
  const undecided = async (tx: Tx, { id }: Pick<LargeReward, 'id'>): Promise<Application> => {
    const application = await lockApplication(tx, id);
    if (application === undefined) throw new Refusal('promotions.application-unknown');
    if (application.state !== 'applying') throw new Refusal('promotions.application-decided');
    return application;
  };
  return deps.approvals.register({
    kind: 'promotions.approve-application',
    permission: 'promotions.write',
    schema: largeRewardSchema,
    describe: async (tx, { id, amount }) => ({
      target: `application ${id} of member ${(await undecided(tx, { id })).memberId}`,
      changes: [{ field: 'amount', before: null, after: writeMoney(amount) }],
    }),
    validate: async (tx, reward) => refuseKept(deps, tx, (await undecided(tx, reward)).memberId),
    versionOf: async (tx, reward) => (await undecided(tx, reward)).id.toString(),
    execute: (tx, reward, { actor }) => issueIn(deps, tx, actor, reward),
  });
};

/** Opens the accounts of a reward before any transaction, so that the one that issues it finds them. */
export const prepareIssue = async (deps: ApplicationsDeps, id: bigint): Promise<void> => {
  const { wallet } = deps;
  const { memberId } = await needApplication(deps, id);
  const currency = await wallet.currencyOf({ account: 'member' });
  await wallet.grants.prepare(memberId, currency);
  await wallet.houseAccount('H_PROMO', currency);
};

/** The credit and the decision are one commit. An offer with terms gives by them: within its budget, and to be wagered. */
const issueIn = async (deps: ApplicationsDeps, tx: Tx, actor: Actor, { id, amount }: Issued): Promise<void> => {
  const application = await lockUndecided(tx, id, { state: 'issued', amount });
  if (application === undefined) return;
  const { memberId, promotionId } = application;
  await refuseKept(deps, tx, memberId);
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  const [current] = await listTerms(tx, promotionId);
  const key = `application-${id}`;
  const gift = { member: memberId, currency, amount, period: key };
  if (current === undefined) await creditIn(deps, tx, gift);
  else await giveWithinBudget(deps, tx, current, { ...gift, reference: key });
  await writeDecision(tx, id, { state: 'issued', amount, currency, decidedAt: deps.clock.now() });
  await deps.messages.write(tx, {
    member: memberId,
    kind: 'application-issued',
    params: { amount: amount.toString() },
    link: { page: 'transactionHistory' },
    key: `application:${id}:issued`,
  });
  await tell(deps, tx, application, 'issued');
  await record(deps, tx, actor, { id, memberId, after: { state: 'issued', amount: writeMoney(amount), currency } });
};

/** Who was excluded or paused since it applied is given nothing now. */
const refuseKept = async ({ objectionToOffer }: ApplicationsDeps, tx: Tx, member: MemberId): Promise<void> => {
  const objection = await objectionToOffer(tx, member);
  if (objection !== undefined) throw new Refusal(objection);
};

/** Cash without conditions, of an offer without terms; the key of the credit is the application's own. */
const creditIn = async (
  { wallet, tenant }: ApplicationsDeps,
  tx: Tx,
  { member, currency, amount, period }: Gift,
): Promise<void> => {
  const { cash } = await wallet.accountsOf(member, currency);
  const counter = await wallet.houseAccount('H_PROMO', currency);
  const id = { tenant, source: 'promotions', member, action: 'promotion', transactionId: period };
  const [answer] = await wallet.applyIn(tx, [{ id, kind: 'promotion', account: cash, counter, amount }]);
  if (answer === undefined) throw new Error('The wallet gave no answer.');
  if (answer.outcome !== 'applied') throw new Refusal(REFUSAL_OF[answer.outcome]);
};

/** Rejects with words for the member, who may try again while the offer is open. */
export const reject = async (deps: PromotionsDeps, actor: Actor, id: bigint, said: string): Promise<void> => {
  const answer = said.normalize('NFC').trim();
  if (answer === '') throw new Refusal('promotions.answer-missing');
  await inTransaction(deps.db, async (tx) => {
    const application = await lockUndecided(tx, id, { state: 'rejected', answer });
    if (application === undefined) return;
    await writeDecision(tx, id, { state: 'rejected', answer, decidedAt: deps.clock.now() });
    await deps.messages.write(tx, {
      member: application.memberId,
      kind: 'application-rejected',
      params: { answer },
      key: `application:${id}:rejected`,
    });
    await tell(deps, tx, application, 'rejected');
    await record(deps, tx, actor, { id, memberId: application.memberId, after: { state: 'rejected', answer } });
  });
};

const needApplication = async ({ db }: PromotionsDeps, id: bigint): Promise<Application> => {
  const application = await findApplication(db, id);
  if (application === undefined) throw new Refusal('promotions.application-unknown');
  return application;
};

/** The application while it waits; nothing where the very same was decided before, as by a commit nobody heard of. */
const lockUndecided = async (
  tx: Tx,
  id: bigint,
  wanted: Partial<Pick<Application, 'state' | 'amount' | 'answer'>>,
): Promise<Application | undefined> => {
  const application = await lockApplication(tx, id);
  if (application === undefined) throw new Refusal('promotions.application-unknown');
  if (application.state === 'applying') return application;
  const isSame = Object.entries(wanted).every(([name, value]) => application[name as keyof Application] === value);
  if (!isSame) throw new Refusal('promotions.application-decided');
  return undefined;
};

const tell = (
  { announce }: PromotionsDeps,
  tx: Tx,
  { id, promotionId, memberId }: Application,
  state: 'rejected' | 'issued',
): Promise<void> =>
  announce(tx, applicationMoved, {
    promotion: promotionId.toString(),
    member: memberId.toString(),
    application: id.toString(),
    state,
  });

type Decided = { readonly id: bigint; readonly memberId: MemberId; readonly after: object };

const record = ({ audit }: PromotionsDeps, tx: Tx, actor: Actor, { id, memberId, after }: Decided): Promise<void> =>
  audit.record(tx, {
    ...actor,
    action: 'promotions.decide-application',
    resource: 'application',
    resourceId: id.toString(),
    before: { state: 'applying' },
    after: { member: memberId.toString(), ...after },
  });
