import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { createCore } from '../core.ts';
import { endSession } from './end-session.ts';
import { createIdentity } from '../index.ts';
import { aHouse } from '../testing/house.ts';

const MINUTE = 60_000;
const memberId = 42n as MemberId;

const openHouse = async () => {
  const house = await aHouse();
  const open = (parts: object = {}) =>
    inTransaction(house.db, (tx) =>
      house.identity.openSession(tx, {
        memberId,
        account: 'member',
        ip: '203.0.113.7',
        userAgent: 'a browser',
        ...parts,
      }),
    );
  return { ...house, open };
};

test('[part of P-01] the token of an open session proves who calls; anything else proves nothing', async () => {
  const { identity, open } = await openHouse();
  const { token, session } = await open({ account: 'agent' });

  expect(await identity.authenticate(token)).toEqual({ ...session, memberId, account: 'agent', language: undefined });
  for (const wrong of [
    '',
    'x',
    token.slice(1),
    `${token}A`,
    `A${token.slice(1)}`,
    token.slice(0, -2) + 'AA',
    '€'.repeat(54),
  ])
    expect(await identity.authenticate(wrong)).toBeUndefined();
});

test('[part of P-01] the token is not in the database, only its hash', async () => {
  const { db, open } = await openHouse();
  const { token } = await open();

  const { rows } = await sql<{ row: string }>`select identity_session::text as row from identity_session`.execute(db);

  expect(rows[0]?.row).not.toContain(token);
  expect(rows[0]?.row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
});

test('[part of P-01] a session nobody uses is over after thirty minutes', async () => {
  const { identity, open, clock } = await openHouse();
  const { token } = await open();

  clock.advance(30 * MINUTE - 1);
  expect(await identity.authenticate(token)).toBeDefined();
  clock.advance(30 * MINUTE);
  expect(await identity.authenticate(token)).toBeUndefined();
});

test('[part of P-01] asking whether a session still runs does not keep it alive', async () => {
  const { identity, open, clock } = await openHouse();
  const { token, session } = await open();

  clock.advance(20 * MINUTE);
  expect(await identity.recheck(token)).toMatchObject({ sessionId: session.sessionId, memberId });
  clock.advance(11 * MINUTE);
  expect(await identity.recheck(token)).toBeUndefined();
  expect(await identity.authenticate(token)).toBeUndefined();
});

test('[part of P-01] a session in use lasts a day and not longer', async () => {
  const { identity, open, clock } = await openHouse();
  const { token } = await open();

  for (let minutes = 0; minutes < 24 * 60 - 20; minutes += 20) {
    clock.advance(20 * MINUTE);
    expect(await identity.authenticate(token)).toBeDefined();
  }
  clock.advance(20 * MINUTE);

  expect(await identity.authenticate(token)).toBeUndefined();
});

test('a session can be given a shorter life, never a longer one', async () => {
  const { identity, open, clock } = await openHouse();
  const { token: trial } = await open({ account: 'trial', lastsMs: 10 * MINUTE });
  const { token: greedy } = await open({ lastsMs: 1_000 * 24 * 60 * MINUTE });

  clock.advance(10 * MINUTE);
  expect(await identity.authenticate(trial)).toBeUndefined();
  for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
    await identity.authenticate(greedy);
    clock.advance(20 * MINUTE);
  }
  expect(await identity.authenticate(greedy)).toBeUndefined();
});

test('[part of P-01] a logout ends the session at once, on this node and on its neighbours, and cuts its open pages off', async () => {
  const { identity, open, disconnected, deps } = await openHouse();
  const neighbour = createIdentity(deps);
  const { token, session } = await open();
  expect(await identity.authenticate(token)).toBeDefined();
  expect(await neighbour.authenticate(token)).toBeDefined();

  await callRoute(identity.routes, 'identity.logout', {}, aCaller({ session }));

  expect(await identity.authenticate(token)).toBeUndefined();
  expect(await neighbour.authenticate(token)).toBeUndefined();
  expect(disconnected).toEqual([session.sessionId]);
});

test('a neighbour that missed the word believes the session for thirty seconds at most', async () => {
  const { open, clock, deps } = await openHouse();
  const deaf = createIdentity({
    ...deps,
    bus: { publish: () => undefined, subscribe: () => () => undefined },
  });
  const { token, session } = await open();
  await deaf.authenticate(token);

  await endSession(createCore(deps), { memberId, sessionId: session.sessionId, reason: 'revoked' });

  clock.advance(30_000 - 1);
  expect(await deaf.authenticate(token)).toBeDefined();
  clock.advance(1);
  expect(await deaf.authenticate(token)).toBeUndefined();
});

test('[T-15] the language of a session is remembered; a visitor only hears it back', async () => {
  const { identity, open } = await openHouse();
  const { token, session } = await open({ language: 'TY' });
  expect((await identity.authenticate(token))?.language).toBe('TY');

  const input = { body: { language: 'EN' } };
  expect(await callRoute(identity.routes, 'identity.update-language', input)).toEqual({ language: 'EN' });
  expect((await identity.authenticate(token))?.language).toBe('TY');
  await callRoute(identity.routes, 'identity.update-language', input, aCaller({ session }));

  expect((await identity.authenticate(token))?.language).toBe('EN');
});

test('many calls of one page cost one look into the table', async () => {
  const { identity, open, db } = await openHouse();
  const { token } = await open();
  await identity.authenticate(token);

  await sql`delete from identity_session`.execute(db);

  expect(await identity.authenticate(token)).toBeDefined();
});

test('sessions long over are removed, the others stay', async () => {
  const { identity, open, clock, db } = await openHouse();
  await open();
  clock.advance(92 * 24 * 60 * MINUTE);
  await open();

  await identity.schedules?.[0]?.job.run(null, new AbortController().signal);

  const { rows } = await sql<{ count: bigint }>`select count(*) as count from identity_session`.execute(db);
  expect(rows[0]?.count).toBe(1n);
});
