import type { IsAgent } from '@fairground/contract/identity/fields';
import { money, UNITS_PER_WHOLE } from '@fairground/contract/money';
import type { Actor } from '../modules/audit/index.ts';
import type { Members } from '../modules/members/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Config } from '../platform/config.ts';

/** An account to look around with; the password is known only to the run that opened it. */
export type DemoAccount = {
  readonly account: string;
  readonly isAgent: IsAgent;
  readonly password: string | undefined;
};

type Wanted = { readonly account: string; readonly isAgent: IsAgent; readonly under?: string };

/** A line of five levels: anyone who looks at the agent centre sees a team and walks down it. */
const WANTED: readonly Wanted[] = [
  { account: 'demohead', isAgent: 2 },
  { account: 'demoagent', isAgent: 1, under: 'demohead' },
  { account: 'demomember', isAgent: 0, under: 'demoagent' },
  { account: 'demofriend', isAgent: 0, under: 'demoagent' },
  { account: 'demosouth', isAgent: 1, under: 'demoagent' },
  { account: 'demohanoi', isAgent: 1, under: 'demosouth' },
  { account: 'demoplayer', isAgent: 0, under: 'demohanoi' },
  { account: 'demolan', isAgent: 0, under: 'demohead' },
  { account: 'demomai', isAgent: 0, under: 'demosouth' },
  { account: 'demotuan', isAgent: 0, under: 'demosouth' },
  { account: 'demohieu', isAgent: 0, under: 'demohanoi' },
];

/** The agents of the line, each below the one before. */
export const DEMO_LINE = ['demohead', 'demoagent', 'demosouth', 'demohanoi'] as const;

const PLAY_MONEY = money(5_000_000n * UNITS_PER_WHOLE);
const ACTOR: Actor = { actorKind: 'system', actor: 'seed', reason: 'demo accounts', ip: '' };

export type DemoParts = {
  readonly members: Members;
  readonly wallet: Wallet;
  readonly config: Pick<Config, 'mode' | 'brand'>;
};

/** Opens accounts with play money, for a sandbox alone. Run again, it opens what is missing and pays nothing twice. */
export const seedDemoMembers = async (parts: DemoParts): Promise<readonly DemoAccount[]> => {
  if (parts.config.mode !== 'sandbox') throw new Error('Demo accounts are for a sandbox; MODE is live.');
  await parts.members.installDefaults();
  const opened: DemoAccount[] = [];
  // One after the other: each stands under one before it.
  for (const wanted of WANTED) opened.push(await openDemo(parts, wanted));
  return opened;
};

const openDemo = async (
  { members, wallet, config }: DemoParts,
  { account, isAgent, under }: Wanted,
): Promise<DemoAccount> => {
  const upline = under === undefined ? undefined : await members.findByAccount(under);
  const known = await members.findByAccount(account);
  const place = { username: account, isAgent, uplineId: upline?.id ?? null };
  const opened = known ? undefined : await members.openAccount(ACTOR, { ...place, keepsPassword: true });
  const member = known?.id ?? opened?.memberId;
  if (member === undefined) throw new Error(`${account} was not opened.`);
  const { currency } = await wallet.balanceOf(member);
  const { outcome } = await wallet.apply({
    id: { tenant: config.brand, source: 'seed', member, action: 'promotion', transactionId: 'demo' },
    kind: 'promotion',
    account: (await wallet.accountsOf(member, currency)).cash,
    counter: await wallet.houseAccount('H_PROMO', currency),
    amount: PLAY_MONEY,
  });
  if (outcome !== 'applied') throw new Error(`${account} got no play money: ${outcome}.`);
  return { account, isAgent: known?.isAgent ?? isAgent, password: opened?.password };
};
