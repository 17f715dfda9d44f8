import { startNode } from '../node.ts';
import { readConfig } from '../platform/config.ts';
import { createProbe } from './probe.ts';
import type { ProbeCommand } from './probe.ts';

/** Runs one node of the product with a probe inside, which obeys the process that started it. */
const main = async (): Promise<void> => {
  let probe: ReturnType<typeof createProbe> | undefined;
  const node = await startNode(readConfig(process.env), {
    pages: 'none',
    furtherModules: (ground) => {
      probe = createProbe(ground);
      return [probe.module];
    },
  });
  process.on('message', (command: ProbeCommand & { readonly id: number }) => {
    probe?.obey(command).then(
      () => process.send?.({ id: command.id }),
      (error: unknown) => process.send?.({ id: command.id, error: String(error) }),
    );
  });
  process.on('SIGTERM', () => void node.stop().then(() => process.exit(0)));
  // A test that dies takes its nodes with it.
  process.on('disconnect', () => process.exit(1));
  process.stdout.write(`ready ${node.url}\n`);
};

await main();
