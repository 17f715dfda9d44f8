import { expect, test } from 'vitest';
import { hasDistress } from './distress.ts';

test.each([
  'I lost everything and want to die',
  'please help, I CAN’T STOP gambling!!',
  'Em muốn chết, em thua hết tiền rồi',
  'toi nghien co bac, khong dung duoc nua',
  'Giờ em TRẮNG TAY, nợ nần chồng chất...',
])('"%s" holds words of distress', (message) => {
  expect(hasDistress(message)).toBe(true);
});

test.each([
  'I lost 10,000 in the last round, is the result right?',
  'How long does a withdrawal take?',
  'Game này chơi chết máy, load không được',
  'Tôi muốn đổi mật khẩu',
  'Lệnh nạp của tôi chưa vào',
])('"%s" does not', (message) => {
  expect(hasDistress(message)).toBe(false);
});
