/** A bill as far as its payment asks. */
export type DueBill<Member> = {
  readonly id: bigint;
  readonly receiver: Member;
  /** Null is the house. */
  readonly payer: Member | null;
  readonly gross: bigint;
};

export type Payment<Member> = DueBill<Member> & {
  readonly paid: bigint;
  readonly status: 'PAID' | 'PARTIAL' | 'INSUFFICIENT';
};

/**
 * What payers can pay of bills, in the order of the bills: what one bill brings its receiver is there when the receiver pays
 * a later one. The house pays everything, a member what it has. A bill whose receiver has fallen short by then ends the
 * plan: what it brings pays that debt first, which is another rule.
 */
export const planPayments = <Member>(
  bills: readonly DueBill<Member>[],
  cashOf: ReadonlyMap<Member, bigint>,
): readonly Payment<Member>[] => {
  const cash = new Map(cashOf);
  const short = new Set<Member>();
  const payments: Payment<Member>[] = [];
  for (const bill of bills) {
    const { receiver, payer, gross } = bill;
    if (short.has(receiver)) break;
    const there = payer === null ? gross : (cash.get(payer) ?? 0n);
    const paid = payable(gross, there);
    if (payer !== null) cash.set(payer, there - paid);
    cash.set(receiver, (cash.get(receiver) ?? 0n) + paid);
    if (payer !== null && paid < gross) short.add(payer);
    payments.push({ ...bill, paid, status: statusOf(paid, gross) });
  }
  return payments;
};

/** As much of an amount as there is, and never less than nothing. */
export const payable = (amount: bigint, there: bigint): bigint => {
  const least = amount < there ? amount : there;
  return least > 0n ? least : 0n;
};

/** What a bill is called once so much of it is paid. */
export const statusOf = (paid: bigint, gross: bigint): Payment<never>['status'] =>
  paid === gross ? 'PAID' : paid === 0n ? 'INSUFFICIENT' : 'PARTIAL';
