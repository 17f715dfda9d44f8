import { STAFF_NAME } from '@fairground/contract/operators/names';
import { LOST_PROOFS } from '@fairground/contract/operators/operator-endpoints';
import { STAFF_ROLES } from '@fairground/contract/operators/permissions';
import type { Id } from '@fairground/contract/ids';
import type { Action, Call } from '../command.ts';
import { printTable } from '../print-table.ts';
import { idOf, neededText, neededArgument, oneOf, textOf } from '../read-options.ts';
import { dropToken, findStaff, keepToken } from '../staff-session.ts';
import { UsageError } from '../usage-error.ts';

const AT_INSTALLATION = { actorKind: 'system', actor: 'admin', reason: 'the first staff accounts', ip: '' } as const;
const TERMINAL = { ip: '', userAgent: 'npm run admin' } as const;

const nameOf = (text: string): string => {
  const name = text.trim().toLowerCase();
  if (!STAFF_NAME.test(name)) throw new UsageError(`${text} is no name: 3 to 32 of a-z, 0-9, dot, dash, underscore.`);
  return name;
};

const staffNamed = async ({ house, words }: Call) => {
  const name = nameOf(neededArgument(words, 0, 'name'));
  const found = (await house.operators.listStaff()).find((staff) => staff.name === name);
  if (found === undefined) throw new UsageError(`There is no staff account ${name}.`);
  return found;
};

/** Logging in at the terminal. */
export const sessionActions: readonly Action[] = [
  {
    name: 'login',
    about: 'Opens a staff session for this terminal; changes need one. Ends after 15 idle minutes or 8 hours.',
    run: async ({ house, ask, print }) => {
      const name = nameOf(await ask('Name: '));
      const password = await ask('Password: ', 'hidden');
      const code = await ask('Code of the authenticator: ');
      const { token, expiresAt } = await house.operators.login({ name, password, code }, TERMINAL);
      await keepToken(house, token);
      print(`Logged in as ${name} until ${expiresAt.toISOString()}.`);
    },
  },
  {
    name: 'logout',
    about: 'Ends the staff session of this terminal.',
    run: async ({ house, environment, print }) => {
      const operator = await findStaff(house, environment);
      if (operator) await house.operators.logout({ operator, ip: '' });
      await dropToken(house);
      print(operator ? `${operator.name} is logged out.` : 'Nobody is logged in.');
    },
  },
  {
    name: 'whoami',
    about: 'Tells whose staff session this terminal has.',
    run: async ({ house, environment, print }) => {
      const operator = await findStaff(house, environment);
      print(operator ? `${operator.name} (${operator.roles.join(', ') || 'no roles'})` : 'Nobody is logged in.');
    },
  },
  {
    name: 'session list',
    about: 'The running staff sessions of the person who is logged in.',
    run: async ({ house, print, staff }) => {
      const { operatorId, sessionId } = staff().operator;
      printSessions(print, await house.operators.listSessions({ staffId: operatorId, current: sessionId }));
    },
  },
];

const printSessions = (
  print: Call['print'],
  sessions: Awaited<ReturnType<Call['house']['operators']['listSessions']>>,
): void =>
  printTable(
    print,
    ['id', 'opened', 'last seen', 'address', 'with', ''],
    sessions.map(({ id, openedAt, seenAt, ip, userAgent, isCurrent }) => [
      ...[id.toString(), openedAt.toISOString(), seenAt.toISOString(), ip || 'this machine', userAgent],
      isCurrent ? 'this one' : '',
    ]),
  );

