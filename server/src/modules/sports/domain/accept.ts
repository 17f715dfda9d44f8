import type { AcceptPolicy } from '@fairground/contract/sports/fields';

/** The least part of the price asked that `any` still takes, in percent. */
const ANY_PERCENT = 90;

/** Whether a player takes this price for the one it saw. A better one is always given. */
export const isTaken = (policy: AcceptPolicy, askedMilli: number, nowMilli: number): boolean => {
  if (nowMilli === askedMilli) return true;
  switch (policy) {
    case 'same':
      return false;
    case 'better':
      return nowMilli > askedMilli;
    case 'any':
      return nowMilli * 100 >= askedMilli * ANY_PERCENT;
  }
};
