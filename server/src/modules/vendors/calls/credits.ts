import { inTransaction } from '../../../platform/database/index.ts';
import type { Alarms } from '../alarms.ts';
import type { VendorsDeps } from '../deps.ts';
import { creditFault } from '../domain/credit-limit.ts';
import type { CreditFault } from '../domain/credit-limit.ts';
import type { KnownVendors } from '../known-vendors.ts';
import { deleteCredit, findCredit, insertCredit, lockCreditLimit, sumCredits } from '../store/credits.ts';
import type { Credit } from '../store/credits.ts';

/** `unbounded` of a vendor without a limit, `counted-before` of a repeat: there is nothing to give back. */
export type Taken = 'counted' | 'counted-before' | 'unbounded' | 'refused';

/** Credits without a bet, held to the limits of their vendor. */
export type Credits = {
  /** Counts a credit before it is paid, and says whether it may be. A repeat is answered as the first time. */
  readonly take: (vendorCode: string, credit: Credit) => Promise<Taken>;
  /** Gives back what was counted and then not paid. */
  readonly giveBack: (credit: Credit) => Promise<void>;
};

export type CreditsDeps = Pick<VendorsDeps, 'db' | 'clock'> & {
  readonly known: Pick<KnownVendors, 'hasCreditLimit'>;
  readonly alarms: Alarms;
};

export const createCredits = ({ db, clock, known, alarms }: CreditsDeps): Credits => ({
  take: async (vendorCode, credit) => {
    if (!(await known.hasCreditLimit(credit.vendorId, credit.currency))) return 'unbounded';
    const fault = await inTransaction(db, async (tx): Promise<Taken | CreditFault> => {
      const limit = await lockCreditLimit(tx, credit.vendorId, credit.currency);
      if (!limit) return 'unbounded';
      const counted = await findCredit(tx, credit);
      if (counted) return counted.is_refused ? 'refused' : 'counted-before';
      const found = creditFault(limit, credit.amount, await sumCredits(tx, credit, clock.now()));
      await insertCredit(tx, credit, clock.now(), found !== undefined);
      return found ?? 'counted';
    });
    if (isTaken(fault)) return fault;
    alarms.raise('credit-limit', {
      vendor: vendorCode,
      player: credit.memberId.toString(),
      transactionId: credit.transactionId,
      currency: credit.currency,
      fault,
    });
    return 'refused';
  },
  giveBack: (credit) => deleteCredit(db, credit),
});

const isTaken = (found: Taken | CreditFault): found is Taken =>
  found === 'counted' || found === 'counted-before' || found === 'unbounded' || found === 'refused';
