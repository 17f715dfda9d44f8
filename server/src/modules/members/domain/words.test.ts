import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../testing/random.ts';
import { newAccountName, newPassword, newTrialName } from './account-name.ts';
import { newInvitationCode, readInvitationCode } from './code.ts';
import { customerNumberOf } from './customer-number.ts';
import { hostOf } from './host.ts';
import { labelsOf } from './labels.ts';
import { readNickname } from './nickname.ts';
import { payeeKeyOf } from './profile.ts';
import { signUpBonus } from './sign-up-bonus.ts';
import { accountStatusOf, mayBecome, mayPlay } from './status.ts';

const random = seededRandom('words');
const many = <Value>(make: () => Value): readonly Value[] => Array.from({ length: 500 }, make);

test('invitation codes read well and are found however they are typed', () => {
  const codes = many(() => newInvitationCode(random));

  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(new Set(codes).size).toBe(codes.length);
  expect(readInvitationCode(' abcd2345 ')).toBe('ABCD2345');
  for (const never of ['', 'ABC', 'ABCD1234', "ABCD' or 1=1", 'ĄBCD2345', 'A'.repeat(13)])
    expect(readInvitationCode(never)).toBeUndefined();
});

test('[part of T-05] a generated account follows the rule new sites start with and tells nothing', () => {
  for (const name of many(() => newAccountName(random))) expect(name).toMatch(/^[a-z]{3}[a-z0-9]{8}$/);
  for (const name of many(() => newTrialName(random))) expect(name).toMatch(/^trial_[a-z0-9]{10}$/);
});

test('a password told once has letters and digits, and no two are alike', () => {
  const passwords = many(() => newPassword(random));

  for (const password of passwords) expect(password).toMatch(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{10}$/);
  expect(new Set(passwords).size).toBe(passwords.length);
});

test.for([
  ['Play.Example.COM', 'play.example.com'],
  ['https://play.example.com:8443/register?x=1#y', 'play.example.com'],
  ['play.example.com.', 'play.example.com'],
  ['127.0.0.1:3000', '127.0.0.1'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['a b', undefined],
  ["x';--", undefined],
] as const)('the host of "%s" is %s', ([text, host]) => {
  expect(hostOf(text)).toBe(host);
});

test('[A-15] the sign-up bonus is what the operator wrote, for whom the operator says', () => {
  const everyone = { SIGNUPBONUS: '1000', SIGNUPBONUSFOR: 'everyone' };
  const verified = { ...everyone, SIGNUPBONUSFOR: 'verified-mobile' };

  expect(signUpBonus(everyone, { hasVerifiedMobile: false })).toBe(parseMoney('1000'));
  expect(signUpBonus(verified, { hasVerifiedMobile: false })).toBeNull();
  expect(signUpBonus(verified, { hasVerifiedMobile: true })).toBe(parseMoney('1000'));
  for (const none of ['', '0', '-5', '1e9', '12.5', 'free', '9999999999', true])
    expect(signUpBonus({ ...everyone, SIGNUPBONUS: none }, { hasVerifiedMobile: true })).toBeNull();
});

test('a customer number is the member with a check digit: one slip shows', () => {
  const isRight = (number: string) =>
    [...number].toReversed().reduce((sum, digit, index) => {
      const worth = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return sum + (worth > 9 ? worth - 9 : worth);
    }, 0) %
      10 ===
    0;

  const number = customerNumberOf(1001n as MemberId);
  expect(number).toMatch(/^00001001\d$/);
  expect(isRight(number)).toBe(true);
  expect(isRight(number.replace('1', '2'))).toBe(false);
});

test('[part of E-06] a rank has its label, rank 0 none', () => {
  expect(labelsOf(0)).toEqual([]);
  expect(labelsOf(5)).toEqual([{ labelName: 'VIP5', color: '#c9b6ff', color2: '#6f4bd8' }]);
});

test.for(['An', 'Nguyễn Đức', 'ngủ ngon 99', 'x_y-z.1', '李明', 'مريم'])('"%s" is a nickname', (name) => {
  expect(readNickname(name)).toBe(name.normalize('NFC'));
});

test.for([
  ['too short', 'a'],
  ['too long', 'a'.repeat(21)],
  ['markup', '<b>bold</b>'],
  ['a quote', "an' or '1'='1"],
  ['nothing but spaces', '     '],
  ['a line break', 'an\nna'],
  ['a mark that turns the text around', 'an\u202ena'],
  ['a zero-width space', 'an\u200bna'],
  ['a pile of accents', `a${'\u0301'.repeat(8)}n`],
  ['pictures', '👑👑'],
] as const)('%s is no nickname', ([, name]) => {
  expect(readNickname(name)).toBeUndefined();
});

test('the same person is found however the name is written', () => {
  expect(payeeKeyOf('  NGUYỄN  Văn A ')).toBe(payeeKeyOf('nguyễn văn a'.normalize('NFD')));
});

test('who may log in, who may play, and what a status may become', () => {
  expect((['bet-locked', 'withdraw-locked', 'frozen', 'closed'] as const).map(accountStatusOf)).toEqual([
    'active',
    'active',
    'frozen',
    'closed',
  ]);
  expect((['active', 'withdraw-locked', 'bet-locked', 'self-excluded'] as const).map(mayPlay)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(mayBecome('active', 'frozen')).toBe(true);
  expect(mayBecome('frozen', 'active')).toBe(true);
  expect(mayBecome('closed', 'active')).toBe(false);
  expect(mayBecome('self-excluded', 'active')).toBe(false);
  expect(mayBecome('self-excluded', 'closed')).toBe(true);
  expect(mayBecome('system', 'active')).toBe(false);
  expect(mayBecome('active', 'system')).toBe(false);
});
