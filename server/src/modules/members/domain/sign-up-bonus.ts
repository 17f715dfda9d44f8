import { money, UNITS_PER_WHOLE } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { FlagValue } from '@fairground/contract/system/flags';

type Rule = { readonly SIGNUPBONUS: FlagValue; readonly SIGNUPBONUSFOR: FlagValue };

/** What a new member is credited with; null where the rule gives nothing, or an operator wrote no amount. */
export const signUpBonus = (
  { SIGNUPBONUS, SIGNUPBONUSFOR }: Rule,
  { hasVerifiedMobile }: { readonly hasVerifiedMobile: boolean },
): Money | null => {
  const text = String(SIGNUPBONUS).trim();
  if (!/^[1-9]\d{0,8}$/.test(text)) return null;
  if (SIGNUPBONUSFOR === 'verified-mobile' && !hasVerifiedMobile) return null;
  return money(BigInt(text) * UNITS_PER_WHOLE);
};
