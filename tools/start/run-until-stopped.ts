import { ConfigError } from '../../server/src/platform/config.ts';
import { AppRoleError, MigrationError } from '../../server/src/platform/database/index.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { StartError } from './start-error.ts';

/** npm passes Ctrl-C on to us although the terminal has sent it already: two at once are one wish. */
const SAME_WISH_MS = 1_000;

/** Starts the product and keeps it until a signal comes. */
export const runUntilStopped = async (): Promise<void> => {
  // A terminal that was closed takes no more words; stopping in order goes on without them.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const product = startProduct({ environment: process.env, print });
  leaveOnSignals(product);
  try {
    print(`ready ${await product.ready}`);
  } catch (error) {
    if (product.isStopping()) return;
    process.stderr.write(`\n${explain(error)}\n`);
    await product.stop();
    process.exit(1);
  }
};

const leaveOnSignals = (product: Product): void => {
  let askedAt: number | undefined;
  const leave = (exitCode: number): void => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      print('stopping');
      stopAndExit(product, exitCode);
    } else if (performance.now() - askedAt > SAME_WISH_MS) {
      product.abandon();
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(0));
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(fault, (error: unknown) => {
      process.stderr.write(`\n${explain(error)}\n`);
      leave(1);
    });
};

const stopAndExit = (product: Product, exitCode: number): void => {
  product.stop().then(
    () => {
      print('stopped');
      process.exit(exitCode);
    },
    (error: unknown) => {
      process.stderr.write(`\n${explain(error)}\n`);
      product.abandon();
      process.exit(1);
    },
  );
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** What is expected to go wrong is explained in words; anything else is a bug and shows where it happened. */
const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isPlain = [StartError, ConfigError, AppRoleError, MigrationError].some((kind) => error instanceof kind);
  return isPlain ? error.message : (error.stack ?? error.message);
};
