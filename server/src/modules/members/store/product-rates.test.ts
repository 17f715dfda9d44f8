import { PRODUCT_RATE_CAPS } from '@fairground/contract/members/product-rates';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { membersFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const { members } = await membersFixture(database);

/** Writes a rate past every rule of the code. */
const write = (member: MemberId, product: string, rate: number | null, day = '2026-05-01') =>
  database.pool.query(
    `insert into members_product_rate (member_id, product, from_day, rate_ppm, set_at) values ($1, $2, $3, $4, now())`,
    [member.toString(), product, day, rate],
  );
const open = async (username: string, isAgent: 0 | 1 | 2, uplineId: MemberId | null): Promise<MemberId> =>
  (await members.openAccount(anOperator, { username, isAgent, uplineId })).memberId;

test('the database holds each product to the cap of the code', async () => {
  const head = await open('capped', 2, null);

  for (const [product, cap] of Object.entries(PRODUCT_RATE_CAPS)) {
    await expect(write(head, product, cap + 1)).rejects.toMatchObject({
      constraint: 'members_product_rate_is_within_its_cap',
    });
    await write(head, product, cap);
  }
});

test('no rate is written above what somebody further up was given by the same day', async () => {
  const head = await open('givinghead', 2, null);
  const agent = await open('givingagent', 1, head);
  const player = await open('givenplayer', 0, agent);
  const refused = { constraint: 'members_product_rate_is_at_most_that_above' };
  await write(head, 'LIVE', 5_000);
  await write(head, 'LIVE', 6_000, '2026-05-03');

  await expect(write(agent, 'LIVE', 5_001)).rejects.toMatchObject(refused);
  await write(agent, 'LIVE', null);
  await expect(write(player, 'LIVE', 5_001, '2026-05-02')).rejects.toMatchObject(refused);
  await write(player, 'LIVE', 5_000, '2026-05-02');
  await write(player, 'LIVE', 6_000, '2026-05-03');
  await expect(
    database.pool.query('update members_product_rate set rate_ppm = 7000 where member_id = $1', [player.toString()]),
  ).rejects.toMatchObject(refused);
});
