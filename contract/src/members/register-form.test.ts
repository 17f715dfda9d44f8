import { expect, test } from 'vitest';
import type { RegisterRule } from '../system/endpoints.ts';
import { patternOf } from '../system/patterns.ts';
import { REGISTER_FIELDS } from '../system/register-rules.ts';
import type { RegisterField } from '../system/register-rules.ts';
import { birthDayOf, checkRegister, isOldEnough, isRequired, shownFields } from './register-form.ts';
import type { RegisterForm, RegisterValues } from './register-form.ts';

const aRule = (patternId: number, bounds: readonly [number, number], shown: 'required' | 'optional' | 'off') => ({
  enabled: shown !== 'off',
  required: shown === 'required',
  acceptedPattern: patternOf(patternId).source,
  patternId,
  minLength: bounds[0],
  maxLength: bounds[1],
  type: 'text' as const,
});

const OPTIONAL_FIELDS = [
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'affiliateCode',
  'captcha',
] as const satisfies readonly RegisterField[];

const BARE: Readonly<Record<string, RegisterRule>> = {
  ...Object.fromEntries(REGISTER_FIELDS.map((field) => [field, aRule(4, [4, 20], 'off')])),
  username: aRule(14, [6, 12], 'required'),
  password: aRule(5, [8, 20], 'required'),
  confirmPassword: aRule(5, [8, 20], 'required'),
  mobileNum: aRule(6, [9, 11], 'off'),
  verificationCode: aRule(0, [0, 255], 'required'),
  birthDate: aRule(11, [10, 10], 'off'),
  terms: aRule(0, [0, 255], 'required'),
};

const aForm = (
  parts: Partial<RegisterForm> = {},
  rules: Readonly<Record<string, RegisterRule>> = {},
): RegisterForm => ({
  mode: 'register',
  rules: { ...BARE, ...rules },
  hasSmsVerification: true,
  hasMobilePassword: true,
  hasLinkCode: false,
  today: '2026-06-15',
  minimumAge: 18,
  ...parts,
});

const good: RegisterValues = { username: 'player77', password: 'secret123', confirmPassword: 'secret123', terms: true };
const goodMobile: RegisterValues = {
  username: '0912345678',
  mobileNum: '0912345678',
  verificationCode: '123456',
  password: 'secret123',
  confirmPassword: 'secret123',
  terms: true,
};
const REQUIRED = { key: 'field_required' };

test('[V-01] registration by username asks for username, password, its confirmation and the terms', () => {
  expect(shownFields(aForm())).toEqual(['username', 'password', 'confirmPassword', 'terms']);
  expect(checkRegister(good, aForm())).toEqual({});
  expect(checkRegister({}, aForm())).toEqual({
    username: REQUIRED,
    password: REQUIRED,
    confirmPassword: REQUIRED,
    terms: { key: 'field_terms' },
  });
});

test('[V-01] username and password follow the rules of the server, the confirmation equals the password', () => {
  expect(checkRegister({ ...good, username: 'a!', password: 'letters', confirmPassword: 'other' }, aForm())).toEqual({
    username: { key: 'reg_pattern_14', bounds: '6–12' },
    password: { key: 'reg_pattern_5', bounds: '8–20' },
    confirmPassword: { key: 'field_not_equal' },
  });
});

test('[V-01] registration by mobile asks for the number and the code, and for passwords by their flag', () => {
  const form = aForm({ mode: 'registerMobile' });

  expect(shownFields(form)).toEqual(['password', 'confirmPassword', 'mobileNum', 'verificationCode', 'terms']);
  expect(checkRegister(goodMobile, form)).toEqual({});
  expect(checkRegister({ terms: true }, { ...form, hasMobilePassword: false })).toEqual({
    mobileNum: REQUIRED,
    verificationCode: REQUIRED,
  });
  expect(checkRegister({ ...goodMobile, mobileNum: '12' }, form)).toEqual({
    mobileNum: { key: 'reg_pattern_6', bounds: '9–11' },
  });
});

test('[V-01] the SMS code is asked for when SMS verification is on and a number is given, 0 to 255 characters', () => {
  const withMobile = { mobileNum: aRule(6, [9, 11], 'optional') };
  const values = { ...good, mobileNum: '0912345678' };

  expect(checkRegister(values, aForm({}, withMobile))).toEqual({ verificationCode: REQUIRED });
  expect(checkRegister(values, aForm({ hasSmsVerification: false }, withMobile))).toEqual({});
  expect(checkRegister({ ...values, verificationCode: '1'.repeat(255) }, aForm({}, withMobile))).toEqual({});
  expect(checkRegister({ ...values, verificationCode: '1'.repeat(256) }, aForm({}, withMobile))).toEqual({
    verificationCode: { key: 'reg_pattern_0', bounds: '0–255' },
  });
});

