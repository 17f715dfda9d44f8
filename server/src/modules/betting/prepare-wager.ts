import { hash } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import { Refusal } from '../../platform/refusal.ts';
import { keyOf } from '../wallet/index.ts';
import type { AccountId, PlayAccounts } from '../wallet/index.ts';
import type { BettingDeps } from './deps.ts';
import { ruleOf } from './domain/valid-bet.ts';
import type { ProductIds } from './products.ts';
import type { WagerOperations } from './rules/decide.ts';
import type { EndRound, Operation, Place, Result } from './rules/operation.ts';
import type { CallerRefusal, InstantWager, Wager, WinWager } from './wager.ts';

/** A wager ready to travel: one operation, or a bet that comes with its result. */
export type PreparedWager = WagerOperations;

/** The key of the bet a round began with. */
type FindFirstBet = (member: MemberId, round: string) => Promise<string | undefined>;

export type PrepareWager = (wager: Wager) => Promise<PreparedWager>;

/** The kind each part is stored under; an undo finds its part by it. */
const STORED_AS = { bet: 'bet', win: 'win', award: 'award' } as const;

export const createPrepareWager =
  (
    {
      wallet,
    }: { readonly wallet: Pick<BettingDeps['wallet'], 'playAccountsOf' | 'accountOfOperation' | 'houseAccount'> },
    products: Pick<ProductIds, 'idOf'>,
    findFirstBet: FindFirstBet,
  ): PrepareWager =>
  async (wager) => {
    check(wager);
    const { source, member, currency, category } = wager;
    const [accounts, counter, product] = await Promise.all([
      wallet.playAccountsOf(member, currency, source),
      wallet.houseAccount('H_GAME', currency),
      products.idOf(source, category),
    ]);
    const said = operationsOf(wager, { cash: accounts.main, bonus: accounts.bonus }, counter, product);
    const earlier = accounts.mayHaveChanged ? await earlierOf(said[0], findFirstBet) : undefined;
    const kept = earlier === undefined ? undefined : await wallet.accountOfOperation(earlier);
    return playedFrom(said, accounts, wager.escrow ?? kept ?? accounts.account);
  };

/** What is undone or corrected goes back where it was, also when the vendor is played from another wallet by now. */
const earlierOf = async (first: Operation, findFirstBet: FindFirstBet): Promise<string | undefined> => {
  if (first.kind === 'undo-bet' || first.kind === 'undo-win') return first.reverses;
  return first.kind === 'void' || first.kind === 'resettle' ? findFirstBet(first.member, first.round) : undefined;
};

/** Puts the wallet the vendor is played from where the main wallet stands. The figure of what was asked stays as it is. */
const playedFrom = (
  said: PreparedWager,
  { main, bonus, paysFromMain }: PlayAccounts,
  account: AccountId,
): PreparedWager => {
  if (account === main || account === bonus) return said;
  const moved = <Said extends Operation>(operation: Said): Said => {
    if (operation.account !== main) return operation;
    const takesBack = operation.kind === 'undo-win' || operation.kind === 'void' || operation.kind === 'resettle';
    if (!takesBack || !paysFromMain) return { ...operation, account };
    return { ...operation, account, cover: { key: coverKeyOf(operation), account: main } };
  };
  return said.length === 2 ? [moved(said[0]), moved(said[1])] : [moved(said[0])];
};

/** It begins like the key of the operation, so that the index takes it beside it. */
const coverKeyOf = ({ key }: Operation): string => `${key.slice(0, 12)}${hash('sha256', `${key} cover`).slice(12, 32)}`;

/** The accounts by which an operation is made out. */
type Accounts = { readonly cash: AccountId; readonly bonus: AccountId };

