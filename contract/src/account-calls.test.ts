import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { QUESTION_TYPES } from './members/feedback-rules.ts';
import { asBuilt, leavesOf } from './prescribed-call.testing.ts';
import type { Prescribed } from './prescribed-call.testing.ts';
import { FLAGS } from './system/flags.ts';

/** What the provider of captchas hands over. */
const VERIFICATION = ['verification.challengeId', 'verification.answers[]'];
const REGISTRATION = [
  ...['username', 'password', 'confirmPassword', 'payeeName', 'email', 'qqNum', 'mobileNum', 'recommenderId'],
  ...['captcha', 'verificationCode', 'affiliateCode', 'paymentPassword', 'line', 'whatsapp', 'zalo', 'facebook'],
  ...['wechat', 'idNumber', 'referralCode', 'domain', 'login', 'countryDialingCode', ...VERIFICATION],
  ...['firebaseChannel', 'firebaseIdToken', 'registerUrl', 'registerMethod'],
];
const REGISTRATION_WORDS = { login: true, registerMethod: 'WEB', firebaseChannel: 'sms' };
const REGISTERED = ['token', 'firstTimeLogin', 'passwordExpired', 'isAgent', 'account'];
const fieldsOf = (path: string, names: readonly string[]): readonly string[] => names.map((name) => `${path}.${name}`);
const RULE = ['enabled', 'required', 'acceptedPattern', 'patternId', 'minLength', 'maxLength', 'type'];
const LABEL = ['labelName', 'color', 'color2'];
const open = { access: 'public' } as const;

/** The account and system calls as they are prescribed; where no method is, the one that fits what the call does. */
const CALLS: readonly Prescribed[] = [
  {
    ...{ ...open, method: 'POST', path: '/wps/session/login', encrypted: true },
    takes: ['username', 'password', 'captcha', 'type', ...VERIFICATION],
    answers: ['token', 'firstTimeLogin', 'passwordExpired', 'isAgent'],
  },
  {
    ...{ ...open, method: 'POST', path: '/wps/session/login/freeplay', encrypted: true },
    takes: ['os', 'platform', 'random', 'gatewayVersion'],
    words: { platform: 'W', gatewayVersion: 3 },
    answers: ['token', 'isAgent'],
  },
  { method: 'DELETE', path: '/wps/session/logout', access: 'session' },
  {
    ...{ ...open, method: 'POST', path: '/wps/verification/sms/noLogin' },
    takes: ['mobileNum', 'countryDialingCode', ...VERIFICATION],
    answers: ['expiredMinutes'],
  },
  {
    ...{ ...open, method: 'POST', path: '/wps/verification/sms/register' },
    takes: ['countryDialingCode', 'mobileNo'],
    answers: ['expiredMinutes'],
  },
  { ...open, method: 'GET', path: '/wps/system/whitelabel', answers: ['{}'] },
  {
    ...{ ...open, method: 'GET', path: '/wps/system/status' },
    takes: ['url'],
    answers: [
      ...['status', 'info.whitelabel{}', ...fieldsOf('info.register{}', RULE)],
      ...fieldsOf('info.resources[]', ['resourceType', 'labelNameEn', 'url', 'qrCodeUrl']),
      ...fieldsOf('info.customerService[]', ['csType', 'title', 'path']),
      ...['info.analytics.gtagId', 'info.imageCDNs[]', 'info.launchGameCDNs[]', 'info.location.ip'],
      ...['info.location.country', 'info.maintenance.endAt', 'info.regionRestriction.contact'],
    ],
  },
  { ...open, method: 'GET', path: '/wps/system/setting/register', answers: fieldsOf('{}', RULE) },
  {
    ...open,
    method: 'GET',
    path: '/wps/system/domainRoute',
    answers: ['list[].host', 'list[].url', 'list[].speedUrl'],
  },
  {
    ...{ ...open, method: 'GET', path: '/wps/system/helpCenter' },
    answers: ['list[].title', ...fieldsOf('list[].articles[]', ['title', 'content'])],
  },
  {
    ...{ method: 'GET', path: '/wps/member/info', access: 'session' },
    answers: [
      ...['nickname', 'account', 'id', 'type', 'toUpline', ...fieldsOf('clubLabel', LABEL)],
      ...fieldsOf('memberLabel[]', LABEL),
    ],
  },
  { method: 'GET', path: '/wps/member/info/icon', access: 'session', answers: ['icon'] },
  {
    ...{ method: 'GET', path: '/wps/member/info/funds/consolidated', access: 'session' },
    answers: ['currencySymbol', 'balance', 'bonus', 'hold', 'vendors', 'total'],
  },
  {
    ...{ ...open, method: 'PUT', path: '/wps/member/register', encrypted: true },
    takes: REGISTRATION,
    words: REGISTRATION_WORDS,
    answers: REGISTERED,
  },
  {
    ...{ ...open, method: 'PUT', path: '/wps/member/register/mobile', encrypted: true },
    takes: REGISTRATION,
    words: REGISTRATION_WORDS,
    answers: REGISTERED,
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
  {
    ...{ method: 'GET', path: '/wps/v2/wallets/balance', access: 'session' },
    answers: ['sumBalance', 'currencySymbol'],
  },
  { ...open, method: 'PUT', path: '/wps/feedback', takes: ['questionType', 'content'] },
  {
    ...{ method: 'POST', path: '/wps/game/launchGame', access: 'session' },
    takes: ['gameId', 'nodeId'],
    answers: ['game_url', 'game_url2'],
  },
];

test.each(CALLS)('[K-01] $method $path takes, answers and admits what is prescribed, to the leaves', (call) => {
  expect(asBuilt(call)).toEqual(call);
});

test('[part of K-01] the kinds of feedback are the prescribed ones, and the flags are among those that are answered', () => {
  expect(QUESTION_TYPES).toEqual(['deposit', 'withdrawal', 'game', 'customerService', 'application', 'other']);
  expect(Object.keys(FLAGS)).toEqual(
    expect.arrayContaining([
      ...['CHNGPASSVERIF3', 'MOBILEVERCODELOGIN3', 'DIRECTREG3', 'CBS3', 'MOBILEREG', 'SMSVERIFICATION'],
      ...['MOBILEREGPASSWORD', 'USERNAMEREG', 'FREEPLAY', 'PASSWORDEXPIRY'],
    ]),
  );
});

test('a leaf that is missing, however deep, is seen', () => {
  const schema = z.object({
    list: z.array(z.object({ name: z.string(), of: z.nullable(z.object({ id: z.string() })) })),
    table: z.record(z.string(), z.object({ on: z.optional(z.boolean()) })),
    either: z.union([z.object({ one: z.int() }), z.object({ two: z.int() })]),
  });

  expect(leavesOf(schema)).toEqual(['list[].name', 'list[].of.id', 'table{}.on', 'either.one', 'either.two']);
  expect(asBuilt({ ...open, method: 'GET', path: '/wps/captcha', answers: ['image', 'image.size'] })?.answers).toEqual([
    'image',
  ]);
});
