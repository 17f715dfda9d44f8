import { execPath } from 'node:process';
import * as z from 'zod/mini';
import { openStaffSession } from '../../testing/staff.ts';
import { runAdmin } from '../../admin/run-admin.ts';
import { ROOT, runCommand } from '../../process/command.ts';

const servedSchema = z.object({
  rate: z.number(),
  p50: z.number(),
  p99: z.number(),
  refused: z.number(),
  /** What the first of those was answered. */
  refusal: z.optional(z.string()),
  /** Processor time of a call, where somebody counts it. */
  cpuMicros: z.number(),
});

/** How calls from another process were answered; the rate is per second, times are in milliseconds. */
export type Served = z.output<typeof servedSchema>;

export const describeServed = ({ rate, p50, p99, refused, refusal, cpuMicros }: Served): string =>
  `${Math.round(rate)} calls/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${refused} refused` +
  (refusal ? ` (${refusal})` : '') +
  (cpuMicros > 0 ? `, ${Math.round(cpuMicros)} µs of processor a call` : '');

export type Key = { readonly keyId: string; readonly secret: string };

/** A vendor that is being certified. */
export const addVendor = async (url: string, code: string): Promise<Key> => {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const typed = ['vendor', 'add', code, '--name', 'Bench', '--reason', 'a measurement'];
  const environment = { DATABASE_URL: url };
  const STAFF_TOKEN = await openStaffSession(environment);
  await runAdmin(typed, { environment: { ...environment, STAFF_TOKEN }, print: say, complain: say });
  const [, keyId] = /^key +(\S+)$/m.exec(said.join('\n')) ?? [];
  const [, secret] = /^secret +(\S+)$/m.exec(said.join('\n')) ?? [];
  if (keyId === undefined || secret === undefined) throw new Error(said.join('\n'));
  return { keyId, secret };
};

/** Runs a program of the load in a process of its own; its last line is what it measured. */
export const runProgram = async (name: string, words: readonly string[]): Promise<Served> => {
  const { code, output } = await runCommand([execPath, `tools/bench/${name}.ts`, ...words], { cwd: ROOT });
  if (code !== 0) throw new Error(`The load failed:\n${output}`);
  return z.parse(servedSchema, JSON.parse(output.trim().split('\n').at(-1) ?? ''));
};
