import { serveHand } from './hand.ts';
import { at, openLines, runSteadily } from './steady.ts';

type Task = {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly rate: number;
  readonly seconds: number;
};
export type Served = { readonly count: number; readonly errors: number; readonly p50: number; readonly p99: number };

/** People who are logged in and look at their sessions now and then. */
await serveHand(async (task): Promise<() => Promise<Served>> => {
  const { url, tokens, rate, seconds } = task as Task;
  const lines = openLines(url);
  let errors = 0;
  const look = async (nth: number): Promise<void> => {
    const token = tokens[nth % tokens.length] ?? '';
    const head = `GET /wps/relay/session/list HTTP/1.1\r\nhost: ${lines.host}\r\nauthorization: Bearer ${token}\r\n\r\n`;
    const answer = await lines.ask(head).catch(() => '');
    if (!answer.startsWith('{"success":true')) errors += 1;
  };
  await Promise.all(tokens.map((_, nth) => look(nth)));
  errors = 0;
  return async () => {
    const took = await runSteadily({ rate, seconds }, look);
    lines.close();
    return { count: took.length, errors, p50: at(took, 0.5), p99: at(took, 0.99) };
  };
});
