import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { messageOf } from '@fairground/locales/server-texts';
import type { Actor } from '../../server/src/modules/audit/index.ts';
import type { Maker } from '../../server/src/modules/operators/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { ConfigError } from '../../server/src/platform/config.ts';
import { AppRoleError, MigrationError } from '../../server/src/platform/database/index.ts';
import { Refusal } from '../../server/src/platform/refusal.ts';
import { StartError } from '../start/start-error.ts';
import { ACTIONS } from './actions.ts';
import { askAtTerminal } from './ask.ts';
import type { Ask } from './ask.ts';
import type { Action, Options } from './command.ts';
import { BrokenTrail } from './commands/audit.ts';
import { helpFor } from './help.ts';
import { openHouse } from './house.ts';
import { textOf } from './read-options.ts';
import { findStaff, needStaff } from './staff-session.ts';
import { UsageError } from './usage-error.ts';

export type AdminOptions = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** How a person is asked; at the terminal where nothing is said. */
  readonly ask?: Ask;
};

/** Runs one command; answers the code the shell gets: 0, or 1 when nothing was done. */
export const runAdmin = async (typed: readonly string[], options: AdminOptions): Promise<0 | 1> => {
  const isHelp = typed.length === 0 || typed[0] === 'help' || typed.includes('--help');
  if (isHelp) {
    const words = typed.filter((word) => word !== 'help' && !word.startsWith('--'));
    for (const line of helpFor(words)) options.print(line);
    return 0;
  }
  try {
    await runAction(typed, options);
    return 0;
  } catch (error) {
    options.complain(explain(error));
    return 1;
  }
};

const runAction = async (typed: readonly string[], options: AdminOptions): Promise<void> => {
  const { environment, print, ask = askAtTerminal } = options;
  const { action, rest } = findAction(typed);
  const { words, given } = readTyped(action, rest);
  // A change without a reason is refused before the database is opened.
  const reason = action.changes ? neededReason(given) : '';
  const house = await openHouse(environment);
  try {
    const operator = await (action.changes ? needStaff : findStaff)(house, environment);
    // As at the endpoint of the same use case: a session alone opens nothing.
    if (action.changes !== undefined && operator?.permissions.has(action.changes) !== true)
      throw new Refusal('access.permission-required', { permission: action.changes });
    const staff = (): Maker => {
      if (operator === undefined) throw new UsageError('Log in first: npm run admin -- login');
      return { operator, ip: '' };
    };
    const actor = (): Actor => ({ actorKind: 'operator', actor: staff().operator.name, reason, ip: '' });
    const now = systemClock.now();
    await action.run({ words, options: given, house, now, print, ask, environment, actor, staff });
  } finally {
    await house.close();
  }
};

/** The longest command the first words name; a group alone means its first command, which only shows. */
const findAction = (typed: readonly string[]): { readonly action: Action; readonly rest: readonly string[] } => {
  const said = typed.slice(0, firstOption(typed));
  for (let count = said.length; count > 0; count -= 1) {
    const words = said.slice(0, count).join(' ');
    const action = ACTIONS.find(({ name }) => name === words);
    if (action) return { action, rest: typed.slice(count) };
    const group = ACTIONS.filter(({ name }) => name.startsWith(`${words} `));
    const [shows] = group;
    if (shows && count === said.length) return { action: shows, rest: typed.slice(count) };
    const names = group.map(({ name }) => name.slice(words.length + 1)).join(', ');
    if (shows) throw new UsageError(`${words} takes one of: ${names}. Type: npm run admin -- help ${words}`);
  }
  throw new UsageError(`There is no command ${typed[0] ?? ''}. Type: npm run admin -- help`);
};

const firstOption = (typed: readonly string[]): number => {
  const place = typed.findIndex((word) => word.startsWith('--'));
  return place < 0 ? typed.length : place;
};

const readTyped = (
  action: Action,
  rest: readonly string[],
): { readonly words: readonly string[]; readonly given: Options } => {
  const known: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { kind }] of Object.entries(action.options ?? {}))
    known[name] = { type: kind === 'flag' ? 'boolean' : 'string', multiple: true };
  if (action.changes) known['reason'] = { type: 'string', multiple: true };
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      options: known,
      allowPositionals: true,
      strict: true,
    });
    const wordsMax = action.words?.length ?? 0;
    if (positionals.length > wordsMax) throw new UsageError(`${String(positionals[wordsMax])} is one word too many.`);
    return { words: positionals, given: values as Options };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const said = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${said.split('. ')[0] ?? said}. Type: npm run admin -- help ${action.name}`, {
      cause: error,
    });
  }
};

const neededReason = (given: Options): string => {
  const reason = textOf(given, 'reason')?.trim() ?? '';
  if (reason === '') throw new UsageError('Every change needs --reason "…": it goes into the trail.');
  return reason;
};

const explain = (error: unknown): string => {
  if (error instanceof Refusal) {
    const detail = error.value === null ? '' : ` ${JSON.stringify(error.value)}`;
    return `${messageOf(error.code, 'EN')}${detail} (${error.code})`;
  }
  const isExpected =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof StartError ||
    error instanceof AppRoleError ||
    error instanceof MigrationError ||
    error instanceof BrokenTrail;
  if (isExpected) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
