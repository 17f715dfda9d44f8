import type { MemberId } from '@fairground/contract/ids';
import { money, UNITS_PER_WHOLE, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import { REFUSAL_OF } from '../wallet/index.ts';
import type { PromotionsDeps } from './deps.ts';
import { applicationMoved } from './facts.ts';
import { findApplication, lockApplication, writeDecision } from './store.ts';
import type { Application } from './store.ts';

/** Most that one person gives for an application; from such an amount on a withdrawal takes two people as well. */
const ALONE_MAX = money(20_000_000n * UNITS_PER_WHOLE);

/** Issues the reward: the credit and the decision are one commit, and the key of the credit is the application's own. */
export const approve = async (deps: PromotionsDeps, actor: Actor, id: bigint, amount: Money): Promise<void> => {
  const { db, clock, wallet, tenant } = deps;
  if (amount <= 0n) throw new Refusal('promotions.amount-refused');
  if (amount > ALONE_MAX) throw new Refusal('promotions.amount-alone', { most: writeMoney(ALONE_MAX) });
  const { memberId } = await needApplication(deps, id);
  const currency = await wallet.currencyOf({ account: 'member' });
  const { cash } = await wallet.accountsOf(memberId, currency);
  const counter = await wallet.houseAccount('H_PROMO', currency);

  await inTransaction(db, async (tx) => {
    const application = await lockUndecided(tx, id, { state: 'issued', amount });
    if (application === undefined) return;
    const key = {
      tenant,
      source: 'promotions',
      member: memberId,
      action: 'promotion',
      transactionId: `application-${id}`,
    };
    const [answer] = await wallet.applyIn(tx, [{ id: key, kind: 'promotion', account: cash, counter, amount }]);
    if (answer === undefined) throw new Error('The wallet gave no answer.');
    if (answer.outcome !== 'applied') throw new Refusal(REFUSAL_OF[answer.outcome]);
    await writeDecision(tx, id, { state: 'issued', amount, currency, decidedAt: clock.now() });
    await deps.messages.write(tx, {
      member: memberId,
      kind: 'application-issued',
      params: { amount: amount.toString() },
      link: { page: 'transactionHistory' },
      key: `application:${id}:issued`,
    });
    await tell(deps, tx, application, 'issued');
    await record(deps, tx, actor, { id, memberId, after: { state: 'issued', amount: writeMoney(amount), currency } });
  });
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
