import { endpoint } from '@fairground/contract/endpoint';
import * as z from 'zod/mini';
import type { SignedCalls } from '../platform/http/index.ts';

/** A signed call for tests: it says its word again. */
export const echo = endpoint({
  name: 'test.echo',
  summary: 'For tests.',
  method: 'POST',
  path: '/vendor/test/echo',
  access: 'vendor',
  body: z.strictObject({ word: z.string() }),
  value: z.object({ word: z.string(), by: z.optional(z.string()) }),
  errors: [],
});

/** Signed is what has the right word in a header. */
export const signedByWord: SignedCalls = {
  verify: ({ header }) =>
    Promise.resolve(
      header('x-proof') === 'good'
        ? { vendor: { vendorId: 1n, code: 'acme', keyId: 'k', stage: 'live' } }
        : { refusal: { status: 401, text: '{"said":"no"}' } },
    ),
  succeed: (value) => ({ status: 200, text: JSON.stringify(value) }),
  fail: ({ code }) => ({ status: code === 'request.unavailable' ? 503 : 400, text: JSON.stringify({ failed: code }) }),
};
