import type { ErrorCode } from '@fairground/contract/errors';
import { isTransient } from '../database/index.ts';
import { Refusal } from '../refusal.ts';

/** A failed call: what the caller may know of it, and whether it was our fault. */
export type Failure = { readonly code: ErrorCode; readonly value: unknown; readonly isBug: boolean };

/** Faults Fastify finds before a handler runs, by its own codes. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.wrong-content-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not-found',
};

/** Sorts whatever was thrown. Only a refusal's own words travel; everything else stays in the log. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Refusal) return { code: error.code, value: error.value, isBug: false };
  const code = codeOf(error);
  const frameworkCode = code === undefined ? undefined : FRAMEWORK_CODES[code];
  if (frameworkCode !== undefined) return { code: frameworkCode, value: null, isBug: false };
  // 53300: the database takes no more connections.
  if (isTransient(error) || code === '53300') return { code: 'request.unavailable', value: null, isBug: true };
  return { code: 'request.failed', value: null, isBug: true };
};

/** An outage of the database is mostly a restart. */
const OUTAGE_RETRY_SECONDS = 5;

/** When to try again, where waiting helps. */
export const retryAfterOf = ({ code, value }: Failure): number | undefined => {
  if (code === 'request.unavailable') return OUTAGE_RETRY_SECONDS;
  if (typeof value !== 'object' || value === null || !('retryAfterSeconds' in value)) return undefined;
  return typeof value.retryAfterSeconds === 'number' ? value.retryAfterSeconds : undefined;
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
