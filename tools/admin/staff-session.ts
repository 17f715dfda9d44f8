import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Operator } from '../../server/src/platform/http/route.ts';
import { ROOT } from '../process/command.ts';
import type { House } from './house.ts';
import { UsageError } from './usage-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Readable by its owner alone: the token is as good as the person for as long as the session lasts. */
const OWNER_ONLY = 0o600;

const fileOf = ({ config }: Pick<House, 'config'>): string => join(resolve(ROOT, config.dataFolder), 'staff-session');

export const keepToken = async (house: Pick<House, 'config'>, token: string): Promise<void> => {
  const file = fileOf(house);
  await mkdir(join(file, '..'), { recursive: true });
  // Removed first: the mode of a file that exists would stay as it is.
  await rm(file, { force: true });
  await writeFile(file, token, { mode: OWNER_ONLY });
};

export const dropToken = (house: Pick<House, 'config'>): Promise<void> => rm(fileOf(house), { force: true });

/** The staff member whose session this terminal has: `STAFF_TOKEN`, for scripts, or what `login` kept. */
export const findStaff = async (
  house: Pick<House, 'config' | 'operators'>,
  environment: Environment,
): Promise<Operator | undefined> => {
  const kept = environment['STAFF_TOKEN'] ?? (await readFile(fileOf(house), 'utf8').catch(() => ''));
  return house.operators.authenticate(kept.trim());
};

export const needStaff = async (
  house: Pick<House, 'config' | 'operators'>,
  environment: Environment,
): Promise<Operator> => {
  const operator = await findStaff(house, environment);
  if (operator === undefined) throw new UsageError('Log in first: npm run admin -- login');
  return operator;
};
