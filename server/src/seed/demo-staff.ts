import type { Id } from '@fairground/contract/ids';
import { STAFF_ROLES } from '@fairground/contract/operators/permissions';
import type { StaffRole } from '@fairground/contract/operators/permissions';
import type { Approvals } from '../modules/approvals/index.ts';
import type { Actor } from '../modules/audit/index.ts';
import type { Maker, Operators } from '../modules/operators/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { newToken } from '../platform/random.ts';
import type { RandomSource } from '../platform/random.ts';
import { codeOfUrl } from '../platform/totp/index.ts';

/** A staff account to look around with; password and authenticator are known only to the run that made it. */
export type DemoStaff = {
  readonly name: string;
  readonly role: StaffRole;
  readonly proof: { readonly password: string; readonly otpauthUrl: string } | undefined;
};

export type DemoStaffParts = {
  readonly operators: Operators;
  readonly approvals: Pick<Approvals, 'decide'>;
  readonly config: Pick<Config, 'mode'>;
  readonly clock: Clock;
  readonly random: RandomSource;
};

const ACTOR: Actor = { actorKind: 'system', actor: 'seed', reason: 'demo staff', ip: '' };
const FROM = { ip: '', userAgent: 'npm run seed' } as const;
const REASON = 'a demo account of this role';
const STEP_MS = 30_000;

const nameOf = (role: StaffRole): string => `demo-${role.toLowerCase().replaceAll('_', '-')}`;

/**
 * Makes one staff account per role on a sandbox, by the same steps as people take: the first two SUPER accounts, then an
 * invitation, an enrolment and a change of roles that one of them asks for and the other approves. Where staff of
 * another kind exist already, nobody here can approve anything, and nothing is made.
 */
export const seedDemoStaff = async (parts: DemoStaffParts): Promise<readonly DemoStaff[] | undefined> => {
  const { operators, config } = parts;
  if (config.mode !== 'sandbox') throw new Error(`Demo staff are for a sandbox; MODE is ${config.mode}.`);
  const known = await operators.listStaff();
  const others = STAFF_ROLES.filter((role) => role !== 'SUPER');
  const isDone = others.every((role) => known.some(({ name }) => name === nameOf(role)));
  if (isDone)
    return known
      .flatMap(({ name, roles }) => roles.slice(0, 1).map((role) => ({ name, role, proof: undefined })))
      .filter(({ name }) => name.startsWith('demo-') || name === 'first' || name === 'second');
  if (known.some(({ state }) => state !== 'invited')) return undefined;

  const made: DemoStaff[] = [];
  const supers: Maker[] = [];
  for (const { name, link } of await operators.inviteFirst(ACTOR)) {
    const { proof, codeAt } = await enrolDemo(parts, link);
    // A code counts once; that of the next half minute is accepted early.
    const code = codeAt(new Date(parts.clock.now().getTime() + STEP_MS));
    const { token } = await operators.login({ name, password: proof.password, code }, FROM);
    const operator = await operators.authenticate(token);
    if (operator === undefined) throw new Error(`${name} could not log in.`);
    supers.push({ operator, ip: '' });
    made.push({ name, role: 'SUPER', proof });
  }
  const [maker, checker] = supers;
  if (maker === undefined || checker === undefined) throw new Error('Two people are needed to give roles.');
  for (const role of others) made.push(await makeDemo(parts, role, maker, checker));
  for (const each of supers) await operators.logout(each);
  return made;
};

const makeDemo = async (parts: DemoStaffParts, role: StaffRole, maker: Maker, checker: Maker): Promise<DemoStaff> => {
  const { operators, approvals } = parts;
  const name = nameOf(role);
  const { staffId, link } = await operators.invite(ACTOR, name);
  const { proof } = await enrolDemo(parts, link);
  const version = (await operators.listStaff()).find(({ id }) => id === staffId)?.version ?? 0;
  const change = { staffId: staffId as Id<'staff'>, roles: [role], version, reason: REASON };
  const { status, failure } = await approvals.decide(checker, await operators.changeRoles(maker, change), 'approve');
  if (status !== 'EXECUTED') throw new Error(`${name} did not get the role ${role}: ${failure ?? status}.`);
  return { name, role, proof };
};

const enrolDemo = async ({ operators, clock, random }: DemoStaffParts, link: string) => {
  const { otpauthUrl } = await operators.readEnrolment(link);
  const codeAt = (now: Date): string => codeOfUrl(otpauthUrl, now);
  const password = newToken(random).slice(0, 20);
  await operators.enrol({ link, password, code: codeAt(clock.now()), ip: '' });
  return { proof: { password, otpauthUrl }, codeAt };
};
