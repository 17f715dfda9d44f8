import { Refusal } from '../../../platform/refusal.ts';
import type { Address } from './message.ts';

const DIALING_CODE = /^\+?([1-9]\d{0,3})$/;
const E164 = /^\+[1-9]\d{6,14}$/;
/** What people put between digits. */
const SEPARATORS = /[\s().-]/g;

/** One mailbox and nothing that could end a header or name a second one. */
const MAILBOX = /^[^\s@<>(),;:\\"[\]\p{Cc}]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.[a-z0-9-]{2,63}$/u;
const MAILBOX_LENGTH_MAX = 254;

/**
 * E.164 of a number as it was typed: every spelling of one number gives the same text, or one number could hold many
 * accounts. `admitted` are the dialing codes messages may go to; none named means all.
 */
export const mobileOf = (countryDialingCode: string, typed: string, admitted: readonly string[] = []): string => {
  const country = DIALING_CODE.exec(countryDialingCode.trim())?.[1];
  if (country === undefined || (admitted.length > 0 && !admitted.includes(country))) throw refused();
  const written = typed.replace(SEPARATORS, '');
  const international = /^(?:\+|00)(.*)$/.exec(written)?.[1];
  if (international?.startsWith(country) === false) throw refused();
  const national = (international?.slice(country.length) ?? written).replace(/^0+/, '');
  const number = `+${country}${national}`;
  // A national part of some digits only: short service numbers cost the most.
  if (!/^\d{5,}$/.test(national) || !E164.test(number)) throw refused();
  return number;
};

/** Refuses what no message can be sent to. */
export const requireAddress = ({ channel, to }: Address): void => {
  const isGood = channel === 'sms' ? E164.test(to) : isMailbox(to);
  if (!isGood) throw refused();
};

const isMailbox = (to: string): boolean =>
  to.length <= MAILBOX_LENGTH_MAX && to === to.toLowerCase() && MAILBOX.test(to) && !to.includes('..');

const refused = (): Refusal => new Refusal('postbox.address-refused');
