import type { BodyOf } from '@fairground/contract/endpoint';
import type { registerMobile } from '@fairground/contract/members/endpoints';
import type { RegisterForm, RegisterValues } from '@fairground/contract/members/register-form';
import { shownFields } from '@fairground/contract/members/register-form';
import type { RegisterField } from '@fairground/contract/system/register-rules';

/** Codes people follow in a link are no longer than this; what is longer is not one of ours. */
const INVITE_LENGTH_MAX = 20;

export type LinkInformation = {
  readonly affiliateCode: string;
  readonly referralCode: string | null;
  /** The host the visitor came to; it may belong to an agent. */
  readonly host: string;
  readonly url: string;
};

export type Registration = {
  readonly form: RegisterForm;
  readonly values: RegisterValues;
  readonly countryDialingCode: string;
  readonly termsVersion: string;
  readonly link: LinkInformation;
};

/** The fields both registrations share; the caller adds name, number and what the providers said. */
type Body = Omit<BodyOf<typeof registerMobile>, 'username' | 'mobileNum'>;

const NOT_TEXT: ReadonlySet<RegisterField> = new Set(['terms', 'username', 'mobileNum', 'affiliateCode']);

/** Everything a registration says besides who registers: only what the form shows, and nothing that was left empty. */
export const registerBody = ({ form, values, countryDialingCode, termsVersion, link }: Registration): Body => {
  const shown = shownFields(form);
  const texts = shown
    .filter((field): field is Exclude<RegisterField, 'terms'> => !NOT_TEXT.has(field))
    .map((field) => [field, values[field]] as const)
    .filter(([, text]) => text !== undefined && text !== '');
  return {
    ...Object.fromEntries(texts),
    ...(shown.includes('mobileNum') && countryDialingCode !== '' && { countryDialingCode }),
    ...(link.affiliateCode !== '' && { affiliateCode: link.affiliateCode }),
    ...(isInvite(link.referralCode) && { referralCode: link.referralCode }),
    domain: link.host,
    login: true,
    registerUrl: link.url,
    registerMethod: 'WEB',
    terms: values.terms ?? false,
    termsVersion,
  };
};

const isInvite = (code: string | null): code is string => code !== null && code.length <= INVITE_LENGTH_MAX;
