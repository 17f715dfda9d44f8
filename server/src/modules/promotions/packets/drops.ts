import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import { DEFAULT_WEIGHTS } from '@fairground/contract/promotions/terms';
import type { Money } from '@fairground/contract/money';
import type { listDrops as listEndpoint } from '@fairground/contract/promotions/endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import { inLanguage } from '../../../platform/localized.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { REFUSAL_OF } from '../../wallet/index.ts';
import { isKeptFromOffers } from '../bonus/award.ts';
import type { ClaimableSource } from '../bonus/claimables.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { wagerOf } from '../domain/terms.ts';
import { countOpened, listDrops, listOwnEnvelopes, lookInto, takeEnvelope } from '../store/drops.ts';
import type { StoredDrop } from '../store/drops.ts';
import { queueApplicant } from '../store.ts';

/**
 * Opens one envelope of a red packet for a member: the envelope, the credit and its turnover are one commit. Who has one is
 * answered that one; who finds none left is refused.
 */
export const openEnvelope = async (deps: ApplicationsDeps, member: MemberId, id: bigint): Promise<Money> => {
  const { db, clock, wallet, tenant, above, objectionToOffer } = deps;
  const drop = await lookInto(db, id, member);
  if (drop === undefined) throw new Refusal('promotions.drop-unknown');
  if (drop.own !== null) return drop.own;
  if (!isOpen(drop, clock.now())) throw new Refusal('promotions.not-open');
  if (!drop.hasOne) throw new Refusal('promotions.drop-empty');
  const { currency } = drop;
  const { cash: account } = await wallet.accountsOf(member, currency);
  const counter = await wallet.houseAccount('H_PROMO', currency);
  return inTransaction(db, async (tx) => {
    // The numbers of drops and of offers are apart: below nothing are drops.
    await queueApplicant(tx, -id, member);
    const taken = (await listOwnEnvelopes(tx, member, [id])).get(id);
    if (taken !== undefined) return taken;
    const objection = await objectionToOffer(tx, member);
    if (objection !== undefined) throw new Refusal(objection);
    const envelope = await takeEnvelope(tx, id, member, clock.now());
    if (envelope === undefined) throw new Refusal('promotions.drop-empty');
    const { amount } = envelope;
    const reference = `envelope ${id} ${envelope.no}`;
    const key = { tenant, source: 'promotions', member, action: 'promotion', transactionId: reference };
    const [answer] = await wallet.applyIn(tx, [{ id: key, kind: 'promotion', account, counter, amount }]);
    if (answer === undefined) throw new Error('The wallet gave no answer.');
    if (answer.outcome !== 'applied') throw new Refusal(REFUSAL_OF[answer.outcome]);
    const required = wagerOf(drop, amount);
    if (required > 0n) await above.openTurnover(tx, { member, reference, required, weights: DEFAULT_WEIGHTS });
    return amount;
  });
};

const isOpen = ({ opensAt, closesAt }: StoredDrop, now: Date): boolean => opensAt <= now && closesAt > now;

/** Red packets that are open or open soon, as a member sees them. */
export const showDrops = async (
  deps: ApplicationsDeps,
  member: MemberId,
  language: LanguageCode,
): Promise<ValueOf<typeof listEndpoint>> => {
  const { db, clock, languages, wallet } = deps;
  const now = clock.now();
  const drops = (await isKeptFromOffers(deps, member)) ? [] : await listDrops(db, now);
  const ids = drops.map(({ id }) => id);
  const [opened, own] = [await countOpened(db, ids), await listOwnEnvelopes(db, member, ids)];
  const list = await Promise.all(
    drops.map(async (drop) => {
      const left = drop.envelopes - (opened.get(drop.id)?.opened ?? 0);
      const amount = own.get(drop.id) ?? null;
      const waits = drop.opensAt > now ? ('coming-soon' as const) : left > 0 ? ('claim' as const) : ('close' as const);
      return {
        ...{ dropId: drop.id as Id<'drop'>, title: inLanguage(drop.texts, language, languages[0]) ?? '', left, amount },
        ...{ envelopes: drop.envelopes, opensAt: drop.opensAt, closesAt: drop.closesAt },
        state: amount === null ? waits : ('claimed' as const),
        currencySymbol: await wallet.symbolOf(drop.currency),
      };
    }),
  );
  return { list };
};

const NUMBER = /^\d{1,18}$/;

/** Red packets in the rewards centre: what an envelope holds is known once it is opened. */
export const createPackets = (deps: ApplicationsDeps): ClaimableSource => ({
  kind: 'packet',
  listFor: async ({ member, language }) =>
    (await showDrops(deps, member, language)).list
      .filter(({ state }) => state === 'claim')
      .map(({ dropId, title, closesAt }) => ({
        ...{ id: dropId.toString(), kind: 'RED_PACKET' as const, title, about: '', amount: null },
        ...{ as: 'cash' as const, until: closesAt },
      })),
  claim: async ({ member }, id) => {
    if (!NUMBER.test(id)) throw new Refusal('promotions.reward-unknown');
    await openEnvelope(deps, member, BigInt(id));
  },
});
