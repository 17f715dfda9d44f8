import { hash } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import { Refusal } from '../../platform/refusal.ts';
import { keyOf } from '../wallet/index.ts';
import type { AccountId, MemberAccounts } from '../wallet/index.ts';
import type { BettingDeps } from './deps.ts';
import { VALID_RULE, ruleOf } from './domain/valid-bet.ts';
import type { ProductIds } from './products.ts';
import { CALLER_REFUSAL } from './wager.ts';
import type { InstantWager, Wager } from './wager.ts';

/** One row of the statement: numbers and keys, worked out once. */
export type WagerRow = {
  readonly action: number;
  readonly key: string;
  readonly print: string;
  readonly member: MemberId;
  readonly account: AccountId;
  readonly spill: AccountId;
  readonly counter: AccountId;
  readonly amount: bigint;
  readonly round: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly product: number;
  readonly currency: string;
  readonly game: bigint;
  readonly rule: number;
  readonly ends?: boolean;
  readonly reopens?: boolean;
  readonly valid?: bigint;
  readonly reverses?: string;
  readonly market?: bigint;
  readonly award?: string;
  readonly parent?: string;
  readonly detail?: string;
  readonly refused?: number;
};

/** A wager ready to travel: one row, or two for a bet that comes with its result. */
export type PreparedWager = readonly [WagerRow, ...WagerRow[]];

export type PrepareWager = (wager: Wager) => Promise<PreparedWager>;

/** How the statement numbers what is asked for. */
const ACTION = {
  place: 1,
  win: 2,
  undoBet: 3,
  'end-round': 4,
  winOfBet: 5,
  void: 6,
  resettle: 7,
  undoWin: 8,
  award: 9,
} as const;

/** The word under which each part is kept; what is undone later is found by it. */
const KEPT_AS = { bet: 'bet', win: 'win', award: 'award' } as const;

export const createPrepareWager =
  (
    { wallet }: { readonly wallet: Pick<BettingDeps['wallet'], 'accountsOf' | 'houseAccount'> },
    products: Pick<ProductIds, 'idOf'>,
  ): PrepareWager =>
  async (wager) => {
    check(wager);
    const { source, member, currency, category } = wager;
    const [accounts, counter, product] = await Promise.all([
      wallet.accountsOf(member, currency),
      wallet.houseAccount('H_GAME', currency),
      products.idOf(source, category),
    ]);
    return rowsOf(wager, accounts, counter, product);
  };

const rowsOf = (wager: Wager, accounts: MemberAccounts, counter: AccountId, product: number): PreparedWager => {
  const { tenant, source, member, currency, transactionId } = wager;
  const key = (action: string, id: string): string => keyOf({ tenant, source, member, action, transactionId: id });
  const common = {
    member,
    account: accounts.cash,
    spill: accounts.bonus,
    counter,
    amount: 0n,
    round: key('round', wager.round),
    roundId: wager.round,
    transactionId,
    product,
    currency,
    game: 0n,
    rule: 1,
  };
  const row: RowOf = (action, word, parts, printedAs = action, further = []) => {
    const asked = { ...common, ...parts, action: ACTION[action], key: '', print: '' };
    asked.key = key(word, asked.transactionId);
    asked.print = printOf(printedAs, asked, further);
    return asked;
  };

  switch (wager.action) {
    case 'place':
      return [row('place', KEPT_AS.bet, partsOfBet(wager, key))];
    case 'place-and-settle':
      return [row('place', KEPT_AS.bet, partsOfBet(wager, key)), resultOf(wager, row)];
    case 'win':
      return [
        row(
          'win',
          KEPT_AS.win,
          {
            amount: wager.amount,
            ...(wager.ends === true ? { ends: true } : {}),
            ...validOf(wager),
            ...refusedOf(wager),
          },
          'win',
          wager.campaign === undefined ? [] : [`campaign:${wager.campaign}`],
        ),
      ];
    case 'award': {
      const account = wager.to === 'bonus' ? accounts.bonus : accounts.cash;
      const award = `${wager.award.kind}:${wager.award.id}`;
      const round = key(KEPT_AS.award, transactionId);
      return [
        row('award', KEPT_AS.award, {
          account,
          amount: wager.amount,
          game: wager.game,
          award,
          round,
          parent: common.round,
        }),
      ];
    }
    case 'undo': {
      const { what, transactionId: undone } = wager.undoes;
      const reverses = key(KEPT_AS[what], undone);
      const reopens = wager.isResettlement === true || what === 'award';
      const account = wager.from === 'bonus' ? accounts.bonus : accounts.cash;
      const round = what === 'award' ? reverses : common.round;
      return [
        row(what === 'bet' ? 'undoBet' : 'undoWin', 'undo', {
          account,
          reverses,
          round,
          ...(reopens ? { reopens } : {}),
        }),
      ];
    }
    case 'end-round':
      return [row('end-round', 'end', validOf(wager))];
    case 'void':
      return [row('void', 'void', wager.isResettlement === true ? { reopens: true } : {})];
    case 'resettle':
      return [row('resettle', 'resettle', { amount: wager.payout, ...validOf(wager) })];
  }
};

type RowOf = (
  action: keyof typeof ACTION,
  word: string,
  parts: Partial<WagerRow>,
  printedAs?: keyof typeof ACTION,
  /** What else was said with it and moves nothing by itself. */
  further?: readonly string[],
) => WagerRow;

/** With a number of its own the result is kept as the win that would have come by itself. */
const resultOf = (wager: InstantWager, row: RowOf): WagerRow => {
  const { payout, settledBy } = wager;
  const result = { amount: payout, ends: true, ...validOf(wager) };
  return settledBy === undefined
    ? row('winOfBet', KEPT_AS.win, result)
    : row('winOfBet', KEPT_AS.win, { ...result, transactionId: settledBy }, 'win');
};

/** Amounts and flags that are part of what was asked; the accounts follow from member and currency. */
const printOf = (action: keyof typeof ACTION, row: WagerRow, further: readonly string[]): string => {
  const said = [
    action,
    row.round,
    row.amount.toString(),
    row.game.toString(),
    row.account.toString(),
    row.currency,
    row.product.toString(),
    row.ends?.toString() ?? '',
    row.reopens?.toString() ?? '',
    row.valid?.toString() ?? '',
    row.reverses ?? '',
    row.market?.toString() ?? '',
    row.award ?? '',
    row.parent ?? '',
    row.detail ?? '',
    ...further,
  ];
  return hash('sha256', JSON.stringify(said)).slice(0, 32);
};

type Bet = Extract<Wager, { action: 'place' | 'place-and-settle' }>;

const partsOfBet = (wager: Bet, key: (action: string, id: string) => string): Partial<WagerRow> => ({
  amount: -wager.stake,
  game: wager.game,
  rule: VALID_RULE[wager.validRule ?? ruleOf(wager.category)],
  ...(wager.market === undefined ? {} : { market: wager.market }),
  ...(wager.campaign === undefined ? {} : { award: `campaign:${wager.campaign}` }),
  ...(wager.parentRound === undefined ? {} : { parent: key('round', wager.parentRound) }),
  ...(wager.detail === undefined ? {} : { detail: detailText(wager.detail) }),
  ...refusedOf(wager),
});

const refusedOf = ({ refusedAs }: Pick<Bet, 'refusedAs'>): { readonly refused?: number } =>
  refusedAs === undefined ? {} : { refused: CALLER_REFUSAL[refusedAs] };

const validOf = ({ validBet }: { readonly validBet?: bigint }): { readonly valid?: bigint } =>
  validBet === undefined ? {} : { valid: validBet };

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
