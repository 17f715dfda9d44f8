import type { MemberId } from '@fairground/contract/ids';
import { weightsOf } from '@fairground/contract/promotions/terms';
import type { Terms } from '@fairground/contract/promotions/terms';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { REFUSAL_OF } from '../../wallet/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { capOf, wagerOf } from '../domain/terms.ts';

export type Credit = {
  /** Names it once for ever. */
  readonly key: string;
  readonly member: MemberId;
  readonly currency: string;
  readonly amount: Money;
  /** What a grant is of, such as an offer, and its number there. */
  readonly source: string;
  readonly sourceId: bigint;
  readonly terms: Pick<Terms, 'credit' | 'multiplierX100' | 'maxBet' | 'capX100' | 'runHours' | 'products'>;
};

/** Gives money as a grant with its wagering, or as cash that has to be played; answers the number of the grant. */
export const creditIn = async (
  { wallet, tenant, above }: Pick<ApplicationsDeps, 'wallet' | 'tenant' | 'above'>,
  tx: Tx,
  { key, member, currency, amount, source, sourceId, terms }: Credit,
): Promise<bigint | null> => {
  const required = wagerOf(terms, amount);
  if (terms.credit === 'CASH') {
    const { cash: account } = await wallet.accountsOf(member, currency);
    const counter = await wallet.houseAccount('H_PROMO', currency);
    const id = { tenant, source: 'promotions', member, action: 'promotion', transactionId: key };
    const [answer] = await wallet.applyIn(tx, [{ id, kind: 'promotion', account, counter, amount }]);
    if (answer === undefined) throw new Error('The wallet gave no answer.');
    if (answer.outcome !== 'applied') throw new Refusal(REFUSAL_OF[answer.outcome]);
    if (required > 0n) await above.openTurnover(tx, { member, reference: key, required, weights: weightsOf(terms) });
    return null;
  }
  const cap = capOf(terms, amount);
  const { id } = await wallet.grants.grantIn(tx, {
    ...{ key, member, currency, source, sourceId, amount, required },
    ...{ maxBet: terms.maxBet, weights: weightsOf(terms), runHours: terms.runHours },
    ...(cap !== undefined && { cap }),
  });
  return id;
};
