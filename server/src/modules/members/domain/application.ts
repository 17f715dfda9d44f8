import type { BodyOf } from '@fairground/contract/endpoint';
import type { register, registerMobile } from '@fairground/contract/members/endpoints';
import { birthDayOf } from '@fairground/contract/members/register-form';
import type { RegisterValues } from '@fairground/contract/members/register-form';
import { REGISTER_FIELDS } from '@fairground/contract/system/register-rules';
import type { ProfileTexts } from './profile.ts';
import { payeeKeyOf } from './profile.ts';

/** What either call of registration carries. */
export type RegisterBody = BodyOf<typeof register> | BodyOf<typeof registerMobile>;

/** Secrets stay as they were typed: every space of a password counts. */
const SECRETS = ['password', 'confirmPassword', 'paymentPassword'] as const;

type Secret = (typeof SECRETS)[number];
const isSecret = (field: string): field is Secret => SECRETS.some((secret) => secret === field);

/** The other fields a rule may name, normalised (NFC) and trimmed; accepting the terms is no text. */
const LINES = REGISTER_FIELDS.filter((field) => field !== 'terms').filter((field) => !isSecret(field));

/** The form as it is checked. A number that the phone provider proved needs no code of ours. */
export const valuesOf = (body: RegisterBody): RegisterValues => {
  const secrets = SECRETS.map((field) => [field, body[field]] as const);
  const lines = LINES.map((field) => [field, body[field]?.normalize('NFC').trim()] as const);
  const hasPhoneToken = body.firebaseIdToken !== undefined;
  const given = [...secrets, ...lines].filter(
    ([field, text]) => text !== undefined && !(hasPhoneToken && field === 'verificationCode'),
  );
  return { ...(Object.fromEntries(given) as RegisterValues), terms: body.terms };
};

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** What is kept of a form that passed. */
export const profileOf = (values: RegisterValues): ProfileTexts => {
  const payeeName = orNull(values.payeeName);
  return {
    email: orNull(values.email?.toLowerCase()),
    payee_name: payeeName,
    payee_key: payeeName === null ? null : payeeKeyOf(payeeName),
    birth_date: (values.birthDate === undefined ? undefined : birthDayOf(values.birthDate)) ?? null,
    id_number: orNull(values.idNumber?.toUpperCase()),
    qq_num: orNull(values.qqNum),
    line: orNull(values.line),
    whatsapp: orNull(values.whatsapp),
    zalo: orNull(values.zalo),
    facebook: orNull(values.facebook),
    wechat: orNull(values.wechat),
  };
};
