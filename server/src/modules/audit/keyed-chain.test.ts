import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { fakeClock } from '../../testing/clock.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { plainHashOf } from './domain/chain.ts';
import { createAudit } from './index.ts';
import { readLinesFrom } from './store.ts';

const ENTRY = {
  actorKind: 'operator',
  actor: 'ann',
  action: 'system.set-flag',
  resource: 'flag',
  before: null,
  after: { value: true },
  reason: 'a test',
  ip: '203.0.113.7',
} as const;

/** A trail with some lines, the folder of its anchors, and the owner's hand to tamper with it. */
const aTrail = async (lines: number) => {
  const { db, url } = await testDatabase();
  const anchorsFolder = await mkdtemp(join(tmpdir(), 'fairground-anchors-'));
  onTestFinished(() => rm(anchorsFolder, { recursive: true, force: true }));
  const clock = fakeClock('2026-01-05T08:00:00Z');
  const audit = createAudit({ db, clock, secretsKey: randomBytes(32), anchorsFolder });
  const write = async (count: number): Promise<void> => {
    for (let index = 1; index <= count; index += 1)
      await inTransaction(db, (tx) => audit.record(tx, { ...ENTRY, resourceId: `F${index}` }));
  };
  await write(lines);
  return { db, url, audit, clock, anchorsFolder, write };
};

/** What somebody does who owns the database and knows this code, but not the key. */
const rewrite = async (url: string, db: Parameters<typeof readLinesFrom>[0], reason: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let hash: Buffer = Buffer.alloc(32);
  for (const line of await readLinesFrom(db, 1n, 1_000)) {
    const changed = { ...line, reason };
    const own = plainHashOf(hash, changed);
    await client.query('update audit_log set reason = $1, previous_hash = $2, hash = $3 where seq = $4', [
      reason,
      hash,
      own,
      line.seq,
    ]);
    hash = own;
  }
  await client.query('update audit_head set hash = $1', [hash]);
  await client.end();
};

test('a chain that was rewritten from end to end without the key is found', async () => {
  const { db, url, audit } = await aTrail(5);

  await rewrite(url, db, 'another');

  expect(await audit.verifyChain()).toEqual({ lines: 0n, fault: { seq: 1n, kind: 'line-changed' } });
});

test('a rewritten chain is found also when the place of the switch is moved, or its row removed', async () => {
  const { db, url, audit } = await aTrail(5);
  await rewrite(url, db, 'another');

  await asOwner(url, 'update audit_key set switch_seq = 5, switch_hash = (select hash from audit_head)');
  const moved = await audit.verifyChain();
  await asOwner(url, 'delete from audit_key');
  const removed = await audit.verifyChain();

  expect([moved.fault?.kind, removed.fault?.kind]).toEqual(['key-missing', 'key-missing']);
});

test('lines from before the key keep verifying by their old method, and cannot be changed behind it', async () => {
  const { db, url, audit, write } = await aTrail(3);
  // As the version before left it: plain hashes, and no key.
  await rewrite(url, db, 'from before');
  await asOwner(url, 'delete from audit_key; update audit_log set is_keyed = false');

  await audit.ensureKeyed();
  await write(2);

  expect(await audit.keyedAfter()).toBe(3n);
  expect(await audit.verifyChain()).toEqual({ lines: 5n, fault: undefined });
  await asOwner(url, "update audit_log set reason = 'another' where seq = 2");
  expect(await audit.verifyChain()).toEqual({ lines: 1n, fault: { seq: 2n, kind: 'line-changed' } });
});

test('a node that does not know the key is refused a line, so that it cannot break the chain', async () => {
  const { url } = await aTrail(1);

  const plain = asOwner(
    url,
    `insert into audit_log (seq, at, actor_kind, actor, action, resource, resource_id, reason, ip, previous_hash, hash)
     select 2, at, actor_kind, actor, action, resource, resource_id, reason, ip, hash, hash from audit_log`,
  );

  await expect(plain).rejects.toThrow(/chain is keyed/);
});

