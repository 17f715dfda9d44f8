import { BEHAVIOURS } from './behaviour.ts';
import type { Behaviour } from './behaviour.ts';

export type CardOutcome = Behaviour | 'declined';

/** The cards that the sandbox takes, by what a payment with them does. No bank ever issued one of these numbers. */
export const TEST_CARDS = {
  pay: '4242424242424242',
  declined: '4000000000000010',
  'wrong-amount': '4000000000000028',
  'other-name': '4000000000000036',
  late: '4000000000000044',
  doubled: '4000000000000051',
  reordered: '4000000000000069',
  delayed: '4000000000000077',
  lost: '4000000000000085',
  never: '4000000000000093',
} as const satisfies Readonly<Record<CardOutcome, string>>;

export const CARD_OUTCOMES: readonly CardOutcome[] = [
  'pay',
  'declined',
  ...BEHAVIOURS.filter((known) => known !== 'pay'),
];

/** The fields of the form, in its order. */
export const CARD_FIELDS = ['number', 'expiry', 'cvc'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardFault = CardField | 'not-a-test-card' | 'declined';

// The page runs these by their text as well: they use nothing beside their arguments.

/** Twelve to nineteen digits whose last one is right by Luhn; spaces and hyphens between them do not count. */
export const isCardNumber = (typed: string): boolean => {
  const digits = typed.replaceAll(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place)) * (place % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
};

/** A card is valid to the end of its month. */
export const isExpiryAhead = (typed: string, now: Date): boolean => {
  const [, month = '', year = ''] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(typed.trim()) ?? [];
  return Number(month) >= 1 && Number(month) <= 12 && Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
};

export const isCvc = (typed: string): boolean => /^\d{3,4}$/.test(typed.trim());

type Judged = { readonly outcome: Behaviour } | { readonly faults: readonly CardFault[] };

/** What comes of a card that was typed. Only its outcome is kept: neither number nor code leaves this function. */
export const judgeCard = (typed: Readonly<Record<CardField, string>>, now: Date): Judged => {
  const holds = {
    number: isCardNumber(typed.number),
    expiry: isExpiryAhead(typed.expiry, now),
    cvc: isCvc(typed.cvc),
  } satisfies Record<CardField, boolean>;
  const faults = CARD_FIELDS.filter((field) => !holds[field]);
  if (faults.length > 0) return { faults };
  const digits = typed.number.replaceAll(/\D/g, '');
  const outcome = CARD_OUTCOMES.find((known) => TEST_CARDS[known] === digits);
  if (outcome === undefined) return { faults: ['not-a-test-card'] };
  return outcome === 'declined' ? { faults: ['declined'] } : { outcome };
};
