import type { MemberId } from '@fairground/contract/ids';
import { BARE_ACCOUNT } from '../../../server/src/modules/identity/index.ts';
import { inTransaction } from '../../../server/src/platform/database/index.ts';
import { openModules } from '../../process/modules.ts';

const PASSWORD = 'violetHarbour27';
const actor = { actorKind: 'system', actor: 'bench', reason: 'a measurement', ip: '' } as const;

/** Accounts that want in, and tokens of people who are in already. Opened before the node, which then finds them. */
export const openCrowd = async (url: string, size: { readonly accounts: number; readonly people: number }) => {
  const { db, system, identity, close } = await openModules(url, { poolSize: 4, tenant: 'bench' });
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
      // One hash for all: the cost of comparing is the same.
      await identity.createAccount(tx, { ...BARE_ACCOUNT, memberId, username, isAgent: 0, password });
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
