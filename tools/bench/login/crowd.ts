import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import type { MemberId } from '@fairground/contract/ids';
import { createAudit } from '../../../server/src/modules/audit/index.ts';
import { createIdentity, identitySettings } from '../../../server/src/modules/identity/index.ts';
import { createPostbox } from '../../../server/src/modules/postbox/index.ts';
import { createSystem } from '../../../server/src/modules/system/index.ts';
import { systemClock } from '../../../server/src/platform/clock.ts';
import { readConfig } from '../../../server/src/platform/config.ts';
import { inTransaction, nodeAddress, openDatabase } from '../../../server/src/platform/database/index.ts';
import { silentLog } from '../../../server/src/platform/log.ts';
import { systemRandom } from '../../../server/src/platform/random.ts';
import { testGround } from '../../../server/src/testing/modules.ts';

const PASSWORD = 'violetHarbour27';
const actor = { actorKind: 'system', actor: 'bench', reason: 'a measurement', ip: '' } as const;

/** Accounts that want in, and tokens of people who are in already. Opened before the node, which then finds them. */
export const openCrowd = async (url: string, size: { readonly accounts: number; readonly people: number }) => {
  const { db, close } = openDatabase({ url: nodeAddress(url), poolSize: 4, applicationName: 'fairground bench' });
  const now = { db, clock: systemClock, random: systemRandom };
  const ground = { ...(await testGround(db)), ...now, audit: createAudit(now), announce: () => Promise.resolve() };
  const config = readConfig({});
  const system = createSystem(ground);
  const sender = { brand: 'Bench', minimumAge: 18, timeZone: 'UTC', numbers: createNumbers(SEED_STYLE) };
  const postbox = createPostbox({ ...ground, asideDb: db, log: silentLog, sender, settings: config });
  const identity = createIdentity({ ...ground, system, postbox, settings: identitySettings(config, 'Bench') });
  // The proof of work would be the load's own work; without it every login reaches the password.
  await system.setFlag(actor, 'CAPTCHAPROVIDER', 'none');

  const password = await identity.hashPassword(PASSWORD);
  const usernames: string[] = [];
  const tokens: string[] = [];
  const people: MemberId[] = [];
  for (let number = 1; number <= size.accounts; number += 1) {
    const memberId = BigInt(1_000_000 + number) as MemberId;
    const username = `bench${number}`;
    await inTransaction(db, async (tx) => {
      await identity.createAccount(tx, {
        memberId,
        username,
        isAgent: 0,
        // One hash for all: the cost of comparing is the same.
        password,
        paymentPassword: null,
        mobile: null,
        email: null,
        payeeName: null,
        mustChangePassword: false,
      });
      if (tokens.length >= size.people) return;
      const opened = await identity.openSession(tx, {
        memberId,
        account: 'member',
        ip: '127.0.0.1',
        userAgent: 'bench',
      });
      tokens.push(opened.token);
      people.push(memberId);
    });
    usernames.push(username);
  }
  await close();
  return { usernames, password: PASSWORD, tokens, people };
};
