import { startNode } from './node.ts';
import { startProcesses } from './processes.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { AppRoleError, MigrationError } from './platform/database/index.ts';

/** Runs the product from the environment, in one process or several, until it is stopped. */
const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const node = config.nodes > 1 ? await startProcesses(config) : await startNode(config);
  process.stdout.write(`ready ${node.url}\n`);

  let isStopping = false;
  const leave = (): void => {
    // Anyone who asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    node.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
};

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if ([ConfigError, AppRoleError, MigrationError].some((kind) => error instanceof kind)) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'The port is taken. Stop what uses it, or set PORT to another.';
  return error.stack ?? error.message;
};
