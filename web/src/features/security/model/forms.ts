import { fieldIssue } from '@fairground/contract/members/form-rules';
import type { Issues, Rules } from '@fairground/contract/members/form-rules';

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** Only the fields that have an issue. */
const issuesOf = <Field extends string>(
  found: Readonly<Partial<Record<Field, ReturnType<typeof fieldIssue>>>>,
): Issues<Field> =>
  Object.fromEntries(Object.entries(found).filter(([, issue]) => issue !== undefined)) as Issues<Field>;

const required = (text: string) => fieldIssue(undefined, text, { isRequired: true });

export const checkPassword = ({ password }: Values<'password'>): Issues<'password'> =>
  issuesOf({ password: required(password) });

export const checkPasswordAndCode = (values: Values<'password' | 'code'>): Issues<'password' | 'code'> =>
  issuesOf({ password: required(values.password), code: required(values.code) });

export const checkPasskey = (values: Values<'password' | 'name'>): Issues<'password' | 'name'> =>
  issuesOf({ password: required(values.password), name: required(values.name) });

type PaymentPassword = 'password' | 'newPaymentPassword' | 'confirmPaymentPassword';

/** The payment password follows the rule registration has for it. */
export const checkPaymentPassword = (values: Values<PaymentPassword>, rules: Rules): Issues<PaymentPassword> => {
  const repeat = required(values.confirmPaymentPassword);
  const isEqual = values.confirmPaymentPassword === values.newPaymentPassword;
  return issuesOf({
    password: required(values.password),
    newPaymentPassword: fieldIssue(rules['paymentPassword'], values.newPaymentPassword, { isRequired: true }),
    confirmPaymentPassword: repeat ?? (isEqual ? undefined : { key: 'field_not_equal' }),
  });
};

type Contact = 'mobileNum' | 'email' | 'code' | 'password';
export type Channel = 'sms' | 'email';

/** The address must be right before a code is asked for; replacing a confirmed one takes the password. */
export const checkAddress = (channel: Channel, values: Values<Contact>, rules: Rules): Issues<Contact> =>
  channel === 'sms'
    ? issuesOf({ mobileNum: fieldIssue(rules['mobileNum'], values.mobileNum, { isRequired: true }) })
    : issuesOf({ email: fieldIssue(rules['email'], values.email, { isRequired: true }) });

export const checkContact = (
  channel: Channel,
  values: Values<Contact>,
  { rules, isReplacing }: { readonly rules: Rules; readonly isReplacing: boolean },
): Issues<Contact> => ({
  ...checkAddress(channel, values, rules),
  ...issuesOf({
    code: required(values.code),
    password: isReplacing ? required(values.password) : undefined,
  }),
});
