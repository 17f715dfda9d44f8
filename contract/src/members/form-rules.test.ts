import { expect, test } from 'vitest';
import type { RegisterRule } from '../system/endpoints.ts';
import { patternOf } from '../system/patterns.ts';
import {
  checkLogin,
  checkMailRecovery,
  checkPasswordChange,
  checkPhoneRecovery,
  checkSmsLogin,
  fieldIssue,
  isGood,
} from './form-rules.ts';

const aRule = (patternId: number, minLength: number, maxLength: number): RegisterRule => ({
  enabled: true,
  required: true,
  acceptedPattern: patternOf(patternId).source,
  patternId,
  minLength,
  maxLength,
  type: 'text',
});

const rules = {
  username: aRule(14, 6, 12),
  password: aRule(5, 8, 20),
  mobileNum: aRule(6, 9, 11),
  verificationCode: aRule(0, 0, 255),
  email: aRule(3, 6, 100),
};

const REQUIRED = { key: 'field_required' };

test('[V-02] the issue of a text names the text of its pattern and the bounds to fill in', () => {
  expect(fieldIssue(rules.username, 'no!')).toEqual({ key: 'reg_pattern_14', bounds: '6–12' });
  expect(fieldIssue(aRule(6, 6, 6), 'abc')).toEqual({ key: 'reg_pattern_6', bounds: '6' });
  expect(fieldIssue(aRule(0, 0, 255), '✓ * anything')).toBeUndefined();
});

test('[V-01] an empty text is an issue where the rule or the form asks for it', () => {
  expect(fieldIssue(rules.username, '')).toEqual(REQUIRED);
  expect(fieldIssue({ ...rules.username, required: false }, undefined)).toBeUndefined();
  expect(fieldIssue({ ...rules.username, required: false }, '', { isRequired: true })).toEqual(REQUIRED);
  expect(fieldIssue(undefined, undefined)).toBeUndefined();
});

test('[V-03] login asks for username and password, and for the captcha once it is shown', () => {
  expect(checkLogin({}, { needsCaptcha: false })).toEqual({ username: REQUIRED, password: REQUIRED });
  expect(checkLogin({ username: 'a', password: 'b' }, { needsCaptcha: true })).toEqual({ captcha: REQUIRED });
  expect(isGood(checkLogin({ username: 'a', password: 'b', captcha: 'c' }, { needsCaptcha: true }))).toBe(true);
});

test('[V-03] login by SMS asks for a mobile number by its rule and for a code', () => {
  expect(checkSmsLogin({}, rules)).toEqual({ mobileNum: REQUIRED, verificationCode: REQUIRED });
  expect(checkSmsLogin({ mobileNum: '09x', verificationCode: '123456' }, rules)).toEqual({
    mobileNum: { key: 'reg_pattern_6', bounds: '9–11' },
  });
  expect(checkSmsLogin({ mobileNum: '0912345678', verificationCode: '123456' }, rules)).toEqual({});
});

test('[V-03] a password change asks for the old one only where it is unknown, and for the new one twice', () => {
  const good = { newPassword: 'another123', confirmNewPassword: 'another123' };

  expect(checkPasswordChange(good, rules, { isOldKnown: true })).toEqual({});
  expect(checkPasswordChange(good, rules, { isOldKnown: false })).toEqual({ oldPassword: REQUIRED });
  expect(checkPasswordChange({}, rules, { isOldKnown: true })).toEqual({
    newPassword: REQUIRED,
    confirmNewPassword: REQUIRED,
  });
  expect(
    checkPasswordChange({ newPassword: 'short1', confirmNewPassword: 'other1' }, rules, { isOldKnown: true }),
  ).toEqual({
    newPassword: { key: 'reg_pattern_5', bounds: '8–20' },
    confirmNewPassword: { key: 'field_not_equal' },
  });
  expect(checkPasswordChange(good, rules, { isOldKnown: true, needsCode: true })).toEqual({
    verificationCode: REQUIRED,
  });
});

test('[V-03] forgot password by e-mail asks for username and mailbox by their rules', () => {
  expect(checkMailRecovery({}, rules)).toEqual({ username: REQUIRED, email: REQUIRED });
  expect(checkMailRecovery({ username: 'a', email: 'nowhere' }, rules)).toEqual({
    username: { key: 'reg_pattern_14', bounds: '6–12' },
    email: { key: 'reg_pattern_3', bounds: '6–100' },
  });
  expect(checkMailRecovery({ username: 'player77', email: 'ann@example.com' }, rules)).toEqual({});
});

test('[V-03] forgot password by phone asks for number, code and a new password by its rule', () => {
  expect(checkPhoneRecovery({}, rules)).toEqual({
    mobileNum: REQUIRED,
    verificationCode: REQUIRED,
    newPassword: REQUIRED,
  });
  expect(
    checkPhoneRecovery({ mobileNum: '0912345678', verificationCode: '1', newPassword: 'lettersonly' }, rules),
  ).toEqual({ newPassword: { key: 'reg_pattern_5', bounds: '8–20' } });
  expect(
    checkPhoneRecovery({ mobileNum: '0912345678', verificationCode: '1', newPassword: 'another123' }, rules),
  ).toEqual({});
});
