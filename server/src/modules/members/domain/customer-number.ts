import type { MemberId } from '@fairground/contract/ids';

/** The number customer service asks for: the member's own with a check digit, so that a slip of the tongue shows. */
export const customerNumberOf = (memberId: MemberId): string => {
  const digits = memberId.toString().padStart(8, '0');
  return `${digits}${luhnDigitOf(digits)}`;
};

const luhnDigitOf = (digits: string): number => {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
};
