import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { silentLog } from '../../../platform/log.ts';
import { fakeClock } from '../../../testing/clock.ts';
import { render } from '../domain/render.ts';
import type { Message } from '../domain/render.ts';
import { createBreaker } from './breaker.ts';
import { createSmtpLine, mailServerOf } from './smtp.ts';

type Mail = { readonly from: string; readonly to: readonly string[]; readonly raw: string };

const sender = {
  brand: 'Fairground',
  minimumAge: 21,
  timeZone: 'Asia/Ho_Chi_Minh',
  numbers: createNumbers(SEED_STYLE),
};
const servers: SMTPServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve))));
});

/** A real mail server that keeps what it takes, and turns away the mailboxes `refuse` names with their status. */
const aServer = async (refuse: Readonly<Record<string, number>> = {}) => {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'post' && password === 'p@ss') return done(null, { user: username });
      return done(new Error('Who?'));
    },
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refuse[address];
      done(responseCode === undefined ? null : Object.assign(new Error('Not here'), { responseCode }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { mails, port: (server.server.address() as AddressInfo).port, server };
};

const aLine = (smtpUrl: string) =>
  createSmtpLine({
    settings: readConfig({ EMAIL_PROVIDER: 'smtp', SMTP_URL: smtpUrl, EMAIL_FROM: 'no-reply@play.example' }),
    sender,
    log: silentLog,
  });

const aLetter = (parts: Partial<Message> = {}) =>
  render(
    {
      id: 41n,
      address: { channel: 'email', to: 'mai@example.com' },
      language: 'TY',
      content: 'code',
      purpose: 'recover',
      fills: { code: '042137', minutes: '3' },
      ...parts,
    },
    sender,
  );

/** The text of one part of a mail, as its reader would see it. */
const partOf = (raw: string, type: string): string => {
  const part = raw.split(/\r\n--/).find((section) => section.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  const bytes = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

test('[part of A-06] a letter arrives over SMTP in text and HTML, once per id, and says that a machine wrote it', async () => {
  const { mails, port } = await aServer();
  const line = aLine(`smtp://127.0.0.1:${port}`);

  expect(await line.send(aLetter())).toBe('sent');
  expect(await line.send(aLetter())).toBe('sent');

  const [first, second] = mails;
  expect(first).toMatchObject({ from: 'no-reply@play.example', to: ['mai@example.com'] });
  expect(first?.raw).toContain('From: Fairground <no-reply@play.example>');
  expect(first?.raw).toContain('Auto-Submitted: auto-generated');
  expect(partOf(first?.raw ?? '', 'text/plain')).toContain('Đây là mã đặt lại mật khẩu của bạn.');
  expect(partOf(first?.raw ?? '', 'text/html')).toContain('>042137</p>');
  expect(first?.raw).toContain('Message-ID: <fairground-41@play.example>');
  expect(second?.raw).toContain('Message-ID: <fairground-41@play.example>');
});

test('the server is logged in to with the name and the password of the address', async () => {
  const { mails, port } = await aServer();

  expect(await aLine(`smtp://post:p%40ss@127.0.0.1:${port}`).send(aLetter())).toBe('sent');
  expect(await aLine(`smtp://post:wrong@127.0.0.1:${port}`).send(aLetter())).toBe('unreachable');

  expect(mails).toHaveLength(1);
});

test('a mailbox the server will never take is refused, one it does not take now is tried again', async () => {
  const { port } = await aServer({ 'gone@example.com': 550, 'busy@example.com': 451 });
  const line = aLine(`smtp://127.0.0.1:${port}`);
  const to = (mailbox: string) => aLetter({ address: { channel: 'email', to: mailbox } });

  expect(await line.send(to('gone@example.com'))).toBe('refused');
  expect(await line.send(to('busy@example.com'))).toBe('unreachable');
});

test('what others typed adds no header and no recipient', async () => {
  const { mails, port } = await aServer();
  const account = 'mai\r\nBcc: bob@example.com\r\n\r\nhello';

  await aLine(`smtp://127.0.0.1:${port}`).send(
    aLetter({
      content: 'password-link',
      fills: { account, link: 'https://play.example/reset', minutes: '30' },
    }),
  );

  expect(mails[0]?.to).toEqual(['mai@example.com']);
  expect(mails[0]?.raw.split('\r\n\r\n')[0]).not.toContain('bob@example.com');
});

test('a server that is away is called down after three tries, and tried again after half a minute', async () => {
  const { port, server } = await aServer();
  await new Promise<void>((resolve) => server.close(resolve));
  const clock = fakeClock();
  const provider = createBreaker({ clock }, aLine(`smtp://127.0.0.1:${port}`));

  const seen: unknown[] = [];
  for (let time = 0; time < 3; time += 1) seen.push(await provider.isDown(), await provider.send(aLetter()));

  expect(seen).toEqual([false, 'unreachable', false, 'unreachable', false, 'unreachable']);
  expect(await provider.isDown()).toBe(true);
  clock.advance(30_000);
  expect(await provider.isDown()).toBe(false);
});

test('in live mode a mail server on another host is spoken to encrypted or not at all', () => {
  expect(mailServerOf('smtp://mail.example', 'live')).toMatchObject({ secure: false, requireTLS: true });
  expect(mailServerOf('smtps://mail.example', 'live')).toMatchObject({ secure: true });
  expect(mailServerOf('smtp://127.0.0.1', 'live')).toMatchObject({ requireTLS: false });
  expect(mailServerOf('smtp://mail.example', 'sandbox')).toMatchObject({ requireTLS: false });
});
