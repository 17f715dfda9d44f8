import process from 'node:process';
import { vi } from 'vitest';

/** What a test file finds when it begins and must leave as it was: files of one process share all of it. */
export type SharedState = {
  /** The parts of the global object by name: what each is, or how it is read. */
  readonly globals: ReadonlyMap<string, unknown>;
  /** Functions of global objects that tests like to replace. */
  readonly functions: ReadonlyMap<string, unknown>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly listeners: ReadonlyMap<string, number>;
  /** Channels between tabs and threads that are open: what they hear reaches the files that follow. */
  readonly openChannels: number;
  readonly folder: string;
  readonly isClockFaked: boolean;
};

/** Objects whose own functions are compared one by one. */
const WATCHED = { Date, Math, console, performance } as const;
const WATCHED_OF_PROCESS = ['exit', 'cwd', 'nextTick', 'hrtime', 'emitWarning', 'kill'] as const;

/** Events that the test runner itself listens to while a file runs, and the end of the process, which nothing follows. */
const NOT_WATCHED = new Set(['message', 'error', 'newListener', 'removeListener', 'exit', 'beforeExit']);

/**
 * What libraries store there permanently when loaded, once for all files: a registry, a pool of connections, the
 * helpers of a compiler.
 */
const OF_LIBRARIES = /^__[a-zA-Z]|^Symbol\((undici\.|signal-exit)/;
/** The same in the environment: the library of pictures notes where it is when it draws its first one. */
const WORDS_OF_LIBRARIES = new Set(['VIPSHOME']);

export const readState = (): SharedState => ({
  globals: new Map(
    Reflect.ownKeys(globalThis)
      .filter((name) => !OF_LIBRARIES.test(String(name)))
      .map((name) => {
        const described = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
        return [String(name), Reflect.get(described, 'get') ?? described.value];
      }),
  ),
  functions: new Map<string, unknown>([
    ...Object.entries(WATCHED).flatMap(([name, object]) => functionsOf(name, object)),
    ...WATCHED_OF_PROCESS.map((name) => [`process.${name}`, process[name]] as const),
    ['process.stdout.write', Reflect.get(process.stdout, 'write')],
    ['process.stderr.write', Reflect.get(process.stderr, 'write')],
  ]),
  environment: Object.fromEntries(Object.entries(process.env).filter(([name]) => !WORDS_OF_LIBRARIES.has(name))),
  listeners: new Map(
    process
      .eventNames()
      .map((name) => [String(name), process.listenerCount(name)] as const)
      .filter(([name]) => !NOT_WATCHED.has(name)),
  ),
  openChannels: process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length,
  folder: process.cwd(),
  isClockFaked: vi.isFakeTimers(),
});

const functionsOf = (name: string, object: object): readonly (readonly [string, unknown])[] =>
  Object.getOwnPropertyNames(object)
    .map((key) => [`${name}.${key}`, Object.getOwnPropertyDescriptor(object, key)?.value] as const)
    .filter(([, value]) => typeof value === 'function');

export const OPEN_CHANNEL = 'a channel between tabs is still open';

/** What the second state has that the first had not, lacks or has otherwise: one line for each. */
export const leftoversBetween = (before: SharedState, after: SharedState): readonly string[] => [
  ...differences('globalThis.', before.globals, after.globals),
  ...differences('', before.functions, after.functions),
  ...differences('process.env.', entriesOf(before.environment), entriesOf(after.environment)),
  ...differences('listeners of the process to ', before.listeners, after.listeners),
  ...(after.openChannels > before.openChannels ? [OPEN_CHANNEL] : []),
  ...(before.folder === after.folder ? [] : [`the working folder is ${after.folder}`]),
  ...(after.isClockFaked && !before.isClockFaked ? ['timers are still faked'] : []),
];

const entriesOf = (record: Readonly<Record<string, unknown>>) => new Map(Object.entries(record));

const differences = (
  prefix: string,
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): readonly string[] => [
  ...[...before.keys()].filter((key) => !after.has(key)).map((key) => `${prefix}${key} is gone`),
  ...[...after.keys()].filter((key) => !before.has(key)).map((key) => `${prefix}${key} is new`),
  ...[...after]
    .filter(([key, value]) => before.has(key) && !Object.is(before.get(key), value))
    .map(([key]) => `${prefix}${key} is another`),
];