/** Staff accounts. */
export const staffActions: readonly Action[] = [
  {
    name: 'staff list',
    about: 'Every staff account with its roles.',
    run: async ({ house, print }) => {
      const rows = (await house.operators.listStaff()).map(({ name, state, version, roles }) => [
        name,
        state,
        String(version),
        roles.join(', '),
      ]);
      printTable(print, ['name', 'state', 'version', 'roles'], rows);
    },
  },
  {
    name: 'staff first',
    about: 'Makes the enrolment links of the first two accounts of a new installation, both SUPER.',
    run: async ({ house, print }) => {
      for (const { name, link, expiresAt } of await house.operators.inviteFirst(AT_INSTALLATION))
        print(`${name}  ${link}  until ${expiresAt.toISOString()}`);
      print('Hand one to each of two people. Each completes it with: npm run admin -- staff enrol <link>');
    },
  },
  {
    name: 'staff invite',
    words: ['<name>'],
    about: 'Opens a staff account without roles and makes its enrolment link; again, or after a reset, a new link.',
    changes: 'staff.write',
    run: async ({ house, words, print, actor }) => {
      const name = nameOf(neededArgument(words, 0, 'name'));
      const { link, expiresAt } = await house.operators.invite(actor(), name);
      print(`${name}  ${link}  until ${expiresAt.toISOString()}`);
    },
  },
  {
    name: 'staff enrol',
    words: ['<link>'],
    about: 'Completes an enrolment: sets the password and the authenticator of a new account.',
    run: async ({ house, words, ask, print }) => {
      const link = neededArgument(words, 0, 'link');
      const { name, otpauthUrl, keepsPassword } = await house.operators.readEnrolment(link);
      print(`${name}: add this to an authenticator app\n${otpauthUrl}`);
      const wanted = keepsPassword ? 'Your password, as before: ' : 'New password, 12 characters at least: ';
      const password = await ask(wanted, 'hidden');
      if (!keepsPassword && (await ask('Once more: ', 'hidden')) !== password)
        throw new UsageError('The passwords differ.');
      await house.operators.enrol({ link, password, code: await ask('Code of the authenticator: '), ip: '' });
      print(`${name} is enrolled. Next: npm run admin -- login`);
    },
  },
  {
    name: 'staff roles',
    words: ['<name>'],
    about: 'Asks for other roles of a staff account; a second person approves it.',
    options: { roles: { kind: 'text', about: `All roles from then on, by commas, of: ${STAFF_ROLES.join(', ')}.` } },
    changes: 'staff.write',
    examples: ['staff roles ann --roles FINANCE,RISK --reason "new task"'],
    run: async (call) => {
      const { id, name, version } = await staffNamed(call);
      const asked = neededText(call.options, 'roles').split(',');
      const roles = asked.map((role) => oneOf('--roles', role.trim(), STAFF_ROLES));
      const change = { staffId: id as Id<'staff'>, roles, version, reason: neededText(call.options, 'reason') };
      const approval = await call.house.operators.changeRoles(call.staff(), change);
      call.print(`Held as approval ${approval}: roles of ${name} change when a second person approves it.`);
    },
  },
  {
    name: 'staff disable',
    words: ['<name>'],
    about: 'Closes a staff account and ends its sessions.',
    changes: 'staff.write',
    run: async (call) => {
      const { id, name, version } = await staffNamed(call);
      await call.house.operators.disable(call.actor(), { staffId: id, version });
      call.print(`${name} is disabled.`);
    },
  },
  {
    name: 'staff enable',
    words: ['<name>'],
    about: 'Opens a disabled staff account again, without roles, and makes its enrolment link.',
    changes: 'staff.write',
    run: async (call) => {
      const { id, name, version } = await staffNamed(call);
      const { link, expiresAt } = await call.house.operators.enable(call.actor(), { staffId: id, version });
      call.print(`${name}  ${link}  until ${expiresAt.toISOString()}`);
    },
  },
  {
    name: 'staff reset',
    words: ['<name>'],
    about: 'Asks for the reset of a lost authenticator; a second person approves it, then staff invite makes the link.',
    options: {
      lost: { kind: 'text', about: `What was lost, one of ${LOST_PROOFS.join(', ')}; authenticator by default.` },
    },
    changes: 'staff.write',
    examples: ['staff reset ann --reason "lost her phone, called from her desk"'],
    run: async (call) => {
      const { id, name, version } = await staffNamed(call);
      const lost = oneOf('--lost', textOf(call.options, 'lost') ?? 'authenticator', LOST_PROOFS);
      const change = { staffId: id as Id<'staff'>, lost, version, reason: neededText(call.options, 'reason') };
      const approval = await call.house.operators.reset(call.staff(), change);
      call.print(`Held as approval ${approval}: ${name} is reset when a second person approves it.`);
      call.print(`Then: npm run admin -- staff invite ${name} --reason "…"`);
    },
  },
  {
    name: 'staff sessions',
    words: ['<name>'],
    about: 'The running sessions of a staff account.',
    run: async (call) => {
      const { id } = await staffNamed(call);
      const current = call.staff().operator.sessionId;
      printSessions(call.print, await call.house.operators.listSessions({ staffId: id, current }));
    },
  },
  {
    name: 'staff end-sessions',
    words: ['<name>'],
    about: 'Ends the sessions of a staff account, or one of them.',
    options: { session: { kind: 'text', about: 'Only the session of this number.' } },
    changes: 'staff.write',
    run: async (call) => {
      const { id, name } = await staffNamed(call);
      const typed = textOf(call.options, 'session');
      const sessionId = typed === undefined ? undefined : idOf([typed]);
      const ended = await call.house.operators.endSessions(call.actor(), { staffId: id, sessionId });
      call.print(`${ended} sessions of ${name} have ended.`);
    },
  },
];
