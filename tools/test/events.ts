import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/**
 * What the reporters of Vitest and Playwright write while tests run, one JSON object a line. The runner reads it to say
 * what is running, to end what hangs, and to count; a program that is killed leaves what it had written.
 */
const event = z.discriminatedUnion('type', [
  /** The program is about to run these files. */
  z.object({ type: z.literal('planned'), files: z.array(z.string()), at: z.number() }),
  z.object({ type: z.literal('began'), id: z.string(), file: z.string(), name: z.string(), at: z.number() }),
  /** No test, but something that runs and may hang: a file between its tests. It is not counted. */
  z.object({ type: z.literal('left'), id: z.string(), at: z.number() }),
  /** What a running test is doing now: a hook, or a step of a journey. */
  z.object({ type: z.literal('step'), id: z.string(), step: z.string(), at: z.number() }),
  z.object({
    type: z.literal('ended'),
    id: z.string(),
    file: z.string(),
    name: z.string(),
    outcome: z.enum(['passed', 'failed', 'skipped']),
    error: z.optional(z.string()),
    durationMs: z.number(),
    at: z.number(),
  }),
  /** A failure outside of any test. With its file it can be tried again. */
  z.object({ type: z.literal('error'), file: z.optional(z.string()), error: z.string(), at: z.number() }),
  /** The program came to its end. Without it, planned files may be left that it has not run. */
  z.object({ type: z.literal('finished'), at: z.number() }),
  /** Written by the runner: from here on these files run once more. */
  z.object({ type: z.literal('retry'), files: z.array(z.string()), at: z.number() }),
]);

export type TestEvent = z.infer<typeof event>;

/** A reporter finds the file to write to under this name in its environment. */
export const EVENTS_FILE = 'TEST_EVENTS_FILE';

export const appendEvent = (path: string, next: TestEvent): void => appendFileSync(path, `${JSON.stringify(next)}\n`);

/** All complete lines: the last one may still be on its way. */
export const readEvents = (path: string): readonly TestEvent[] => {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => event.parse(JSON.parse(line)));
};

/** The first line of an error, without the colours of a terminal. */
export const firstLine = (text: string | undefined): string => {
  // oxlint-disable-next-line no-control-regex -- colours begin with a control character
  const plain = (text ?? '').replaceAll(/\u001B\[[\d;]*m/g, '');
  return (
    plain
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? 'no message'
  );
};
