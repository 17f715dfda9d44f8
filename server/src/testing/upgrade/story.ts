import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import type { App } from '../../app.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { installBareDefaults } from '../bare-defaults.ts';
import { aCaller, anOperator, callRoute } from '../modules.ts';
import { setWalletMode } from '../staff.ts';
import { send, sendUntilAnswered } from './calls.ts';
import type { Said, SentCall } from './calls.ts';
import { factsOf } from './facts.ts';
import type { Kept } from './facts.ts';
import type { Play } from './play.ts';
import { playGames } from './play-games.ts';
import { playCards } from './play-cards.ts';
import { playLottery } from './play-lottery.ts';
import { addAccounts, PAYING, playPayments } from './play-payments.ts';
import { loseAll, playProtection } from './play-protection.ts';
import { playSports } from './play-sports.ts';
import { playVendor } from './play-vendor.ts';

/** Calls that open something again each time, or whose code serves once. */
const NOT_REPEATED = /launchGame|studio\/open|sandbox\/open-player|authenticate|free-rounds\/issue/;

/** Plays a little of everything that moves money, sends every call again, and answers what must hold from then on. */
export const playStory = async (opened: Omit<Play, 'ask'>): Promise<Kept> => {
  const { app, db, clock } = opened;
  const asked: { readonly call: SentCall; readonly said: Said }[] = [];
  const ask = async (call: SentCall): Promise<Said> => {
    const said = await sendUntilAnswered(app, clock, call);
    asked.push({ call, said });
    return said;
  };
  const play: Play = { ...opened, ask };

  await installDefaults(app);
  const [paid, held] = [await aMember(play, 'upgradefay'), await aMember(play, 'upgradegus')];
  for (const { id } of [paid, held]) await credit(app, id, '1000000');
  await addAccounts(play, [paid.id, held.id]);
  const ann = await aMember(play, 'upgradeann');
  const bob = await aMember(play, 'upgradebob');
  await credit(app, ann.id, '5000000');
  await playTransfers(play, { ann, bob });
  await playVendor(play, await app.vendors.addVendor(anOperator, { code: 'acme', name: 'Acme' }));
  await playGames(play, ann.token);
  await playLottery(play, ann.token);
  const [limited, blocked, granted] = [
    await aMember(play, 'upgradecid'),
    await aMember(play, 'upgradedora'),
    await aMember(play, 'upgradeeva'),
  ];
  await credit(app, limited.id, '1000000');
  await playProtection(play, { limited: limited.id, blocked: blocked.id, granted: granted.id });
  await playPayments(play, { depositor: await aMember(play, 'upgradehal'), paid: paid.id, held: held.id });
  await playSports(play, ann.token);
  const [host, guest] = [await aMember(play, 'upgradeivy'), await aMember(play, 'upgradejoe')];
  for (const { id } of [host, guest]) await credit(app, id, '1000000');
  await playCards(play, [host.token, guest.token]);
  await readOwn(play, ann.token);

  const repeated = asked.filter(({ call }) => !NOT_REPEATED.test(call.path));
  const calls = [];
  for (const { call, said } of repeated) {
    const again = await send(app, clock, call);
    if (call.key && again.text !== said.text) throw new Error(`${call.path} answers ${again.text} after ${said.text}.`);
    if (again.status >= 500) throw new Error(`${call.path} answers ${again.text}.`);
    calls.push({ ...call, ...again });
  }
  return { at: clock.now().toISOString(), facts: await factsOf(app, db), calls };
};

const installDefaults = async ({ system, members }: App): Promise<void> => {
  await installBareDefaults(system, members);
  for (const field of ['paymentPassword', 'payeeName'] as const)
    await system.setRegisterRule(anOperator, field, { enabled: true, required: false });
  await system.setFlag(anOperator, 'REFILLAMOUNT', '50000');
};

type Player = { readonly id: MemberId; readonly token: string };
type Players = { readonly ann: Player; readonly bob: Player };

const aMember = async ({ app: { members, identity }, db }: Play, username: string): Promise<Player> => {
  const password = 'wandering7lantern';
  const body = {
    ...{ username, password, confirmPassword: password, terms: true, termsVersion: '1', login: true },
    ...{ registerUrl: 'https://play.example/', registerMethod: 'WEB' },
    ...PAYING,
  };
  await callRoute(members.routes, 'members.register', { body }, aCaller());
  const member = await members.findByAccount(username);
  if (member === undefined) throw new Error(`${username} is nobody.`);
  const { token } = await inTransaction(db, (tx) => identity.admit(tx, { memberId: member.id, from: aCaller() }));
  return { id: member.id, token };
};

const credit = async ({ wallet }: App, member: MemberId, amount: string): Promise<void> => {
  const { cash: account } = await wallet.accountsOf(member, 'VND');
  const counter = await wallet.houseAccount('H_SANDBOX', 'VND');
  const id = { tenant: 'fairground', source: 'test', member, action: 'deposit', transactionId: 'first-funds' };
  await wallet.apply({ id, kind: 'deposit', account, counter, amount: parseMoney(amount) });
};

/** Money goes to the wallet of a vendor and back; somebody who lost everything then refills play money. */
const playTransfers = async ({ app, db, ask }: Play, { ann, bob }: Players): Promise<void> => {
  const { wallet } = app;
  await setWalletMode(app, 'per-vendor');
  await wallet.offerVendorWallet(anOperator, 'AE', 'open');
  const transfer = (token: string, from: string, to: string, amount: string, idempotencyKey: string) =>
    ask({
      ...{ method: 'POST', path: '/wps/relay/wallet/transfer', token },
      body: JSON.stringify({ from, to, amount, idempotencyKey }),
    });
  await transfer(ann.token, 'MAIN', 'AE', '30000', 'transfer-out-1');
  await transfer(ann.token, 'AE', 'MAIN', '10000', 'transfer-back-1');
  await transfer(ann.token, 'AE', 'MAIN', '99999', 'transfer-refused');

  await loseAll({ app, db }, bob.id);
  const refill = { path: '/wps/relay/promotion/refill', token: bob.token } as const;
  const { next } = JSON.parse((await ask({ ...refill, method: 'GET' })).text).value;
  const { status, text } = await ask({ ...refill, method: 'POST', body: JSON.stringify(next) });
  if (status !== 200) throw new Error(`The refill answers ${text}.`);
  await setWalletMode(app, 'single');
};

/** What the member reads of it all afterwards. */
const readOwn = async ({ ask, clock }: Play, token: string): Promise<void> => {
  const at = clock.now().getTime();
  const days = (count: number): string => new Date(at + count * 86_400_000).toISOString();
  const span = `from=${days(-2)}&to=${days(2)}`;
  for (const path of [
    '/wps/v2/wallets/balance',
    '/wps/member/info/funds/consolidated',
    '/wps/relay/transaction/list',
    `/wps/relay/bet/list?${span}`,
    '/lgw/bets',
  ])
    await ask({ method: 'GET', path, token });
};