const operationsOf = (wager: Wager, accounts: Accounts, counter: AccountId, product: number): PreparedWager => {
  const { tenant, source, member, currency, transactionId } = wager;
  const key = (action: string, id: string): string => keyOf({ tenant, source, member, action, transactionId: id });
  const common = {
    member,
    account: accounts.cash,
    split: accounts.bonus,
    counter,
    round: key('round', wager.round),
    roundId: wager.round,
    transactionId,
    product,
    currency,
  };

  switch (wager.action) {
    case 'place':
      return [betOf(wager, common, key)];
    case 'place-and-settle':
      return [betOf(wager, common, key), resultOf(wager, common, key)];
    case 'win':
      return [
        named(key(STORED_AS.win, transactionId), {
          ...common,
          kind: 'win',
          amount: wager.amount,
          ends: wager.ends === true,
          ...validOf(wager),
          ...backOf(wager),
          ...refusedOf(wager),
          ...(wager.campaign === undefined ? {} : { campaign: `campaign:${wager.campaign}` }),
        }),
      ];
    case 'award':
      return [
        named(key(STORED_AS.award, transactionId), {
          ...common,
          kind: 'award',
          account: wager.to === 'bonus' ? accounts.bonus : accounts.cash,
          amount: wager.amount,
          game: wager.game,
          award: `${wager.award.kind}:${wager.award.id}`,
          round: key(STORED_AS.award, transactionId),
          parent: common.round,
        }),
      ];
    case 'undo': {
      const { what, transactionId: undone } = wager.undoes;
      const reverses = key(STORED_AS[what], undone);
      return [
        named(key('undo', transactionId), {
          ...common,
          kind: what === 'bet' ? 'undo-bet' : 'undo-win',
          account: wager.from === 'bonus' ? accounts.bonus : accounts.cash,
          reverses,
          round: what === 'award' ? reverses : common.round,
          reopens: wager.isResettlement === true || what === 'award',
        }),
      ];
    }
    case 'end-round':
      return [named(key('end', transactionId), { ...common, kind: 'end-round', ...validOf(wager) })];
    case 'void':
      return [
        named(key('void', transactionId), {
          ...common,
          kind: 'void',
          reopens: wager.isResettlement === true,
          ...backOf(wager),
        }),
      ];
    case 'resettle':
      return [
        named(key('resettle', transactionId), {
          ...common,
          kind: 'resettle',
          payout: wager.payout,
          ...validOf(wager),
          ...backOf(wager),
        }),
      ];
  }
};

type KeyOf = (action: string, id: string) => string;
type Common = Omit<EndRound, 'kind' | 'key' | 'fingerprint' | 'valid'>;
type Bet = Extract<Wager, { action: 'place' | 'place-and-settle' }>;

/** An operation under its key, with the figure of what it says. */
const named = <Said extends Omit<Operation, 'key' | 'fingerprint'>>(
  key: string,
  said: Said,
  fingerprintKind?: string,
): Said & { key: string; fingerprint: string } => ({
  ...said,
  key,
  fingerprint: fingerprintOf(said as Said & Operation, fingerprintKind),
});

const betOf = (wager: Bet, common: Common, key: KeyOf): Place =>
  named(key(STORED_AS.bet, wager.transactionId), {
    ...common,
    kind: 'place' as const,
    stake: wager.stake,
    game: wager.game,
    rule: wager.validRule ?? ruleOf(wager.category),
    ...(wager.escrow === undefined ? {} : { isCommitted: true as const }),
    ...(wager.market === undefined ? {} : { market: wager.market }),
    ...(wager.campaign === undefined ? {} : { award: `campaign:${wager.campaign}` }),
    ...(wager.parentRound === undefined ? {} : { parent: key('round', wager.parentRound) }),
    ...(wager.detail === undefined ? {} : { detail: detailText(wager.detail) }),
    ...refusedOf(wager),
  });

/** With a number of its own the result is kept as the win that would have come by itself. */
const resultOf = (wager: InstantWager, common: Common, key: KeyOf): Result => {
  const { payout, settledBy = wager.transactionId } = wager;
  const result = { ...common, kind: 'result' as const, amount: payout, transactionId: settledBy, ...validOf(wager) };
  return named(key(STORED_AS.win, settledBy), result, wager.settledBy === undefined ? undefined : 'win');
};

/** The kinds inside fingerprints never change: later versions compare with stored ones. */
const FINGERPRINT_KINDS: Readonly<Partial<Record<Operation['kind'], string>>> = {
  'undo-bet': 'undoBet',
  'undo-win': 'undoWin',
  result: 'winOfBet',
};

