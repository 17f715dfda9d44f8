import { relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../server/src/platform/config.ts';
import type { Node } from '../../server/src/node.ts';
import type { Config } from '../../server/src/platform/config.ts';
import { ROOT } from '../process/command.ts';
import { openProductDatabase } from './database.ts';
import { developerKeyOf, outboxUrl } from './developer-key.ts';
import { refuseTakenPort } from './port.ts';
import { createReport } from './report.ts';
import type { Report } from './report.ts';
import { buildSiteIfStale } from './site.ts';

export type ProductOptions = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
};

export type Product = {
  /** Settles when the product answers requests, with its address, or when it cannot start. */
  readonly ready: Promise<string>;
  /** Stops what was started, last first: requests, jobs, sockets, connections, database. Also while starting. */
  readonly stop: () => Promise<void>;
  /** Lets go without waiting; the embedded database stops by itself. */
  readonly abandon: () => void;
  readonly isStopping: () => boolean;
};

/** How long a phase that runs when we are stopped may take to reach its end: a half-made cluster helps nobody. */
const PHASE_GRACE_MS = 30_000;

type Part = { readonly stop: () => Promise<void>; readonly abandon?: () => void };

/** Starts everything in order; each phase prints its line. */
export const startProduct = ({ environment, print }: ProductOptions): Product => {
  const started: Part[] = [];
  const leaving = new AbortController();
  const begin = (part: Part): void => void started.push(part);
  const ready = start(environment, createReport(print), begin, leaving.signal);
  // Who stops us early does not wait for the address; its rejection is no news then.
  ready.catch(() => undefined);
  const stop = async (): Promise<void> => {
    leaving.abort();
    await Promise.race([ready.catch(() => undefined), afterGrace()]);
    for (const part of started.toReversed()) await part.stop();
  };
  let stopping: Promise<void> | undefined;
  return {
    ready,
    stop: () => (stopping ??= stop()),
    abandon: () => started.forEach((part) => part.abandon?.()),
    isStopping: () => stopping !== undefined,
  };
};

const start = async (
  environment: ProductOptions['environment'],
  { phase }: Report,
  begin: (part: Part) => void,
  signal: AbortSignal,
): Promise<string> => {
  const settings = await phase('settings', async () => {
    const config = readSettings(environment);
    await refuseTakenPort(config.host, config.port);
    return { says: `${config.mode}, brand ${config.brand}`, result: config };
  });
  // Reading the server's code takes as long as starting the database; both go on together.
  const server = loadServer();
  server.catch(() => undefined);
  const database = await phase('database', (note) => openProductDatabase(settings, settings.dataFolder, note));
  begin(database);
  signal.throwIfAborted();
  const developerKey = await developerKeyOf(settings, settings.dataFolder);
  const config: Config = { ...settings, databaseUrl: database.url, developerKey };
  await phase('schema', async () => {
    const { prepareDatabase } = await import('../../server/src/prepare-database.ts');
    const { applied, known, objects } = (await prepareDatabase({ ...config, databaseUrl: database.url })).schema;
    const isUpToDate = applied.length === 0 && objects.length === 0;
    const changed = `${applied.length} migrations and ${objects.length} objects applied`;
    const says = isUpToDate ? `up to date, ${known} migrations` : changed;
    return { says, result: undefined };
  });
  signal.throwIfAborted();
  await phase('site', (note) => buildSiteIfStale(note, signal));
  signal.throwIfAborted();
  const node = await phase('server', async () => {
    const { startNode, startProcesses } = await server;
    const result: Node & Part = config.nodes > 1 ? await startProcesses(config) : await startNode(config);
    const log = relative(process.cwd(), config.logFile);
    const processes = config.nodes > 1 ? `${config.nodes} processes ` : '';
    return { says: `${processes}listening, metrics at ${result.metricsUrl}, log in ${log}`, result };
  });
  begin(node);
  signal.throwIfAborted();
  if (developerKey !== undefined)
    await phase('developer', () => ({ says: `messages at ${outboxUrl(node.url, developerKey)}`, result: undefined }));
  await phase('console', () => ({ says: consoleUrl(config, node.url), result: undefined }));
  if (config.mode === 'sandbox')
    await phase('staff', async (note) => ({
      says: await staffLines(environment, config, node.url, note),
      result: undefined,
    }));
  return node.url;
};

/** With a host of its own the console is on that host alone. */
const consoleUrl = ({ consoleHost, publicUrl }: Config, siteUrl: string): string => {
  if (consoleHost === undefined) return `${siteUrl}/console`;
  return `${publicUrl?.startsWith('https:') ? 'https' : 'http'}://${consoleHost}/console`;
};

/** How the first people of staff get in, for as long as nobody has. Printed here alone: the server's log never has it. */
const staffLines = async (
  environment: ProductOptions['environment'],
  config: Config,
  siteUrl: string,
  note: (line: string) => void,
): Promise<string> => {
  const { firstStaffLinks } = await import('./first-staff.ts');
  const here = { ...environment, DATABASE_URL: config.databaseUrl, DATA_FOLDER: config.dataFolder };
  const links = await firstStaffLinks(here, siteUrl);
  for (const { name, link } of links) note(`${name}: ${link} (or npm run admin -- staff enrol "${link}")`);
  const [link] = links;
  return link === undefined
    ? 'enrolled, log in at the console, or npm run admin -- login'
    : `nobody is enrolled yet; each link works once, until ${link.expiresAt.toISOString()}`;
};

const loadServer = async () => {
  const [{ startNode }, { startProcesses }] = await Promise.all([
    import('../../server/src/node.ts'),
    import('../../server/src/processes.ts'),
  ]);
  return { startNode, startProcesses };
};

/** Folders are meant from the project, wherever the command was typed; the log goes to a file to keep the terminal. */
const readSettings = (environment: ProductOptions['environment']): Config => {
  const config = readConfig(environment);
  const dataFolder = resolve(ROOT, config.dataFolder);
  const logFile = (environment['LOG_FILE'] ?? '') === '' ? resolve(dataFolder, 'server.log') : config.logFile;
  return { ...config, dataFolder, logFile };
};

const afterGrace = (): Promise<void> => sleep(PHASE_GRACE_MS, undefined, { ref: false });
