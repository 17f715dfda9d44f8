import { expect, test } from 'vitest';
import { registerBody } from './register-body.ts';

const rule = { enabled: true, required: false, acceptedPattern: '*', patternId: 0, minLength: 0, maxLength: 255 };
const text = { ...rule, type: 'text' } as const;
const form = {
  mode: 'register',
  rules: { email: text, payeeName: text, qqNum: { ...text, enabled: false }, affiliateCode: text },
  hasSmsVerification: true,
  hasMobilePassword: true,
  hasLinkCode: false,
  today: '2026-11-15',
  minimumAge: 18,
} as const;
const link = {
  affiliateCode: 'FRIEND',
  referralCode: 'R-1',
  host: 'play.example',
  url: 'https://play.example/register',
};

test('[part of F-04] a registration carries the fields the form shows and nothing that was left empty', () => {
  const values = {
    username: 'lantern88',
    password: 'tram7khoda',
    email: '',
    payeeName: 'Lan Tran',
    qqNum: '12345',
    terms: true,
  };

  const body = registerBody({ form, values, countryDialingCode: '84', termsVersion: '1', link });

  expect(body).toEqual({
    password: 'tram7khoda',
    payeeName: 'Lan Tran',
    affiliateCode: 'FRIEND',
    referralCode: 'R-1',
    domain: 'play.example',
    login: true,
    registerUrl: 'https://play.example/register',
    registerMethod: 'WEB',
    terms: true,
    termsVersion: '1',
  });
});

test('the dialling code goes with a number, and a code that is none of ours stays behind', () => {
  const body = registerBody({
    form: { ...form, mode: 'registerMobile' },
    values: { mobileNum: '0912345678', verificationCode: '123456', terms: true },
    countryDialingCode: '84',
    termsVersion: '1',
    link: { ...link, affiliateCode: '', referralCode: 'x'.repeat(21) },
  });

  expect(body).toMatchObject({ countryDialingCode: '84', verificationCode: '123456' });
  expect(body).not.toHaveProperty('referralCode');
  expect(body).not.toHaveProperty('affiliateCode');
});