/** Amounts and flags that are part of what was asked; the accounts follow from member and currency. */
const fingerprintOf = (said: Operation, fingerprintKind = FINGERPRINT_KINDS[said.kind] ?? said.kind): string => {
  const flags = said.kind === 'result' || (said.kind === 'win' && said.ends) ? 'true' : '';
  const list = [
    fingerprintKind,
    said.round,
    amountOf(said).toString(),
    'game' in said ? said.game.toString() : '0',
    said.account.toString(),
    said.currency,
    said.product.toString(),
    flags,
    'reopens' in said && said.reopens ? 'true' : '',
    'valid' in said ? (said.valid?.toString() ?? '') : '',
    'reverses' in said ? said.reverses : '',
    'market' in said ? (said.market?.toString() ?? '') : '',
    'award' in said ? (said.award ?? '') : '',
    'parent' in said ? (said.parent ?? '') : '',
    'detail' in said ? (said.detail ?? '') : '',
    // Said later than the rest, so that what was kept without it reads as it did.
    ...('campaign' in said && said.campaign !== undefined ? [said.campaign] : []),
  ];
  return hash('sha256', JSON.stringify(list)).slice(0, 32);
};

/** What is asked for: negative what leaves the member, and nothing where the round says how much. */
const amountOf = (said: Operation): bigint => {
  if (said.kind === 'place') return -said.stake;
  if (said.kind === 'resettle') return said.payout;
  return 'amount' in said ? said.amount : 0n;
};

const refusedOf = ({ refusedAs }: Pick<Bet, 'refusedAs'>): { readonly refused?: CallerRefusal } =>
  refusedAs === undefined ? {} : { refused: refusedAs };

const validOf = ({ validBet }: { readonly validBet?: bigint }): { readonly valid?: bigint } =>
  validBet === undefined ? {} : { valid: validBet };

const backOf = ({ givenBack }: Pick<WinWager, 'givenBack'>): Pick<WinWager, 'givenBack'> =>
  givenBack === undefined ? {} : { givenBack };

/** A trillion of the currency, which is what the ledger takes at once. */
const AMOUNT_MAX = 10n ** 16n;
const TRANSACTION_ID_LENGTH_MAX = 128;
const DETAIL_LENGTH_MAX = 8_192;

/** Refuses what no state of the register could make right, before it reaches a lane. */
const check = (wager: Wager): void => {
  checkText(wager.tenant);
  checkText(wager.source);
  checkText(wager.transactionId);
  checkText(wager.round);
  if (wager.action === 'undo') checkText(wager.undoes.transactionId);
  if ('settledBy' in wager && wager.settledBy !== undefined) checkText(wager.settledBy);
  if (wager.action === 'award') checkText(wager.award.id);
  if ('campaign' in wager && wager.campaign !== undefined) checkText(wager.campaign);
  if ('parentRound' in wager && wager.parentRound !== undefined) checkText(wager.parentRound);
  if ('stake' in wager) checkAmount(wager.stake);
  if ('amount' in wager) checkAmount(wager.amount);
  if ('payout' in wager) checkAmount(wager.payout);
  if ('validBet' in wager) checkAmount(wager.validBet ?? 0n);
  if ('givenBack' in wager) {
    checkAmount(wager.givenBack?.now ?? 0n);
    checkAmount(wager.givenBack?.before ?? 0n);
  }
  // A stake of nothing is a free round, and a free round belongs to a campaign.
  if ('stake' in wager && wager.stake === 0n && wager.campaign === undefined)
    throw new Refusal('betting.stake-refused');
};

/** Text with a zero character cannot be kept by the database. */
const checkText = (text: string): void => {
  if (text.length === 0 || text.length > TRANSACTION_ID_LENGTH_MAX || text.includes('\0'))
    throw new Refusal('betting.id-refused');
};

const checkAmount = (amount: unknown): void => {
  if (typeof amount !== 'bigint' || amount < 0n || amount > AMOUNT_MAX) throw new Refusal('betting.stake-refused');
};

const detailText = (detail: NonNullable<Bet['detail']>): string => {
  const text = JSON.stringify(detail);
  if (text.length > DETAIL_LENGTH_MAX) throw new Refusal('betting.id-refused', { field: 'detail' });
  return text;
};
