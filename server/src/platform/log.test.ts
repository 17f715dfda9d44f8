import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLog } from './log.ts';

const folder = await mkdtemp(join(tmpdir(), 'fairground-log-'));
afterAll(() => rm(folder, { recursive: true }));

/** Writes lines to a separate log file and reads them back. */
const written = async (write: (log: ReturnType<typeof createLog>) => void): Promise<string> => {
  const logFile = join(folder, `deep/${Math.trunc(performance.now() * 1_000)}.log`);
  const log = createLog({ logLevel: 'info', logFile });
  write(log);
  log.flush();
  await expect.poll(() => readFile(logFile, 'utf8').catch(() => '')).toContain('end');
  return readFile(logFile, 'utf8');
};

test('secrets never reach the log, however deep they stand', async () => {
  const text = await written((log) => {
    log.info({ token: 'hunter2', headers: { authorization: 'Bearer hunter2', cookie: 'hunter2' } }, 'a');
    log.info({ request: { body: { password: 'hunter2' }, headers: { 'set-cookie': 'hunter2' } } }, 'b');
    log.info({ member: { email: 'hunter2', mobile: 'hunter2', captcha: 'hunter2' }, name: 'shown' }, 'end');
  });

  expect(text).not.toContain('hunter2');
  expect(text).toContain('[redacted]');
  expect(text).toContain('shown');
});

test.for([
  [
    'what proves somebody',
    ['deviceToken', 'challengeId', 'answer', 'paymentPassword', 'newPaymentPassword', 'recoveryCodes'],
  ],
  ['what is good once', ['ticket', 'socialTicket', 'bindingTicket', 'tabSecret', 'firebaseIdToken', 'captchaId']],
  ['who somebody is', ['payeeName', 'idNumber', 'e164', 'mobileNum']],
] as const)('%s never reaches the log', async ([, names]) => {
  const text = await written((log) => {
    for (const name of names) log.info({ [name]: 'hunter2', input: { [name]: 'hunter2' } }, 'a call');
    log.info('end');
  });

  expect(text).not.toContain('hunter2');
});

test('an error is logged with its code and cause, without the row a database quotes', async () => {
  const error = Object.assign(new Error('duplicate key', { cause: new Error('the reason') }), {
    code: '23505',
    constraint: 'member_name_is_unique',
    detail: 'Key (mobile)=(0900000000) already exists.',
  });

  const text = await written((log) => log.error({ err: error }, 'end'));

  expect(text).toContain('duplicate key');
  expect(text).toContain('member_name_is_unique');
  expect(text).toContain('the reason');
  expect(text).not.toContain('0900000000');
});

test('a level below the one asked for is not written', async () => {
  const text = await written((log) => {
    log.debug('too much');
    log.info('end');
  });

  expect(text).not.toContain('too much');
});
