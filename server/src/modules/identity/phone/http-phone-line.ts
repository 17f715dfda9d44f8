import type { ErrorCode } from '@fairground/contract/errors';
import { createHash } from 'node:crypto';
import { inTransaction } from '../../../platform/database/index.ts';
import { fetchBounded } from '../../../platform/fetch-bounded.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import type { PhoneLine } from './phone-line.ts';

/** Only the status counts. */
const BOUNDS = { timeoutMs: 20_000, bytesMax: 0 };

/** What the provider refuses, by the status it answers with. */
const REFUSED_AT_START: Readonly<Record<number, ErrorCode>> = {
  402: 'identity.phone-quota-used',
  403: 'identity.phone-off',
  422: 'identity.phone-format-wrong',
  429: 'identity.phone-too-many',
};
const REFUSED_AT_CHECK: Readonly<Record<number, ErrorCode>> = {
  410: 'identity.phone-code-expired',
  422: 'postbox.code-wrong',
  429: 'identity.phone-too-many',
};

type Deps = Pick<Core, 'db'> & {
  readonly provider: { readonly url: string; readonly token: string | undefined };
};

/**
 * A provider of an operator's choice that makes, sends and checks the codes itself: `POST {url}/start` and
 * `POST {url}/check`. What it answers beside its status is not read.
 */
export const createHttpPhoneLine = ({ db, provider }: Deps): PhoneLine => {
  const ask = async (
    step: 'start' | 'check',
    body: Readonly<Record<string, string>>,
    refused: Readonly<Record<number, ErrorCode>>,
  ): Promise<void> => {
    const status = await post(`${provider.url.replace(/\/+$/, '')}/${step}`, body);
    if (status >= 200 && status < 300) return;
    throw new Refusal(refused[status] ?? 'request.unavailable');
  };

  /** No answer is one as well: the caller is asked to try again. */
  const post = async (url: string, body: Readonly<Record<string, string>>): Promise<number> => {
    const asked = fetchBounded(url, BOUNDS, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(provider.token === undefined ? {} : { authorization: `Bearer ${provider.token}` }),
      },
      body: JSON.stringify(body),
    });
    const answer = await asked.catch(() => undefined);
    return answer?.status ?? 503;
  };

  return {
    send: ({ checkId, e164, language, ip }) =>
      ask('start', { id: nameOf(checkId), to: e164, language, ip }, REFUSED_AT_START),
    // The provider is asked before the check is closed: no transaction waits for it, and a wrong code closes nothing.
    spend: async ({ checkId, e164, code }, close) => {
      await ask('check', { id: nameOf(checkId), to: e164, code }, REFUSED_AT_CHECK);
      await inTransaction(db, close);
    },
  };
};

/** The provider's id of a check; the ticket that finishes a check stays in the product. */
const nameOf = (checkId: string): string => createHash('sha256').update(checkId).digest('hex').slice(0, 32);
