import type { RegisterRule } from '../system/endpoints.ts';
import { REGISTER_FIELDS } from '../system/register-rules.ts';
import type { RegisterField } from '../system/register-rules.ts';
import { fieldIssue } from './form-rules.ts';
import type { FieldIssue, Issues, Rules } from './form-rules.ts';

export type RegisterMode = 'register' | 'registerMobile';

export type RegisterForm = {
  readonly mode: RegisterMode;
  readonly rules: Rules;
  /** The flags SMSVERIFICATION and MOBILEREGPASSWORD. */
  readonly hasSmsVerification: boolean;
  readonly hasMobilePassword: boolean;
  /** The link came with a valid affiliate code, so that the field is not shown. */
  readonly hasLinkCode: boolean;
  /** `yyyy-MM-dd` and the least age, for the birth date where it is asked. */
  readonly today: string;
  readonly minimumAge: number;
};

export type RegisterValues = Readonly<Partial<Record<Exclude<RegisterField, 'terms'>, string>>> & {
  readonly terms?: boolean;
};

/** Not typed by the visitor but filled in from the link and the host; looked up by the server and no text to check. */
const FROM_THE_LINK: ReadonlySet<RegisterField> = new Set(['recommenderId', 'referralCode', 'domain']);

/** The fields a form shows, in their order; those from the link are never among them. */
export const shownFields = (form: RegisterForm): readonly RegisterField[] =>
  REGISTER_FIELDS.filter((field) => isShown(field, form));

const isShown = (field: RegisterField, form: RegisterForm): boolean => {
  const { mode, rules, hasSmsVerification, hasMobilePassword, hasLinkCode } = form;
  const isMobileMode = mode === 'registerMobile';
  switch (field) {
    case 'username':
      return !isMobileMode;
    case 'password':
    case 'confirmPassword':
      return !isMobileMode || hasMobilePassword;
    case 'mobileNum':
      return isMobileMode || isEnabled(rules[field]);
    case 'verificationCode':
      return hasSmsVerification && isShown('mobileNum', form);
    case 'affiliateCode':
      return !hasLinkCode && isEnabled(rules[field]);
    case 'terms':
      return true;
    default:
      return !FROM_THE_LINK.has(field) && isEnabled(rules[field]);
  }
};

const isEnabled = (rule: RegisterRule | undefined): boolean => rule?.enabled ?? false;

/** Required whatever the rule says, as soon as they are shown. */
const REQUIRED_WHEN_SHOWN: ReadonlySet<RegisterField> = new Set([
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'paymentPassword',
  'terms',
]);

/** Whether the placeholder gets its star. */
export const isRequired = (field: RegisterField, { rules }: Pick<RegisterForm, 'rules'>): boolean =>
  REQUIRED_WHEN_SHOWN.has(field) || (rules[field]?.required ?? false);

/** Every issue of a filled-in form; a field that is not shown is not taken either. */
export const checkRegister = (values: RegisterValues, form: RegisterForm): Issues<RegisterField> => {
  const shown = new Set(shownFields(form));
  const found = REGISTER_FIELDS.map((field) => [
    field,
    shown.has(field) ? issueOf(field, values, form) : uninvited(field, values, form),
  ]);
  return Object.fromEntries(found.filter(([, issue]) => issue !== undefined)) as Issues<RegisterField>;
};

const issueOf = (field: RegisterField, values: RegisterValues, form: RegisterForm): FieldIssue | undefined => {
  if (field === 'terms') return values.terms === true ? undefined : { key: 'field_terms' };
  const text = values[field];
  // The confirmation is held against the password, whose own rule it then follows.
  const rule = field === 'confirmPassword' ? undefined : form.rules[field];
  const issue = fieldIssue(rule, text, { isRequired: isRequired(field, form) });
  if (issue !== undefined) return issue;
  if (field === 'confirmPassword' && text !== values.password) return { key: 'field_not_equal' };
  if (field === 'birthDate' && text !== undefined && text !== '' && !isOldEnough(text, form))
    return { key: 'field_too_young' };
  return undefined;
};

const uninvited = (field: RegisterField, values: RegisterValues, { mode }: RegisterForm): FieldIssue | undefined => {
  if (field === 'terms' || field === 'affiliateCode' || FROM_THE_LINK.has(field)) return undefined;
  // Registration by mobile copies the number to the username.
  if (field === 'username' && mode === 'registerMobile') return undefined;
  const text = values[field];
  return text === undefined || text === '' ? undefined : { key: 'field_not_taken' };
};

const DAY_LAST = /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/;
const DAY_FIRST = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/** A birth date as `yyyy-MM-dd`, in whichever of the two orders it was typed; nothing for a day that never was. */
export const birthDayOf = (typed: string): string | undefined => {
  const { year = '', month = '', day = '' } = (DAY_FIRST.exec(typed) ?? DAY_LAST.exec(typed))?.groups ?? {};
  const text = `${year}-${month}-${day}`;
  const moment = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  return isDay && year >= '1900' ? text : undefined;
};

/** Days as texts compare like days: the birthday that makes one old enough must not lie ahead. */
export const isOldEnough = (
  birthDate: string,
  { today, minimumAge }: Pick<RegisterForm, 'today' | 'minimumAge'>,
): boolean => {
  const day = birthDayOf(birthDate);
  if (day === undefined) return false;
  const year = String(Number(day.slice(0, 4)) + minimumAge).padStart(4, '0');
  return `${year}${day.slice(4)}` <= today;
};
