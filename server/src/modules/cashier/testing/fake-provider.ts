import type { PaymentProvider, PayoutOrder, PayoutState } from '../providers/provider.ts';

type Behaviour = 'pays' | 'accepts' | 'refuses' | 'times-out' | 'loses-answer' | 'loses-order';

/** A provider within the test: pays each number once, and behaves as it is set to. */
export const fakeProvider = (code = 'sandbox') => {
  const orders = new Map<string, PayoutOrder>();
  const states = new Map<string, PayoutState>();
  const asked: string[] = [];
  const set = { behaviour: 'pays' as Behaviour };
  const notHere = (): never => {
    throw new Error('Deposits are not part of this test.');
  };
  const paid = (no: string): PayoutState => ({ state: 'paid', reference: `ref-${no}` });
  const provider: PaymentProvider = {
    code,
    startDeposit: notHere,
    findDeposit: notHere,
    readCallback: notHere,
    listStatement: () => Promise.resolve([]),
    payOut: async (order) => {
      asked.push(order.no);
      if (set.behaviour === 'loses-order') throw new Error('the order was lost');
      orders.set(order.no, order);
      const known = states.get(order.no);
      if (known) return known;
      const state: PayoutState =
        set.behaviour === 'refuses'
          ? { state: 'refused', reason: 'account closed' }
          : set.behaviour === 'accepts' || set.behaviour === 'times-out'
            ? { state: 'accepted', reference: `ref-${order.no}` }
            : paid(order.no);
      states.set(order.no, state);
      if (set.behaviour === 'times-out' || set.behaviour === 'loses-answer') throw new Error('the answer was lost');
      return state;
    },
    findPayout: (no) => Promise.resolve(states.get(no) ?? { state: 'unknown' }),
  };
  return {
    provider,
    orders,
    asked,
    behave: (behaviour: Behaviour) => void (set.behaviour = behaviour),
    /** The provider has paid what it had accepted. */
    pay: (no: string) => void states.set(no, paid(no)),
  };
};
