import { BET_CATEGORIES, BET_RESULTS } from '@fairground/contract/betting/endpoints';
import { listBetsForStaff, listRoundOfBet, readBetForStaff } from '@fairground/contract/betting/operator-endpoints';
import type { StaffBet } from '@fairground/contract/betting/operator-endpoints';
import type { Found } from '@fairground/contract/console/answers';
import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { Refusal } from '../../platform/refusal.ts';
import type { BettingDeps } from './deps.ts';
import { betByKey, betByNumber } from './history.ts';
import type { BetId } from './wager.ts';

const needs = 'bets.read';

const COLUMNS: readonly Column[] = [
  { id: 'betId', as: 'text' },
  { id: 'placedAt', as: 'moment' },
  { id: 'category', as: 'list' },
  { id: 'vendor', as: 'text' },
  { id: 'gameCode', as: 'text' },
  { id: 'stake', as: 'amount', sums: true },
  { id: 'payout', as: 'amount', sums: true },
  { id: 'net', as: 'amount', sums: true },
  { id: 'currency', as: 'text', isHidden: true },
  { id: 'result', as: 'state' },
  { id: 'roundId', as: 'text', isHidden: true },
  { id: 'settledAt', as: 'moment', isHidden: true },
];

export const bettingOffers: ConsoleOffer = {
  lists: [
    {
      id: 'betting.bets',
      needs,
      area: 'play',
      order: 10,
      path: '/bets',
      read: listBetsForStaff,
      key: 'betKey',
      record: 'bet',
      cursor: 'before',
      columns: [...COLUMNS.slice(0, 2), { id: 'memberId', as: 'record', record: 'member' }, ...COLUMNS.slice(2)],
      filters: [
        { id: 'memberId', as: 'text' },
        { id: 'category', as: 'choice', choices: BET_CATEGORIES },
        { id: 'result', as: 'choice', choices: BET_RESULTS },
        { id: 'vendor', as: 'text' },
        { id: 'gameId', as: 'text' },
        { id: 'from', as: 'day' },
        { id: 'to', as: 'day' },
      ],
    },
  ],
  records: [
    {
      id: 'betting.bet',
      needs,
      record: 'bet',
      path: '/bets',
      read: readBetForStaff,
      key: 'betKey',
      heading: 'betId',
      state: 'result',
      facts: [
        { id: 'memberId', as: 'record', record: 'member' },
        { id: 'placedAt', as: 'moment' },
        { id: 'settledAt', as: 'moment' },
        { id: 'stake', as: 'amount' },
        { id: 'payout', as: 'amount' },
        { id: 'net', as: 'amount' },
        { id: 'validBet', as: 'amount' },
        { id: 'bonusPart', as: 'amount' },
        { id: 'currency', as: 'text' },
        { id: 'category', as: 'list' },
        { id: 'vendor', as: 'text' },
        { id: 'gameCode', as: 'text' },
        { id: 'gameId', as: 'text' },
        { id: 'roundId', as: 'text' },
      ],
    },
  ],
  panels: [
    {
      id: 'betting.round',
      needs,
      on: 'bet',
      place: 'tab',
      order: 1,
      read: listRoundOfBet,
      by: 'betKey',
      rows: { key: 'betKey', columns: COLUMNS, record: 'bet' },
    },
    {
      id: 'betting.of-member',
      needs,
      on: 'member',
      place: 'tab',
      order: 30,
      read: listBetsForStaff,
      by: 'memberId',
      rows: { key: 'betKey', columns: COLUMNS, record: 'bet', cursor: 'before' },
    },
  ],
  searches: [{ id: 'betting.find', needs, record: 'bet' }],
};

const BET_KEY = /^[1-9]\d{0,18}-[1-9]\d{0,18}$/;
const BET_NUMBER = /^[1-9]\d{0,18}$/;
const BIGGEST = 2n ** 63n - 1n;

/** A bet by its number, as its member reads it, or by the key that the address of its page has. */
export const findBets = async (deps: Pick<BettingDeps, 'db'>, words: string): Promise<readonly Found[]> => {
  const bet = await betNamed(deps, words);
  return bet === undefined ? [] : [{ key: bet.betKey, title: bet.betId.toString(), detail: bet.vendor, isExact: true }];
};

const betNamed = async (deps: Pick<BettingDeps, 'db'>, words: string): Promise<StaffBet | undefined> => {
  if (BET_NUMBER.test(words)) return BigInt(words) > BIGGEST ? undefined : betByNumber(deps, BigInt(words) as BetId);
  if (!BET_KEY.test(words)) return undefined;
  try {
    return (await betByKey(deps, words)).bet;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};
