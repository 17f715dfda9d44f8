import { createHash } from 'node:crypto';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { LoginAnswer } from '@fairground/contract/identity/fields';
import type { openTrial as contract } from '@fairground/contract/members/endpoints';
import { money, UNITS_PER_WHOLE } from '@fairground/contract/money';
import { inTransaction } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/http/route.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { Refusal } from '../../platform/refusal.ts';
import { BARE_ACCOUNT } from '../identity/index.ts';
import { prepareCredit } from './credit.ts';
import type { MembersDeps } from './deps.ts';
import { newTrialName } from './domain/account-name.ts';
import { hostOf } from './domain/host.ts';
import { firstIconOf } from './domain/icons.ts';
import { accountKeyOf } from './domain/member.ts';
import { drawMemberId, insertMember, insertProfile } from './store/members.ts';
import { countTrials, findTrial, insertTrial, queueTrials } from './store/trials.ts';

/** A currency of its own: no movement can mix it with anybody's money. */
const CURRENCY = 'TRIAL';
const CREDITS = money(20_000n * UNITS_PER_WHOLE);
const PER_NETWORK = 3;
const DAY_MS = 24 * 60 * 60_000;
export const TRIAL_LASTS_MS = 2 * 60 * 60_000;

/** Opens a trial account outside the tree; the same random value of a browser leads to the same account. */
export const openTrial = async (
  deps: MembersDeps,
  { random: word, verification }: BodyOf<typeof contract>,
  caller: Caller,
): Promise<LoginAnswer> => {
  const { db, clock, random, system, identity } = deps;
  const { ip } = caller;
  if (!(await system.isOn('FREEPLAY'))) throw new Refusal('access.function-off');
  await identity.requireHuman({ use: 'trial', ip, needsImage: false, verification });
  const network = networkOf(ip);
  const wordHash = createHash('sha256').update(word).digest();
  const memberId = await drawMemberId(db);
  const credit = await prepareCredit(deps, { memberId, amount: CREDITS, currency: CURRENCY, key: 'trial' });
  const account = newTrialName(random);

  return inTransaction(db, async (tx) => {
    const now = clock.now();
    await queueTrials(tx, wordHash.toString('hex'));
    const known = await findTrial(tx, wordHash);
    if (known) {
      const lastsMs = known.openedAt.getTime() + TRIAL_LASTS_MS - now.getTime();
      if (lastsMs <= 0) throw new Refusal('members.trial-limit');
      return identity.admit(tx, { memberId: known.memberId, from: caller, lastsMs });
    }
    await queueTrials(tx, network);
    const opened = await countTrials(tx, network, new Date(now.getTime() - DAY_MS));
    if (opened >= PER_NETWORK) throw new Refusal('members.trial-limit');

    await identity.createAccount(tx, { ...BARE_ACCOUNT, memberId, username: account, isAgent: 4 });
    await insertMember(tx, {
      id: memberId,
      account,
      account_key: accountKeyOf(account),
      is_agent: 4,
      method: 'trial',
      register_host: hostOf(caller.host) ?? '',
      register_ip: ip,
      registered_at: now,
    });
    await insertProfile(tx, { member_id: memberId, nickname: account, icon: firstIconOf(memberId) });
    await insertTrial(tx, { memberId, wordHash, network, openedAt: now });
    await credit.apply(tx);
    return identity.admit(tx, { memberId, from: caller, lastsMs: TRIAL_LASTS_MS });
  });
};
