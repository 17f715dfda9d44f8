import { seal } from '@fairground/contract/sealed';
import { serveHand } from './hand.ts';
import { at, openLines, runSteadily } from './steady.ts';

type Task = {
  readonly url: string;
  readonly usernames: readonly string[];
  readonly password: string;
  readonly rate: number;
  readonly seconds: number;
};
export type Offered = {
  readonly count: number;
  readonly answered: number;
  /** Asked to retry later, as expected in a storm. */
  readonly sentAway: number;
  readonly errors: number;
  readonly p50: number;
  readonly p99: number;
};

const CALL = { method: 'POST', path: '/wps/session/login' } as const;

/** A storm of right logins from everywhere. Bodies are sealed beforehand: the load must not weigh what it measures. */
await serveHand(async (task): Promise<() => Promise<Offered>> => {
  const { url, usernames, password, rate, seconds } = task as Task;
  const lines = openLines(url);
  const key = await (await fetch(`${url}/wps/relay/security/key`)).json();
  const requests: string[] = [];
  for (let nth = 0; nth < Math.round(rate * seconds); nth += 1) {
    const username = usernames[nth % usernames.length] ?? '';
    const body = JSON.stringify(
      await seal(
        { type: 'USERNAME', username, password },
        { key: key.value, call: CALL, at: new Date(key.value.serverTime) },
      ),
    );
    const from = `${10 + (nth % 90)}.${(nth >> 8) % 250}.${nth % 250}.${1 + (nth % 200)}`;
    requests.push(
      `POST ${CALL.path} HTTP/1.1\r\nhost: ${lines.host}\r\ncontent-type: application/json\r\n` +
        `x-forwarded-for: ${from}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  }
  return async () => {
    const counts = { answered: 0, sentAway: 0, errors: 0 };
    const reasons = new Map<string, number>();
    const waits: number[] = [];
    await runSteadily({ rate, seconds }, async (nth) => {
      const askedAt = performance.now();
      const answer = await lines.ask(requests[nth] ?? '').catch((error: unknown) => String(error));
      if (answer.startsWith('{"success":true')) {
        counts.answered += 1;
        waits.push(performance.now() - askedAt);
      } else if (answer.includes('"code":"request.too-many"')) counts.sentAway += 1;
      else {
        counts.errors += 1;
        const reason = /"code":"([^"]+)"/.exec(answer)?.[1] ?? answer.slice(0, 80);
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      }
    });
    lines.close();
    for (const [reason, times] of reasons) console.log(`  ${times} times ${reason}`);
    const sorted = waits.toSorted((a, b) => a - b);
    return { count: requests.length, ...counts, p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
  };
});
