import { STAFF_ROLES } from '@fairground/contract/operators/permissions';
import type { StaffRole } from '@fairground/contract/operators/permissions';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { systemClock } from '../../server/src/platform/clock.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { enrolStaff, STAFF_PASSWORD } from '../../server/src/testing/enrol-staff.ts';
import { openHouse } from '../admin/house.ts';
import { ROOT } from '../process/command.ts';
import { openProductDatabase } from '../start/database.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const ACTOR = { actorKind: 'system', actor: 'test', reason: 'staff of a test', ip: '' } as const;
/** One of each pair that excludes the other. */
const ROLES = STAFF_ROLES.filter((role) => role !== 'PAYOUT_OPS' && role !== 'CMS_EDITOR');
const STEP_MS = 30_000;

/**
 * Opens a staff session on a sandbox product for tests, chaos and benches: invited, enrolled and logged in by the use
 * cases. Roles are written into the database by its owner, because a held change would need two people first.
 */
export const openStaffSession = async (
  environment: Environment,
  name = newName(),
  roles: readonly StaffRole[] = ROLES,
): Promise<string> => {
  if (readConfig(environment).mode === 'live') throw new Error('Staff of tests are never for a live site.');
  const token = await enrolAndLogin(environment, name);
  // Roles are read with every call, so the session has them from here on.
  await giveRoles(environment, name, roles);
  return token;
};

const enrolAndLogin = async (environment: Environment, name: string): Promise<string> => {
  const house = await openHouse(environment);
  try {
    const { link } = await house.operators.invite(ACTOR, name);
    const { codeAt } = await enrolStaff(house.operators, systemClock, link);
    // A code counts once; the next one is accepted half a minute early.
    const code = codeAt(new Date(systemClock.now().getTime() + STEP_MS));
    const from = { ip: '', userAgent: 'a test' };
    return (await house.operators.login({ name, password: STAFF_PASSWORD, code }, from)).token;
  } finally {
    await house.close();
  }
};

const newName = (): string => `tester-${randomBytes(4).toString('hex')}`;

/** Takes `--as <name>` out of the words of a test and answers the rest with the environment of that staff member. */
export const staffTokens = (environment: Environment, suffix = '') => {
  const tokens = new Map<string, Promise<string>>();
  return async (
    words: readonly string[],
  ): Promise<{ readonly words: readonly string[]; readonly environment: Environment }> => {
    const at = words.indexOf('--as');
    const name = `${at < 0 ? 'tester' : (words[at + 1] ?? 'tester')}${suffix}`;
    const token = tokens.get(name) ?? openStaffSession(environment, name);
    tokens.set(name, token);
    const rest = at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 2)];
    return { words: rest, environment: { ...environment, STAFF_TOKEN: await token } };
  };
};

const giveRoles = async (environment: Environment, name: string, roles: readonly StaffRole[]): Promise<void> => {
  const config = readConfig(environment);
  const { result } = await openProductDatabase(config, resolve(ROOT, config.dataFolder), () => undefined);
  const client = new pg.Client({ connectionString: result.url });
  await client.connect();
  await client.query('update operators_staff set roles = $1 where name = $2', [roles, name]);
  await client.end();
  await result.stop();
};
