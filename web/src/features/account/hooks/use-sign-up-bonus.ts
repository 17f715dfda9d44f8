import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useNumbers } from '../../../shared/i18n/index.ts';
import { useFlags } from '../../../shared/site/site-status.ts';

export type SignUpBonus = {
  /** With its currency: `1,000₫`. */
  readonly amount: string;
  readonly audience: 'everyone' | 'verified-mobile';
};

/** The sign-up bonus as the flags state it; null where there is none. */
export const useSignUpBonus = (): SignUpBonus | null => {
  const numbers = useNumbers();
  const { currency } = useBrand();
  const flags = useFlags();
  const amount = Number(flags?.['SIGNUPBONUS'] ?? 0);
  if (!Number.isFinite(amount) || amount <= 0) return null;
  return {
    amount: `${numbers.whole(amount)}${currency.symbol}`,
    audience: flags?.['SIGNUPBONUSFOR'] === 'verified-mobile' ? 'verified-mobile' : 'everyone',
  };
};
