import { expect, test } from 'vitest';
import { register, registerMobile } from './registration.ts';

/** What the form asks for. */
const FORM = [
  ...[
    'username',
    'password',
    'confirmPassword',
    'payeeName',
    'email',
    'qqNum',
    'mobileNum',
    'recommenderId',
    'captcha',
  ],
  ...['verificationCode', 'affiliateCode', 'paymentPassword', 'line', 'whatsapp', 'zalo', 'facebook', 'wechat'],
  ...['idNumber', 'referralCode', 'domain'],
];
/** What joins it on submit, and what the session adds. */
const ADDED = ['login', 'countryDialingCode', 'verification', 'firebaseChannel', 'firebaseIdToken'];
const BY_SESSION = ['registerUrl', 'registerMethod'];

test('[E-04] a registration carries the fields of the form, those added on submit and those of the session', () => {
  const named = new Set([register, registerMobile].flatMap(({ body }) => Object.keys(body?.shape ?? {})));

  expect([...FORM, ...ADDED, ...BY_SESSION].filter((field) => !named.has(field))).toEqual([]);
});
