import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { silentLog } from '../../platform/log.ts';
import { testDatabase } from '../../testing/database.ts';
import { localBus, testPlatform } from '../../testing/modules.ts';
import { createWallet } from './index.ts';
import { aPlayer } from './testing/wallets.ts';
import { eventually } from '../../testing/eventually.ts';

const { db, pool } = await testDatabase();
const bus = localBus();

/** A node on the same bus, with the members whose pages are open there. */
const aNode = async () => {
  const ground = await testPlatform(db);
  const heard = new Set<MemberId>();
  const sent: { readonly member: MemberId; readonly data: unknown }[] = [];
  let join: (member: MemberId) => void = () => undefined;
  const wallet = createWallet({
    ...ground,
    bus,
    realtime: {
      ...ground.realtime,
      toMember: (_push, member, data) => void sent.push({ member, data }),
      hears: (member) => heard.has(member),
      heardMembers: () => [...heard],
      whenHeard: (listener) => void (join = listener),
    },
    log: silentLog,
    lanePool: pool,
    lanes: 2,
    tenant: 'fairground',
  });
  const open = (member: MemberId): void => {
    heard.add(member);
    join(member);
  };
  return { wallet, sent, open };
};

test('[part of L-06] a movement is sent by the node that has the page, wherever it happened, and by no other', async () => {
  const [here, there] = [await aNode(), await aNode()];
  const [watched, alone] = [await aPlayer(here.wallet, 1, 1_000n), await aPlayer(here.wallet, 2, 1_000n)];
  there.open(watched.id);
  await eventually(() => expect(there.sent).not.toEqual([]));

  await Promise.all([here.wallet.apply(watched.bet('b', 1n)), here.wallet.apply(alone.bet('b', 1n))]);

  const { version } = await here.wallet.balanceOf(watched.id);
  await eventually(() =>
    expect(there.sent.at(-1)).toEqual({
      member: watched.id,
      data: { currency: 'VND', sumBalance: 999n, version: version.toString() },
    }),
  );
  expect(new Set(there.sent.map(({ member }) => member))).toEqual(new Set([watched.id]));
  expect(here.sent).toEqual([]);
});

test('[part of L-06] a page that begins to listen gets the balance, so it missed nothing while it was away', async () => {
  const node = await aNode();
  const player = await aPlayer(node.wallet, 3, 1_000n);
  await node.wallet.apply(player.bet('while away', 400n));

  node.open(player.id);

  await eventually(() => expect(node.sent).toMatchObject([{ member: player.id, data: { sumBalance: 600n } }]));
});

test('[part of L-06] both sides of a movement between two members are sent', async () => {
  const node = await aNode();
  const [giver, taker] = [await aPlayer(node.wallet, 4, 1_000n), await aPlayer(node.wallet, 5, 0n)];
  node.open(giver.id);
  node.open(taker.id);

  await node.wallet.apply({ ...giver.bet('gift', 100n), kind: 'agent-transfer', counter: taker.cash });

  await eventually(() => {
    expect(node.sent).toContainEqual(
      expect.objectContaining({ member: giver.id, data: expect.objectContaining({ sumBalance: 900n }) }),
    );
    expect(node.sent).toContainEqual(
      expect.objectContaining({ member: taker.id, data: expect.objectContaining({ sumBalance: 100n }) }),
    );
  });
});
