import { expect, test } from 'vitest';
import { asBuilt } from './prescribed-call.testing.ts';
import type { Prescribed } from './prescribed-call.testing.ts';

const REGISTRATION = [
  ...['username', 'password', 'confirmPassword', 'payeeName', 'email', 'qqNum', 'mobileNum', 'recommenderId'],
  ...['captcha', 'verificationCode', 'affiliateCode', 'paymentPassword', 'line', 'whatsapp', 'zalo', 'facebook'],
  ...['wechat', 'idNumber', 'referralCode', 'domain', 'login', 'countryDialingCode', 'verification'],
  ...['firebaseChannel', 'firebaseIdToken', 'registerUrl', 'registerMethod'],
];
const open = { access: 'public' } as const;

/** The account and system calls as they are prescribed; where no method is, the one that fits what the call does. */
const CALLS: readonly Prescribed[] = [
  {
    ...{ ...open, method: 'POST', path: '/wps/session/login', encrypted: true },
    takes: ['username', 'password', 'captcha', 'type', 'verification'],
    answers: ['token', 'firstTimeLogin', 'passwordExpired'],
  },
  {
    ...{ ...open, method: 'POST', path: '/wps/session/login/freeplay', encrypted: true },
    takes: ['os', 'platform', 'random', 'gatewayVersion'],
    answers: ['token'],
  },
  { method: 'DELETE', path: '/wps/session/logout', access: 'session' },
  {
    ...{ ...open, method: 'POST', path: '/wps/verification/sms/noLogin' },
    takes: ['mobileNum', 'countryDialingCode', 'verification'],
    answers: ['expiredMinutes'],
  },
  {
    ...{ ...open, method: 'POST', path: '/wps/verification/sms/register' },
    takes: ['countryDialingCode', 'mobileNo'],
    answers: ['expiredMinutes'],
  },
  { ...open, method: 'GET', path: '/wps/system/whitelabel' },
  { ...open, method: 'GET', path: '/wps/system/status', answers: ['status', 'info'] },
  { ...open, method: 'GET', path: '/wps/system/setting/register' },
  { ...open, method: 'GET', path: '/wps/system/domainRoute', answers: ['list'] },
  { ...open, method: 'GET', path: '/wps/system/helpCenter', answers: ['list'] },
  {
    ...{ method: 'GET', path: '/wps/member/info', access: 'session' },
    answers: ['nickname', 'account', 'id', 'type', 'toUpline', 'clubLabel', 'memberLabel'],
  },
  { method: 'GET', path: '/wps/member/info/icon', access: 'session', answers: ['icon'] },
  { method: 'GET', path: '/wps/member/info/funds/consolidated', access: 'session' },
  { ...open, method: 'PUT', path: '/wps/member/register', encrypted: true, takes: REGISTRATION, answers: ['token'] },
  {
    ...{ ...open, method: 'PUT', path: '/wps/member/register/mobile', encrypted: true },
    takes: REGISTRATION,
    answers: ['token', 'account'],
  },
  {
    ...{ method: 'POST', path: '/wps/member/password', access: 'member', encrypted: true },
    takes: ['oldPassword', 'newPassword', 'confirmNewPassword'],
  },
  {
    ...{ ...open, method: 'POST', path: '/wps/member/password/email', form: true },
    takes: ['username', 'email'],
    answers: ['expirationTime'],
  },
  {
    ...{ ...open, method: 'POST', path: '/wps/member/password/verification', encrypted: true },
    takes: ['newPassword', 'mobileNum', 'verificationCode'],
  },
  { ...open, method: 'POST', path: '/wps/agent/affiliate', takes: ['code', 'domain'] },
  { ...open, method: 'GET', path: '/wps/captcha', answers: ['image'] },
  { method: 'GET', path: '/wps/v2/wallets/balance', access: 'session', answers: ['sumBalance'] },
  { ...open, method: 'PUT', path: '/wps/feedback', takes: ['questionType', 'content'] },
  { method: 'POST', path: '/wps/game/launchGame', access: 'session' },
];

test.each(CALLS)('[K-01] $method $path takes, answers and admits what is prescribed', (call) => {
  expect(asBuilt(call)).toEqual(call);
});
