import type { RegisterRule } from '../system/endpoints.ts';
import { boundsOf, breachOf } from '../system/register-rules.ts';
import type { RegisterField } from '../system/register-rules.ts';

/**
 * What every form of an account demands, checked with these functions by the browser before it sends and by the server
 * before it acts. The rules are rows of the server; which text breaks which rule is said here alone.
 */
export type IssueKey =
  | 'field_required'
  | 'field_not_equal'
  | 'field_terms'
  | 'field_too_young'
  | 'field_not_taken'
  | `reg_pattern_${number}`;

/** The key of a text in the namespace `legacy`; `bounds` fills it where the text names them. */
export type FieldIssue = { readonly key: IssueKey; readonly bounds?: string };

/** Empty when all is well. */
export type Issues<Field extends string = string> = Readonly<Partial<Record<Field, FieldIssue>>>;

/** The value of `members.fields-refused`. */
export type RefusedFields = { readonly issues: Issues<RegisterField> };

export type Rules = Readonly<Record<string, RegisterRule>>;
type Values<Field extends string> = Readonly<Partial<Record<Field, string>>>;

const REQUIRED: FieldIssue = { key: 'field_required' };

/** One text against its rule; `isRequired` where the form decides and not the rule. A field without a rule takes anything. */
export const fieldIssue = (
  rule: RegisterRule | undefined,
  text: string | undefined,
  { isRequired = rule?.required ?? false }: { readonly isRequired?: boolean } = {},
): FieldIssue | undefined => {
  if (text === undefined || text === '') return isRequired ? REQUIRED : undefined;
  if (rule === undefined || breachOf(rule, text) === undefined) return undefined;
  return { key: `reg_pattern_${rule.patternId}`, bounds: boundsOf(rule) };
};

export const isGood = (issues: Issues): boolean => Object.keys(issues).length === 0;

/** Keeps the fields that have an issue. */
const issuesOf = <Field extends string>(found: Partial<Record<Field, FieldIssue | undefined>>): Issues<Field> =>
  Object.fromEntries(Object.entries(found).filter(([, issue]) => issue !== undefined)) as Issues<Field>;

const confirmIssue = (first: string | undefined, second: string | undefined): FieldIssue | undefined => {
  if (second === undefined || second === '') return REQUIRED;
  return second === first ? undefined : { key: 'field_not_equal' };
};

export const checkLogin = (
  values: Values<'username' | 'password' | 'captcha'>,
  { needsCaptcha }: { readonly needsCaptcha: boolean },
): Issues<'username' | 'password' | 'captcha'> =>
  issuesOf({
    username: fieldIssue(undefined, values.username, { isRequired: true }),
    // An old password may break a rule that came later; it still opens the account.
    password: fieldIssue(undefined, values.password, { isRequired: true }),
    captcha: fieldIssue(undefined, values.captcha, { isRequired: needsCaptcha }),
  });

export const checkSmsLogin = (
  values: Values<'mobileNum' | 'verificationCode'>,
  rules: Rules,
): Issues<'mobileNum' | 'verificationCode'> =>
  issuesOf({
    mobileNum: fieldIssue(rules['mobileNum'], values.mobileNum, { isRequired: true }),
    verificationCode: fieldIssue(rules['verificationCode'], values.verificationCode, { isRequired: true }),
  });

type PasswordChange = 'oldPassword' | 'newPassword' | 'confirmNewPassword' | 'verificationCode';

/** The old password is asked for unless the caller showed a moment ago that it knows it. */
export const checkPasswordChange = (
  values: Values<PasswordChange>,
  rules: Rules,
  { isOldKnown, needsCode = false }: { readonly isOldKnown: boolean; readonly needsCode?: boolean },
): Issues<PasswordChange> =>
  issuesOf({
    oldPassword: fieldIssue(undefined, values.oldPassword, { isRequired: !isOldKnown }),
    newPassword: fieldIssue(rules['password'], values.newPassword, { isRequired: true }),
    confirmNewPassword: confirmIssue(values.newPassword, values.confirmNewPassword),
    verificationCode: fieldIssue(rules['verificationCode'], values.verificationCode, { isRequired: needsCode }),
  });

export const checkMailRecovery = (values: Values<'username' | 'email'>, rules: Rules): Issues<'username' | 'email'> =>
  issuesOf({
    username: fieldIssue(rules['username'], values.username, { isRequired: true }),
    email: fieldIssue(rules['email'], values.email, { isRequired: true }),
  });

type PhoneRecovery = 'mobileNum' | 'verificationCode' | 'newPassword';

export const checkPhoneRecovery = (values: Values<PhoneRecovery>, rules: Rules): Issues<PhoneRecovery> =>
  issuesOf({
    ...checkSmsLogin(values, rules),
    newPassword: fieldIssue(rules['password'], values.newPassword, { isRequired: true }),
  });
