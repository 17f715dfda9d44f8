import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { LANGUAGES } from '@fairground/contract/language';
import { expect, test } from 'vitest';
import type { Template } from './message.ts';
import { render } from './render.ts';
import type { Message } from './render.ts';

const sender = {
  brand: 'Fairground',
  minimumAge: 21,
  timeZone: 'Asia/Ho_Chi_Minh',
  numbers: createNumbers(SEED_STYLE),
};

const aCode = (parts: Partial<Message> = {}): Message => ({
  id: 7n,
  address: { channel: 'sms', to: '+84912345678' },
  language: 'TY',
  content: 'code',
  purpose: 'login',
  fills: { code: '042137', minutes: '3' },
  ...parts,
});

const PURPOSES = [
  'register',
  'login',
  'recover',
  'change-password',
  'second-verification',
  'step-up',
  'confirm-contact',
] as const;

const mailbox = { channel: 'email', to: 'mai@example.com' } as const;

const NOT_ME = 'https://play.example/not-me#abc';
const FILLS: Readonly<Record<Template, Readonly<Record<string, string>>>> = {
  'password-link': { account: 'mai', link: 'https://play.example/reset#t=abc', minutes: '30' },
  'login-alert': { account: 'mai', at: '2026-01-05T08:00:00Z', ip: '203.0.113.7', device: 'Firefox', link: NOT_ME },
  'password-changed': { account: 'mai', at: '2026-01-05T08:00:00Z', link: NOT_ME },
  'already-registered': {},
  'account-dormant-soon': { account: 'mai', at: '2026-01-05T08:00:00Z' },
  'account-dormant': { account: 'mai' },
  'contact-changed': { account: 'mai', contact: 'm•••@example.com', at: '2026-01-05T08:00:00Z', link: NOT_ME },
  'security-changed': { account: 'mai', change: 'passkey-added', at: '2026-01-05T08:00:00Z', link: NOT_ME },
};

test('[part of X-01] a code comes in the language of its owner', () => {
  expect(render(aCode(), sender).text).toBe('Fairground: mã đăng nhập là 042137, hạn 3 phút. Giữ bí mật.');
  expect(render(aCode({ language: 'EN', fills: { code: '042137', minutes: '1' } }), sender).text).toBe(
    'Fairground: 042137 is your code to log in, valid for 1 minute. Do not share it.',
  );
});

test('[part of X-01] every message can be written in every language on both channels, and none shows a gap', () => {
  const contents = Object.keys(FILLS) as Template[];
  for (const { code: language } of LANGUAGES)
    for (const address of [mailbox, aCode().address]) {
      const written = [
        ...contents.map((content) => render(aCode({ language, address, content, fills: FILLS[content] }), sender)),
        ...PURPOSES.map((purpose) => render(aCode({ language, address, purpose }), sender)),
      ];
      for (const { text, subject, html } of written) {
        expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|NaN/);
        expect(text.length).toBeGreaterThan(40);
        expect([subject === null, html === null]).toEqual(Array.from({ length: 2 }, () => address.channel === 'sms'));
      }
    }
});

test('a code by SMS is one SMS: 70 signs with accents, 160 without', () => {
  for (const [language, most] of [
    ['TY', 70],
    ['EN', 160],
  ] as const)
    for (const purpose of PURPOSES)
      expect(render(aCode({ language, purpose }), sender).text.length).toBeLessThanOrEqual(most);
});

test('a letter says the same in text and in HTML, with its code or its link in both', () => {
  const code = render(aCode({ address: mailbox, language: 'EN' }), sender);
  const link = render(
    aCode({ address: mailbox, language: 'EN', content: 'password-link', fills: FILLS['password-link'] }),
    sender,
  );

  expect(code.subject).toBe('042137 is your Fairground code');
  expect(code.text).toContain('\n\n042137\n\n');
  expect(code.html).toContain('>042137</p>');
  expect(code.html).toContain('<html lang="en" dir="ltr">');
  expect(link.text).toContain('Choose a new password:\nhttps://play.example/reset#t=abc');
  expect(link.html).toContain('<a href="https://play.example/reset#t=abc"');
  expect(link.code).toBeNull();
});

test('what others typed is shown as they typed it, never as markup, and leads nowhere', () => {
  const hostile = '<img src=x onerror=alert(1)> {brand} "quoted"';
  const { html, text } = render(
    aCode({
      address: mailbox,
      language: 'EN',
      content: 'login-alert',
      fills: { ...FILLS['login-alert'], device: hostile },
    }),
    sender,
  );
  const withScript = aCode({
    address: mailbox,
    content: 'password-link',
    fills: { ...FILLS['password-link'], link: 'javascript:alert(1)' },
  });

  expect(text).toContain(hostile);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {brand} &quot;quoted&quot;');
  expect(html).not.toContain('<img');
  expect(() => render(withScript, sender)).toThrow('web pages only');
});

test('moments are those of the clock on the wall of the site', () => {
  const alert = render(
    aCode({ language: 'EN', content: 'password-changed', fills: FILLS['password-changed'] }),
    sender,
  );

  expect(alert.text).toContain('3:00:00');
  expect(alert.text).toContain('GMT+7');
});

test('a message tells times in the time zone of the brand', () => {
  const alert = aCode({ address: mailbox, content: 'login-alert', fills: FILLS['login-alert'] });

  expect(render(alert, sender).text).toContain('15:00');
  expect(render(alert, { ...sender, timeZone: 'America/New_York' }).text).toContain('03:00');
});
