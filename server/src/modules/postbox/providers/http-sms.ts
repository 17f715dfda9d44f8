import { fetchBounded } from '../../../platform/fetch-bounded.ts';
import type { PostboxDeps } from '../deps.ts';
import type { Outcome } from '../domain/message.ts';
import type { Line } from './provider.ts';

/** Only the status counts. */
const BOUNDS = { timeoutMs: 20_000, bytesMax: 0 };
/** Refusals of us, not of the message: a wrong token, too many at once. They pass once an operator corrects the settings. */
const PASSING = new Set([401, 403, 404, 408, 425, 429]);

/** Short messages by an operator's gateway: one POST each, the same id at every try. */
export const createHttpSmsLine = ({
  settings: { smsUrl = '', smsToken },
  log,
  fetch: send,
}: Pick<PostboxDeps, 'settings' | 'log' | 'fetch'>): Line => ({
  send: async ({ messageId, to, text }) => {
    const id = messageId.toString();
    try {
      const { status, isOk } = await fetchBounded(
        smsUrl,
        { ...BOUNDS, send },
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': `fairground-${id}`,
            ...(smsToken === undefined ? {} : { authorization: `Bearer ${smsToken}` }),
          },
          body: JSON.stringify({ id, to, text }),
        },
      );
      if (!isOk) log.warn({ status, messageId: id }, 'a short message did not go');
      return outcomeOf(status);
    } catch (error) {
      log.warn({ err: error, messageId: id }, 'a short message did not go');
      return 'unreachable';
    }
  },
});

const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return 'sent';
  return status >= 400 && status < 500 && !PASSING.has(status) ? 'refused' : 'unreachable';
};
