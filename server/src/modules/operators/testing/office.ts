import type { StaffRole } from '@fairground/contract/operators/permissions';
import { silentLog } from '../../../platform/log.ts';
import { asOwner } from '../../../testing/database.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { lightPasswords } from '../../../testing/light-passwords.ts';
import { testPlatform } from '../../../testing/modules.ts';
import { A_START, enrolStaff, STAFF_PASSWORD } from '../../../testing/enrol-staff.ts';
import type { OperatorsDeps } from '../deps.ts';
import { createOperators } from '../index.ts';

const STEP_MS = 30_000;

/** Staff accounts on a real database, with short ways to say what people do. */
export const anOffice = async ({ db, url }: TestDatabase, parts: Partial<OperatorsDeps> = {}) => {
  const ground = { ...(await testPlatform(db)), log: silentLog };
  const operators = createOperators({
    ...{ ...ground, passwords: lightPasswords, secretsKey: undefined },
    ...{ siteName: 'Fairground', publicUrl: 'https://play.example' },
    registerRoleChange: ground.approvals.register,
    registerReset: ground.approvals.register,
    registerKeyGrant: ground.approvals.register,
    ...parts,
  });
  const { clock } = ground;
  const from = { ip: '203.0.113.9', userAgent: 'a browser' };

  /** A staff member who is enrolled; roles are given as an executed approval would give them. */
  const hire = async (name: string, roles: readonly StaffRole[] = []) => {
    const { link } = await operators.invite(A_START, name);
    const { codeAt } = await enrolStaff(operators, clock, link);
    await asOwner(url, `update operators_staff set roles = '{${roles.join(',')}}' where name = '${name}'`);
    /** A code counts once: the next one is that of the next half minute. */
    const nextCode = (): string => {
      clock.advance(STEP_MS);
      return codeAt(clock.now());
    };
    const login = () => operators.login({ name, password: STAFF_PASSWORD, code: nextCode() }, from);
    const staff = (await operators.listStaff()).find((one) => one.name === name);
    if (staff === undefined) throw new Error(`${name} was not hired.`);
    return { ...staff, nextCode, login };
  };
  return { ...ground, operators, hire, from };
};