test.for(OPTIONAL_FIELDS)(
  '[V-01] %s is shown if enabled, required if the server says so, and follows its pattern',
  (field) => {
    const optional = aForm({}, { [field]: aRule(4, [4, 20], 'optional') });
    const required = aForm({}, { [field]: aRule(4, [4, 20], 'required') });

    expect(shownFields(aForm())).not.toContain(field);
    expect(shownFields(optional)).toContain(field);
    expect([isRequired(field, optional), isRequired(field, required)]).toEqual([false, true]);
    expect(checkRegister(good, optional)).toEqual({});
    expect(checkRegister(good, required)).toEqual({ [field]: REQUIRED });
    expect(checkRegister({ ...good, [field]: 'a-b' }, optional)).toEqual({
      [field]: { key: 'reg_pattern_4', bounds: '4–20' },
    });
    expect(checkRegister({ ...good, [field]: 'abcd12' }, required)).toEqual({});
  },
);

test('[V-01] a payment password is required when it is shown, whatever its rule says', () => {
  const form = aForm({}, { paymentPassword: aRule(6, [6, 6], 'optional') });

  expect(checkRegister(good, form)).toEqual({ paymentPassword: REQUIRED });
  expect(checkRegister({ ...good, paymentPassword: '12345' }, form)).toEqual({
    paymentPassword: { key: 'reg_pattern_6', bounds: '6' },
  });
});

test('[part of F-05] the affiliate field is hidden when the link came with a valid code', () => {
  const rules = { affiliateCode: aRule(4, [4, 20], 'required') };

  expect(shownFields(aForm({}, rules))).toContain('affiliateCode');
  expect(shownFields(aForm({ hasLinkCode: true }, rules))).not.toContain('affiliateCode');
  expect(checkRegister({ ...good, affiliateCode: 'ABCD12' }, aForm({ hasLinkCode: true }, rules))).toEqual({});
});

test('[V-01] a field the form does not show is not taken, but for what the link fills in', () => {
  const fromTheLink = { recommenderId: 'ABCD', referralCode: 'ABCD', domain: 'play.example', affiliateCode: 'ABCD' };

  expect(checkRegister({ ...good, ...fromTheLink }, aForm())).toEqual({});
  expect(checkRegister({ ...good, wechat: 'somebody' }, aForm())).toEqual({ wechat: { key: 'field_not_taken' } });
  expect(checkRegister({ ...good, mobileNum: '0912345678' }, aForm())).toEqual({
    mobileNum: { key: 'field_not_taken' },
  });
});

test('[part of V-04] where the birth date is asked, it is a day and old enough', () => {
  const form = aForm({}, { birthDate: aRule(11, [10, 10], 'required') });

  expect(checkRegister({ ...good, birthDate: '2008-06-15' }, form)).toEqual({});
  expect(checkRegister({ ...good, birthDate: '2008-06-16' }, form)).toEqual({ birthDate: { key: 'field_too_young' } });
  expect(checkRegister({ ...good, birthDate: '2007-02-29' }, form)).toEqual({
    birthDate: { key: 'reg_pattern_11', bounds: '10' },
  });
  expect(checkRegister({ ...good, birthDate: '2008-06-15' }, { ...form, minimumAge: 21 })).toEqual({
    birthDate: { key: 'field_too_young' },
  });
});

test('[part of V-04] who was born on the 29th of February comes of age on the 1st of March', () => {
  expect(isOldEnough('2008-02-29', { today: '2026-02-28', minimumAge: 18 })).toBe(false);
  expect(isOldEnough('2008-02-29', { today: '2026-03-01', minimumAge: 18 })).toBe(true);
});

test('[part of V-04] a birth date is read in both orders of the catalogue, and a day that never was is none', () => {
  expect(birthDayOf('2000-02-29')).toBe('2000-02-29');
  expect(birthDayOf('02-29-2000')).toBe('2000-02-29');
  for (const never of ['2001-02-29', '02-30-2000', '0000-01-01', '1899-12-31', '2000-13-01', '', 'x'])
    expect(birthDayOf(never)).toBeUndefined();
  expect(isOldEnough('06-15-2008', { today: '2026-06-15', minimumAge: 18 })).toBe(true);
  expect(isOldEnough('06-16-2008', { today: '2026-06-15', minimumAge: 18 })).toBe(false);
});
