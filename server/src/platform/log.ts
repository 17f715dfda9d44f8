import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/** The structured log. A line is an object first, a sentence second: `log.info({ jobName }, 'job done')`. */
export type Log = Logger;

/** Names whose value never reaches the log, at the top of a line and one or two levels inside it. */
const SECRET_NAMES = [
  'answer',
  'answers',
  'attestationObject',
  'authorization',
  'bindingTicket',
  'body',
  'captcha',
  'captchaId',
  'challengeId',
  'clientDataJson',
  'confirmNewPassword',
  'confirmPassword',
  'confirmPaymentPassword',
  'cookie',
  'deviceToken',
  'e164',
  'email',
  'enc',
  'firebaseIdToken',
  'idNumber',
  'mobile',
  'mobileNo',
  'mobileNum',
  'newPassword',
  'newPaymentPassword',
  'oldPassword',
  'otpauthUrl',
  'password',
  'payeeName',
  'paymentPassword',
  'recoveryCodes',
  'secret',
  'secretsKey',
  'secretsKeysOld',
  'sessionInfo',
  'set-cookie',
  'signature',
  'socialTicket',
  'tabSecret',
  'ticket',
  'token',
  'verificationCode',
  'x-developer-key',
] as const;

const SECRET_PATHS = SECRET_NAMES.flatMap((name) => {
  const step = name.includes('-') ? `["${name}"]` : `.${name}`;
  return [name.includes('-') ? step : name, `*${step}`, `*.*${step}`];
});

/** Opens the log the configuration asks for: standard output, or a file that is appended to. */
export const createLog = ({ logLevel, logFile }: Pick<Config, 'logLevel' | 'logFile'>): Log =>
  pino(
    {
      level: logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: { paths: SECRET_PATHS, censor: '[redacted]' },
    },
    // Synchronous to a terminal so that the last words before a crash are kept; a file takes them in blocks.
    pino.destination(
      logFile === '-' ? { fd: 1, sync: true } : { dest: logFile, append: true, mkdir: true, sync: false },
    ),
  );

/** Chosen fields only: a database error also has `detail`, which quotes the row. */
const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { thrown: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return { name, message, code, constraint, stack, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
};

/** A log nobody reads, for tests and scripts. */
export const silentLog: Log = pino({ level: 'silent' });
