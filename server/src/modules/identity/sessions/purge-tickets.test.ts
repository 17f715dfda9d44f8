import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPurgeTickets } from './purge-tickets.ts';
import { aHouse } from '../testing/house.ts';

const HOUR = 3_600_000;

test('words, challenges, pictures and counts are swept away a while after their end, and not before', async () => {
  const house = await aHouse();
  const purge = createPurgeTickets(house.deps);
  const { username } = await house.openAccount({ email: 'ann@example.com', payeeName: 'NGUYEN VAN AN' });
  const rows = async () => {
    const { rows: counted } = await sql<{ n: string }>`
      select (select count(*) from identity_ticket) || ' ' || (select count(*) from identity_challenge) || ' ' ||
             (select count(*) from identity_captcha) || ' ' || (select count(*) from identity_attempt) as n`.execute(
      house.db,
    );
    return counted[0]?.n;
  };
  await house.call('recover-by-mail', { username, email: 'ann@example.com' });
  await house.call('begin-passkey-login');
  await house.call('read-captcha');
  await house.refusalOf('login', { type: 'USERNAME', username, password: 'wrong' });
  await house.aPicture();
  const made = await rows();

  await purge.run(null, new AbortController().signal);
  expect(await rows()).toBe(made);
  house.clock.advance(2 * HOUR);
  await purge.run(null, new AbortController().signal);
  expect(await rows()).toMatch(/^2 0 0 0$/);
  house.clock.advance(24 * HOUR);
  await purge.run(null, new AbortController().signal);
  expect(await rows()).toBe('0 0 0 0');
});
