import { expect, test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { runAdmin } from './run-admin.ts';
import { openTerminal } from './testing/terminal.ts';

const { admin, adminProgram, ask, byTwo, pushed, said } = await openTerminal();

const siteStatus = async () => ((await ask('/wps/system/status')) as { status: number }).status;

test('[A-14] closing and opening the site from the terminal reaches the running node and open pages at once', async () => {
  expect(await siteStatus()).toBe(0);

  expect(await byTwo('status', 'maintenance', '--until', '+2h', '--title', 'EN=Upgrading', '--reason', 'release')).toBe(
    0,
  );

  await expect.poll(siteStatus).toBe(1);
  await expect.poll(() => pushed.join()).toContain('system.settings-changed');
  expect(await admin('status')).toBe(0);
  expect(said.join('\n')).toContain('closed for maintenance until');
  expect(await byTwo('status', 'open', '--reason', 'done')).toBe(0);
  await expect.poll(siteStatus).toBe(0);
});

test('[A-14] the command finds the embedded database of a running product and leaves it running', async () => {
  await adminProgram('flag', 'set', 'CBS3', 'off', '--reason', 'from another process');
  await expect.poll(() => ask('/wps/system/whitelabel')).toMatchObject({ CBS3: false });

  await adminProgram('flag', 'set', 'CBS3', 'on', '--reason', 'done');

  await expect.poll(() => ask('/wps/system/whitelabel')).toMatchObject({ CBS3: true });
  await expect(adminProgram('status', 'shut')).rejects.toMatchObject({ code: 1 });
});

test('[A-14] maintenance is planned, listed and taken back', async () => {
  await byTwo('status', 'plan', '--from', '+1d', '--until', '+1d2h', '--title', 'Nâng cấp', '--reason', 'disks');

  said.splice(0);
  await admin('status', 'show');
  const id = /^(\d+) .*Nâng cấp/m.exec(said.join('\n'))?.[1] ?? '';
  expect(await byTwo('status', 'cancel', id, '--reason', 'not needed')).toBe(0);
  expect(await admin('status', 'cancel', id, '--reason', 'again')).toBe(1);
});

test('[part of E-06] a flag set from the terminal is what the site reads', async () => {
  expect(await admin('flag', 'set', 'CBS3', 'off', '--reason', 'service is away')).toBe(0);

  expect(said).toEqual(['CBS3: on → off']);
  await expect.poll(() => ask('/wps/system/whitelabel')).toMatchObject({ CBS3: false });
  expect(await admin('flag', 'list')).toBe(0);
});

test('[E-05] a rule set from the terminal is what the site reads', async () => {
  const words = ['rule', 'set', 'username', '--min', '5', '--max', '12', '--pattern', '1', '--required'];
  expect(await admin(...words, '--reason', 'house rules')).toBe(0);

  await expect
    .poll(() => ask('/wps/system/setting/register'))
    .toMatchObject({ username: { minLength: 5, maxLength: 12, patternId: 1, required: true } });
  expect(await admin('rule', 'list')).toBe(0);
});

test('[A-14] region rules are added, listed and removed', async () => {
  expect(await byTwo('region', 'add', '--deny', '--country', 'US', '--reason', 'no licence')).toBe(0);
  said.splice(0);
  await admin('region', 'list');
  const id = /^(\d+) .*DENY\s+US/m.exec(said.join('\n'))?.[1] ?? '';

  expect(await byTwo('region', 'remove', id, '--reason', 'licence came')).toBe(0);

  said.splice(0);
  await admin('region', 'list');
  expect(said.join('\n')).not.toMatch(/DENY\s+US/);
});

test('a change that takes two people is held, listed, and decided by somebody else alone', async () => {
  expect(await admin('status', 'maintenance', '--reason', 'disks', '--as', 'ann')).toBe(0);
  const id = /^Held as approval (\d+)/.exec(said.join('\n'))?.[1] ?? '';
  expect(await siteStatus()).toBe(0);

  expect(await admin('approval', 'list')).toBe(0);
  expect(said.join('\n')).toMatch(new RegExp(`^${id} {2}PENDING {2}system\\.status .* made by ann$`, 'm'));
  expect(said.join('\n')).toContain('status: open → maintenance');
  expect(await admin('approval', 'approve', id, '--reason', 'mine', '--as', 'ann')).toBe(1);
  expect(said.join('\n')).toContain('approvals.same-person');
  expect(await admin('approval', 'cancel', id, '--reason', 'not mine', '--as', 'ben')).toBe(1);
  expect(await admin('approval', 'reject', id, '--reason', 'not today', '--as', 'ben')).toBe(0);
  expect(await admin('approval', 'cancel', id, '--reason', 'too late', '--as', 'ann')).toBe(1);

  expect(await siteStatus()).toBe(0);
});

test('every change is in the trail with its reason and who made it, and the trail holds', async () => {
  await admin('flag', 'set', 'FREEPLAY', 'off', '--reason', 'a quiet night', '--as', 'ann');

  await admin('audit', '--limit', '1');
  expect(said.join('\n')).toMatch(/ann {2}system\.set-flag {2}flag FREEPLAY/);
  expect(said.join('\n')).toContain('reason: a quiet night');
  expect(await admin('audit', '--verify')).toBe(0);
  expect(said.at(-2)).toMatch(/^The trail holds: \d+ lines\.$/);
  expect(said.at(-1)).toMatch(/^Keyed after line \d+; \d+ anchors agree\.$/);
});

test.for([
  ['without a reason', ['flag', 'set', 'CBS3', 'on'], /--reason/],
  ['an unknown command', ['stats'], /no command stats/],
  ['an unknown action', ['status', 'shut'], /takes one of: show, open/],
  ['an unknown option', ['status', 'open', '--soon', '--reason', 'x'], /--soon/],
  ['a word too many', ['status', 'open', 'now', '--reason', 'x'], /now is one word too many/],
  ['a moment without a zone', ['status', 'maintenance', '--until', '2030-01-01 04:00', '--reason', 'x'], /zone/],
  [
    'an end in the past',
    ['status', 'maintenance', '--until', '2020-01-01T00:00Z', '--reason', 'long ago'],
    /window-backwards/,
  ],
  ['an unknown flag', ['flag', 'set', 'NOSUCH', 'on', '--reason', 'x'], /flag-unknown/],
  ['a number that is none', ['rule', 'set', 'username', '--min', 'six', '--reason', 'x'], /whole number/],
  ['no change at all', ['rule', 'set', 'username', '--reason', 'x'], /Nothing to change/],
  ['a contradiction', ['rule', 'set', 'email', '--required', '--optional', '--reason', 'x'], /exclude each other/],
  ['a region without a kind', ['region', 'add', '--country', 'VN', '--reason', 'x'], /--allow or --deny/],
  ['a banner without a group', ['banner', 'add', '--reason', 'x'], /--group is missing/],
  [
    'a link that could run a script',
    ['resource', 'set', 'X', '--url', 'javascript:x', '--reason', 'x'],
    /link-refused/,
  ],
  ['a mirror that is no host', ['domain', 'set', 'https://a.example', '--reason', 'x'], /host-malformed/],
  ['a channel that is not there', ['service', 'remove', 'pigeon', '--reason', 'x'], /channel-unknown/],
  ['a file that is not there', ['help-article', 'set', 'x', '--file', '/no/such', '--reason', 'x'], /cannot be read/],
  ['an article that is not there', ['help-article', 'show', 'x'], /no article x/],
  ['an account nobody has', ['member', 'show', 'nobody00'], /no account nobody00/],
  ['a kind nobody has', ['member', 'open', 'someone1', '--kind', 'king', '--reason', 'x'], /must be one of member/],
  ['terms for children', ['member', 'terms', '9', '--age', '12', '--reason', 'x'], /terms-refused/],
  [
    'an unknown action of a group',
    ['catalog', 'vendor', 'burn', 'JL', '--reason', 'x'],
    /catalog vendor takes one of: list/,
  ],
  ['a category nobody has', ['catalog', 'category', 'off', 'POKER', '--reason', 'x'], /must be one of RNG/],
  ['a vendor nobody has', ['catalog', 'vendor', 'close', 'NOBODY', '--reason', 'x'], /vendor-unknown/],
  [
    'a country that is none',
    ['catalog', 'region', 'block', 'vendor', 'JL', '--country', 'Mars', '--reason', 'x'],
    /must be a code/,
  ],
  ['an id that is none', ['banner', 'hide', 'x', '--reason', 'x'], /must be a number/],
] as const)('%s is refused with a clear word and code 1', async ([, words, message]) => {
  expect(await admin(...words)).toBe(1);
  expect(said.join('\n')).toMatch(message);
  expect(said.join('\n')).not.toMatch(/^ +at /m);
});

test('help tells every command, and everything about one', async () => {
  await admin('help');
  for (const { name } of ACTIONS) expect(said.join('\n')).toContain(name);

  said.splice(0);
  await admin('help', 'status', 'maintenance');
  expect(said.join('\n')).toMatch(/--until.*--title.*--contact.*--reason/s);
});

test('a database that cannot be reached is named without its password', async () => {
  const outcome = await runAdmin(['status'], {
    environment: { DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' },
    print: (line) => said.push(line),
    complain: (line) => said.push(line),
  });

  expect(outcome).toBe(1);
  expect(said.join('\n')).toContain('127.0.0.1:1');
  expect(said.join('\n')).not.toContain('secret');
});
