/** What the member typed, and what it may be. */
type Wish = { readonly amount: bigint; readonly accountId: string; readonly password: string };
type Bounds = { readonly min: bigint; readonly max: bigint; readonly step: bigint; readonly withdrawable: bigint };
export type Issues = Readonly<
  Partial<Record<'amount' | 'account' | 'password', 'amount' | 'balance' | 'account' | 'password'>>
>;

/** The server asks again; this only saves a person the way. */
export const issuesOf = ({ amount, accountId, password }: Wish, { min, max, step, withdrawable }: Bounds): Issues => ({
  ...(amount < min || amount > max || amount % step !== 0n
    ? { amount: 'amount' as const }
    : amount > withdrawable
      ? { amount: 'balance' as const }
      : {}),
  ...(accountId === '' ? { account: 'account' as const } : {}),
  ...(password === '' ? { password: 'password' as const } : {}),
});

/** Minutes and seconds until a moment, as a clock writes them. */
export const countdownOf = (until: Date, now: Date): string => {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  return `${Math.floor(seconds / 60)}:${(seconds % 60).toString().padStart(2, '0')}`;
};
