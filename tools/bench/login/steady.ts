import { openLine } from '../wallet/http-line.ts';
import type { Line } from '../wallet/http-line.ts';

/** Connections that are kept; another is opened when all are busy. */
export const openLines = (url: string) => {
  const { hostname, port, host } = new URL(url);
  const idle: Line[] = [];
  return {
    host,
    ask: async (request: string): Promise<string> => {
      const line = idle.pop() ?? (await openLine(hostname, Number(port)));
      const said = await line.ask(request);
      idle.push(line);
      return said;
    },
    close: () => idle.forEach((line) => line.close()),
  };
};

/**
 * Begins so many operations a second, whether or not those before have ended, and answers how long each took from the
 * moment it was due: a load that waits politely would not see a queue.
 */
export const runSteadily = async (
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
  operate: (nth: number) => Promise<void>,
): Promise<readonly number[]> => {
  const startedAt = performance.now();
  const took: number[] = [];
  const running: Promise<void>[] = [];
  const count = Math.round(rate * seconds);
  while (running.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) / 1_000) * rate));
    while (running.length < due) {
      const dueAt = startedAt + (running.length / rate) * 1_000;
      running.push(operate(running.length).then(() => void took.push(performance.now() - dueAt)));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(running);
  return took.toSorted((a, b) => a - b);
};

export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
