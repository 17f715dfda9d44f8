import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { listBonuses, listFreeSpins, listRewards, listStandings } from '@fairground/contract/promotions/endpoints';
import { PLAIN_TERMS } from '@fairground/contract/promotions/terms';
import type { Terms } from '@fairground/contract/promotions/terms';
import { inTransaction } from '../../../platform/database/index.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN, byTwoPeople } from '../../../testing/staff.ts';
import type { promotionsFixture } from './fixture.ts';

export const whole = (amount: number): Money => money(BigInt(amount) * 10_000n);

export const TERMS: Terms = {
  ...PLAIN_TERMS,
  kind: 'GIFT',
  percentPpm: 0,
  amount: whole(1_000),
  minDeposit: whole(100),
  multiplierX100: 1_000,
  maxBet: whole(50),
  capX100: null,
  runHours: 168,
  budget: whole(1_000_000),
};

/** The code something is refused with; `none` where it is not. */
export const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'none',
    (error: unknown) => (error as { readonly code?: string }).code ?? String(error),
  );

/** Offers with terms that two people published, and what the page of a member does with them. */
export const termsOn = (house: Awaited<ReturnType<typeof promotionsFixture>>) => {
  const { promotions, approvals, wallet, db, anOffer } = house;
  const hold = (name: string, body: object) =>
    byTwoPeople(approvals, async () => {
      const answer = await callRoute(promotions.routes, `promotions.${name}`, { body }, aCallOf(ANN));
      return (answer as { readonly approvalId: bigint }).approvalId;
    });
  const publish = (promotionId: bigint, parts: Partial<Terms> = {}) =>
    hold('publish-offer-terms', { promotionId, ...TERMS, ...parts, reason: 'a test of terms' });
  const anOfferWith = async (parts: Partial<Terms> = {}): Promise<bigint> => {
    const offer = await anOffer();
    await publish(offer, parts);
    return offer;
  };
  const pageOf = (memberId: MemberId) => {
    const caller = aCaller({ session: aSession({ memberId, account: 'member' }) });
    const call = (name: string, input: object = {}) =>
      callRoute(promotions.routes, `promotions.${name}`, input, caller);
    return {
      rewards: async () => ((await call('list-rewards')) as ValueOf<typeof listRewards>).list,
      claim: (id: bigint, source = 'offer') => call('claim-reward', { body: { source, id: id.toString() } }),
      claimAll: () => call('claim-all-rewards', { body: {} }),
      spins: async () => ((await call('list-free-spins')) as ValueOf<typeof listFreeSpins>).list,
      bonuses: async () => ((await call('list-bonuses', { query: {} })) as ValueOf<typeof listBonuses>).list,
      giveUp: (bonusId: bigint) => call('cancel-bonus', { body: { bonusId } }),
      join: (promotionId: bigint) => call('join-offer', { body: { promotionId } }),
      open: (dropId: bigint) => call('open-envelope', { body: { dropId } }),
      drops: () => call('list-drops'),
      stateOf: async (offer: bigint) =>
        ((await call('list-standings')) as ValueOf<typeof listStandings>).list.find(
          ({ promotionId }) => promotionId === offer,
        )?.state,
    };
  };
  let deposits = 0;
  /** A deposit as the cashier credits it, with the offer that was chosen for it. */
  const deposit = async (member: MemberId, amount: number, promotionId: bigint): Promise<boolean> => {
    const { cash: account } = await wallet.accountsOf(member, 'VND');
    const counter = await wallet.houseAccount('PSP', 'VND');
    const no = `T${(deposits += 1)}`;
    await promotions.depositOffers.prepare(member, 'VND');
    return inTransaction(db, async (tx) => {
      const id = { tenant: 'fairground', source: 'test', member, action: 'deposit', transactionId: no };
      await wallet.applyIn(tx, [{ id, kind: 'deposit', account, counter, amount: whole(amount) }]);
      const choice = { member, currency: 'VND', promotionId, deposit: no, received: whole(amount) };
      return promotions.depositOffers.grantIn(tx, choice);
    });
  };
  const budgetOf = async (offer: bigint) => {
    const answer = await callRoute(
      promotions.routes,
      'promotions.read-offer-terms',
      { query: { promotionId: offer } },
      aCallOf(ANN),
    );
    return answer as { readonly used: Money; readonly given: number; readonly cost: Money };
  };
  const run = async (job: string): Promise<void> => {
    await promotions.jobs?.find(({ name }) => name === job)?.run(null, new AbortController().signal);
  };
  return { hold, publish, anOfferWith, pageOf, deposit, budgetOf, run };
};
