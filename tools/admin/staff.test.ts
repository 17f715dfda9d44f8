import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemClock } from '../../server/src/platform/clock.ts';
import { codeFrom, STAFF_PASSWORD } from '../../server/src/testing/enrol-staff.ts';
import { openTerminal } from './testing/terminal.ts';

const { admin, adminAlone, dataFolder, said } = await openTerminal();

const STEP_MS = 30_000;

test('a change needs a staff session, and nobody names themselves', async () => {
  expect(await adminAlone(['flag', 'set', 'CBS3', 'off', '--reason', 'a try'])).toBe(1);
  expect(said.join('\n')).toContain('Log in first');

  said.splice(0);
  expect(await adminAlone(['flag', 'set', 'CBS3', 'off', '--reason', 'a try', '--as', 'ann'])).toBe(1);
  expect(said.join('\n')).toContain("Unknown option '--as'");
});

/** A code of the authenticator that was shown last. */
const codeIn = (ms: number): string =>
  codeFrom(
    said
      .join('\n')
      .match(/otpauth:\S+/g)
      ?.at(-1) ?? '',
    new Date(systemClock.now().getTime() + ms),
  );

test('the first two accounts are enrolled and log in on the terminal; changes then carry their name', async () => {
  expect(await adminAlone(['staff', 'first'])).toBe(0);
  const [, link = ''] = /^first {2}(\S+)/m.exec(said.join('\n')) ?? [];
  await adminAlone(['staff', 'enrol', link], [STAFF_PASSWORD, 'another one entirely', '000000']);
  expect(said.at(-1)).toBe('The passwords differ.');
  const shown = /otpauth:\S+/.exec(said.join('\n'))?.[0];

  expect(await adminAlone(['staff', 'enrol', link], [STAFF_PASSWORD, STAFF_PASSWORD, () => codeIn(0)])).toBe(0);
  expect(said.join('\n'), 'the secret that was shown first is of no use').toContain(shown);
  expect(await adminAlone(['login'], ['first', STAFF_PASSWORD, codeIn(STEP_MS)])).toBe(0);

  const { mode } = await stat(join(dataFolder, 'staff-session'));
  expect(mode & 0o777).toBe(0o600);
  said.splice(0);
  await adminAlone(['whoami']);
  expect(said).toEqual(['first (SUPER)']);
  expect(await adminAlone(['flag', 'set', 'CBS3', 'off', '--reason', 'service is away'])).toBe(0);
  await adminAlone(['audit', '--limit', '1']);
  expect(said.join('\n')).toMatch(/first {2}system\.set-flag {2}flag CBS3/);

  said.splice(0);
  expect(await adminAlone(['catalog', 'vendor', 'close', 'JL', '--reason', 'not the task of SUPER'])).toBe(1);
  expect(said.join('\n'), 'a session alone is not enough').toContain('access.permission-required');

  expect(await adminAlone(['logout'])).toBe(0);
  expect(await adminAlone(['flag', 'set', 'CBS3', 'on', '--reason', 'it is back'])).toBe(1);
});

test('an account is invited and disabled from the terminal', async () => {
  expect(await admin('staff', 'invite', 'wendy', '--reason', 'hired')).toBe(0);
  expect(await admin('staff', 'disable', 'wendy', '--reason', 'did not come')).toBe(0);
  said.splice(0);
  await admin('staff', 'list');
  expect(said.join('\n')).toMatch(/^wendy +disabled/m);
  expect(await admin('staff', 'disable', 'nobody', '--reason', 'a slip')).toBe(1);
});

test('roles change when a second person approves it, and not before', async () => {
  await admin('staff', 'invite', 'rita', '--reason', 'hired');
  const [, link = ''] = /^rita {2}(\S+)/m.exec(said.join('\n')) ?? [];
  expect(await admin('staff', 'roles', 'rita', '--roles', 'RISK', '--reason', 'her task')).toBe(1);
  expect(said.join('\n')).toContain('Nobody has enrolled');
  expect(await adminAlone(['staff', 'enrol', link], [STAFF_PASSWORD, STAFF_PASSWORD, () => codeIn(0)])).toBe(0);
  expect(await admin('staff', 'roles', 'rita', '--roles', 'WD_REVIEWER,PAYOUT_OPS', '--reason', 'both')).toBe(1);
  said.splice(0);
  expect(await admin('staff', 'roles', 'rita', '--roles', 'RISK', '--reason', 'her task', '--as', 'maker')).toBe(0);
  const [, approval = ''] = /^Held as approval (\d+)/m.exec(said.join('\n')) ?? [];
  expect(await admin('approval', 'approve', approval, '--reason', 'mine', '--as', 'maker')).toBe(1);
  await admin('staff', 'list');
  expect(said.join('\n')).not.toMatch(/^rita .*RISK/m);

  expect(await admin('approval', 'approve', approval, '--reason', 'checked', '--as', 'checker')).toBe(0);

  await admin('staff', 'list');
  expect(said.join('\n')).toMatch(/^rita .*RISK/m);
});

test('a lost authenticator is reset by two people, and sessions of somebody are listed and ended', async () => {
  await admin('staff', 'invite', 'sara', '--reason', 'hired');
  const [, link = ''] = /^sara {2}(\S+)/m.exec(said.join('\n')) ?? [];
  await adminAlone(['staff', 'enrol', link], [STAFF_PASSWORD, STAFF_PASSWORD, () => codeIn(0)]);
  await adminAlone(['login'], ['sara', STAFF_PASSWORD, codeIn(STEP_MS)]);
  said.splice(0);
  await admin('staff', 'sessions', 'sara');
  expect(said.join('\n')).toContain('npm run admin');
  said.splice(0);
  expect(await admin('staff', 'end-sessions', 'sara', '--reason', 'left the desk open')).toBe(0);
  expect(said).toEqual(['1 sessions of sara have ended.']);

  said.splice(0);
  await admin('staff', 'reset', 'sara', '--reason', 'lost her phone', '--as', 'maker');
  const [, approval = ''] = /^Held as approval (\d+)/m.exec(said.join('\n')) ?? [];
  expect(await admin('approval', 'approve', approval, '--reason', 'she called', '--as', 'checker')).toBe(0);
  await admin('staff', 'invite', 'sara', '--reason', 'her new link');
  const [, again = ''] = /^sara {2}(\S+)/m.exec(said.join('\n')) ?? [];

  expect(await adminAlone(['staff', 'enrol', again], ['not her password', () => codeIn(0)])).toBe(1);
  expect(await adminAlone(['staff', 'enrol', again], [STAFF_PASSWORD, () => codeIn(0)])).toBe(0);
  await admin('staff', 'disable', 'sara', '--reason', 'left');
  expect(await admin('staff', 'enable', 'sara', '--reason', 'returned')).toBe(0);
  await admin('staff', 'list');
  expect(said.join('\n')).toMatch(/^sara +invited/m);
});
