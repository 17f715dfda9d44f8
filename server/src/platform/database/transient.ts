import { sqlStateOf } from './sql-state.ts';

/** SQL states after which the same transaction may well succeed. */
const TRANSIENT_STATES: ReadonlySet<string> = new Set([
  '40001', // another transaction came between
  '40P01', // deadlock, and this one was chosen to go
  '25006', // the server has just become a replica
  '57P01', // the server is shutting down
  '57P02', // the server crashed
  '57P03', // the server is starting
]);

const BROKEN_CONNECTION: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** The driver gives these no code. */
const BROKEN_CONNECTION_TEXT =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** The connection, but for a protocol violation: there what was sent is wrong, and would be again. */
const CONNECTION_STATE = /^08(?!P01)...$/;

/** Whether an error comes from the moment and not from what was asked. */
export const isTransient = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = sqlStateOf(error);
  if (TRANSIENT_STATES.has(code) || BROKEN_CONNECTION.has(code) || CONNECTION_STATE.test(code)) return true;
  // A name that resolves to several addresses fails with all their errors in one.
  if (error instanceof AggregateError) return error.errors.some(isTransient);
  return BROKEN_CONNECTION_TEXT.test(error.message);
};