test('twenty nodes that take the key into use at once agree on one', async () => {
  const { audit, db } = await aTrail(0);
  const secretsKey = createHash('sha256').update('shared').digest();
  const nodes = Array.from({ length: 20 }, () => createAudit({ db, clock: fakeClock(), secretsKey }));

  await Promise.all(nodes.map((node) => node.ensureKeyed()));
  await Promise.all(nodes.map((node) => inTransaction(db, (tx) => node.record(tx, { ...ENTRY, resourceId: 'twin' }))));

  expect(await nodes[0]?.verifyChain()).toEqual({ lines: 20n, fault: undefined });
  expect((await audit.verifyChain()).fault?.kind).toBe('key-missing');
});

test('anchors outside of the database agree with the chain, and what they say is shown to monitoring', async () => {
  const { audit, clock, write } = await aTrail(2);

  const first = await audit.dropAnchor();
  await write(3);
  clock.advance(86_400_000);
  const second = await audit.dropAnchor();

  expect([first?.seq, second?.seq]).toEqual([2n, 5n]);
  expect(await audit.compareAnchors()).toEqual({ anchors: 2, fault: undefined });
  expect(audit.anchored()).toEqual({ line: 5, hash: second?.hash.readUIntBE(0, 6) });
});

test('a trail restarted with another key does not match the anchors of the one before', async () => {
  const { url, audit, write } = await aTrail(4);
  await audit.dropAnchor();
  await asOwner(
    url,
    `delete from audit_log; delete from audit_key;
     update audit_head set seq = 0, hash = decode(repeat('00', 32), 'hex')`,
  );

  await write(4);

  expect((await audit.verifyChain()).fault).toBeUndefined();
  expect((await audit.compareAnchors()).fault).toEqual({ seq: 4n, kind: 'anchor-forged' });
});

test('an end that was cut off does not fit an anchor behind it, and a forged anchor is found', async () => {
  const { url, audit, anchorsFolder } = await aTrail(4);
  await audit.dropAnchor();
  const file = join(anchorsFolder, 'audit-anchors.jsonl');

  await asOwner(
    url,
    'delete from audit_log where seq = 4; update audit_head set seq = 3, hash = (select hash from audit_log where seq = 3)',
  );
  const cut = await audit.compareAnchors();
  // A line that a crash cut off is passed over.
  await appendFile(file, '{"at":"2026-01-0');
  await audit.dropAnchor();
  await appendFile(file, (await readFile(file, 'utf8')).split('\n')[0]?.replace('"seq":"4"', '"seq":"3"') ?? '');
  const forged = await audit.compareAnchors();

  expect((await audit.verifyChain()).fault).toBeUndefined();
  expect(cut.fault).toEqual({ seq: 4n, kind: 'anchor-missed' });
  expect(forged).toMatchObject({ anchors: 3 });
});

test('a new SECRETS_KEY reads the key of the chain through the old one', async () => {
  const { db, audit: unused } = await aTrail(0);
  const [first, second] = [randomBytes(32), randomBytes(32)];
  const before = createAudit({ db, clock: fakeClock(), secretsKey: first });
  await inTransaction(db, (tx) => before.record(tx, { ...ENTRY, resourceId: 'x' }));

  const after = createAudit({ db, clock: fakeClock(), secretsKey: { current: second, old: [first] } });
  await inTransaction(db, (tx) => after.record(tx, { ...ENTRY, resourceId: 'y' }));

  expect(await after.verifyChain()).toEqual({ lines: 2n, fault: undefined });
  expect((await unused.verifyChain()).fault?.kind).toBe('key-missing');
});

test('anchors that cannot be read are a fault, not an empty list', async () => {
  const { audit, anchorsFolder } = await aTrail(1);
  await mkdir(join(anchorsFolder, 'audit-anchors.jsonl'));

  await expect(audit.compareAnchors()).rejects.toThrow(/EISDIR/);
});
