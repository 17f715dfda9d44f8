import { expect, test } from 'vitest';
import { openTerminal } from '../testing/terminal.ts';

const { admin, pushed, said } = await openTerminal();

test('[part of A-08] a talk is begun, shown and closed from the terminal, and the pages of the member get a push', async () => {
  const why = ['--reason', 'a question by phone'];
  expect(await admin('member', 'open', 'caller01', ...why)).toBe(0);

  expect(await admin('chat', 'answer', 'caller01', '--text', 'You asked us by phone.', ...why)).toBe(0);
  await expect.poll(() => pushed.join('\n')).toContain('You asked us by phone.');
  expect(await admin('chat', 'show', 'caller01', ...why)).toBe(0);
  expect(await admin('chat', 'close', 'caller01', ...why)).toBe(0);
  expect(await admin('chat', 'list')).toBe(0);

  expect(said.join('\n')).toMatch(/caller01 {2}LIVECHAT {2}answered\n.* {2}the house\n {4}You asked us by phone\./);
  expect(said.at(-1)).toBe('Nobody waits.');
});

test('what cannot be answered is refused in words', async () => {
  expect(await admin('chat', 'answer', 'nobody99', '--text', 'Hello', '--reason', 'a slip')).toBe(1);
  expect(await admin('chat', 'answer', 'nobody99', '--reason', 'a slip')).toBe(1);

  expect(said.join('\n')).toContain('There is no talk with this account.');
  expect(said.join('\n')).toContain('--text is missing.');
});
