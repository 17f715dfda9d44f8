import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeClock } from '../clock.ts';
import { testDatabase } from '../database.ts';
import { sendUntilAnswered } from './calls.ts';
import { factsOf } from './facts.ts';
import { DUMPS, readDump } from './kept-dumps.ts';
import type { OpenedApp } from './open-app.ts';
import { openUpgraded } from './open-upgraded.ts';

/** Sessions of the story are still open then. */
const LATER_MS = 60_000;

const cases: { readonly day: string; readonly url: string }[] = [];
for (const [day] of DUMPS) cases.push({ day, url: (await testDatabase({ schema: 'empty' })).url });

describe.each(cases)('from the version of $day', ({ day, url }) => {
  const dump = readDump(day);
  const { kept } = dump;
  const clock = fakeClock(new Date(new Date(kept.at).getTime() + LATER_MS));
  let opened: OpenedApp;

  beforeAll(async () => {
    opened = await openUpgraded(url, dump, clock);
  }, 60_000);
  afterAll(() => opened.close());

  test('an upgrade of a database with play in it keeps every balance, limit, block, grant, round and proof', async () => {
    const { app, db } = opened;

    const facts = await factsOf(app, db);

    expect(facts).toMatchObject(kept.facts);
    expect(facts.balances.length).toBeGreaterThan(10);
  });

  test('after an upgrade every call that was answered before gets the same bytes, and moves nothing', async () => {
    const { app, db } = opened;
    const answered = kept.calls.filter(({ method }) => method !== 'GET');

    const said = [];
    for (const call of answered) said.push({ ...call, ...(await sendUntilAnswered(app, clock, call)) });

    expect(said).toEqual(answered);
    expect(await factsOf(app, db)).toMatchObject(kept.facts);
  });

  test('after an upgrade a member reads what was there before; a newer version may tell more', async () => {
    const reads = kept.calls.filter(({ method }) => method === 'GET');

    for (const { status, text, ...call } of reads) {
      const said = await sendUntilAnswered(opened.app, clock, call);
      expect([call.path, said.status]).toEqual([call.path, status]);
      expect(JSON.parse(said.text)).toMatchObject(JSON.parse(text));
    }
    expect(reads.length).toBeGreaterThan(4);
  });

  test('an upgraded database takes new play, and its books hold afterwards', async () => {
    const { app, db } = opened;
    const bet = kept.calls.find(({ path }) => path.endsWith('/bet'));
    const order = { ...JSON.parse(bet?.body ?? '{}'), roundId: 'after', transactionId: 'bet-after', amount: '7' };
    const call = { ...bet, method: 'POST', path: '/vendor/v1/bet', body: JSON.stringify(order) } as const;

    const said = await sendUntilAnswered(app, clock, call);

    expect(JSON.parse(said.text)).toMatchObject({ code: 'OK', transactionId: 'bet-after' });
    const { proofs } = await factsOf(app, db);
    expect(proofs.filter((line) => /faults?: (?:null)?$|"faults":\[\]/.test(line))).toHaveLength(3);
  });
});
