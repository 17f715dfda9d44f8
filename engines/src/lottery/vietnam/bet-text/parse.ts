import { money, UNITS_PER_WHOLE } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { permuted } from '../number-sets.ts';
import { STATIONS } from '../stations.ts';
import type { Region } from '../stations.ts';
import { takeNumbers } from './numbers.ts';
import { createScanner, fold } from './scan.ts';
import type { Scanner } from './scan.ts';
import { KIND_ALONE, KIND_AND_AMOUNT, KIND_OF } from './words.ts';

/**
 * Typed bets such as `2dmn 01.02dd1 b2`: stations, then numbers, then kinds with amounts in thousands. Stations hold
 * until others are named, numbers until others are typed.
 */

/** The first so many stations that a region draws on the day, or stations by name; and where that is typed, from 0. */
export type StationChoice = { readonly at: number } & (
  | { readonly region: Region; readonly count: number }
  | { readonly stations: readonly string[] }
);

export type TypedBet = {
  readonly where: StationChoice;
  readonly play: string;
  /** The entry of the play, as text. */
  readonly content: string;
  /** What one stake costs. */
  readonly price: Money;
};

export type BetTextFault = {
  readonly code:
    | 'station-expected'
    | 'numbers-expected'
    | 'kind-expected'
    | 'amount-expected'
    | 'empty-set'
    | 'repeated-number'
    | 'mixed-lengths'
    | 'wrong-length'
    | 'too-few-numbers'
    | 'stations-for-stones'
    | 'amount-zero';
  /** The place of the text, from 0, where reading stopped. */
  readonly at: number;
};

export type BetTextResult = { readonly bets: readonly TypedBet[] } | { readonly fault: BetTextFault };

const REGIONS: Readonly<Record<string, Region>> = { mb: 'north', mt: 'centre', mn: 'south' };
const COUNTED = /([1-9])\s*d(?:ai)?\s*(mn|mt)(?![a-z])/y;
const WHOLE_REGION = /(mb|mt|mn)(?![a-z])/y;
const NAMED = new RegExp(
  `(${STATIONS.map(({ code }) => code)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![a-z\\d])`,
  'y',
);

/** Reads typed bets, or says what was expected and where. */
export const parseBetText = (text: string): BetTextResult => {
  const scanner = createScanner(fold(text));
  const bets: TypedBet[] = [];
  let where: StationChoice | undefined;
  while (!scanner.isDone()) {
    where = takeStations(scanner) ?? where;
    if (where === undefined) return fail('station-expected', scanner.at());
    const read = takeBets(scanner, where);
    if ('fault' in read) return read;
    bets.push(...read.bets);
  }
  return bets.length === 0
    ? fail(where === undefined ? 'station-expected' : 'numbers-expected', scanner.at())
    : { bets };
};

const fail = (code: BetTextFault['code'], at: number): { readonly fault: BetTextFault } => ({ fault: { code, at } });

const takeStations = (scanner: Scanner): StationChoice | undefined => {
  const at = scanner.at();
  const counted = scanner.take(COUNTED);
  if (counted !== undefined) return { at, region: REGIONS[counted[2] ?? ''] ?? 'south', count: Number(counted[1]) };
  const region = scanner.take(WHOLE_REGION);
  if (region !== undefined) return { at, region: REGIONS[region[1] ?? ''] ?? 'south', count: 1 };
  const stations: string[] = [];
  for (let named = scanner.take(NAMED); named !== undefined; named = scanner.take(NAMED)) stations.push(named[1] ?? '');
  return stations.length === 0 ? undefined : { at, stations: [...new Set(stations)] };
};

const takeBets = (scanner: Scanner, where: StationChoice): BetTextResult => {
  const numbers = takeAllNumbers(scanner);
  if ('fault' in numbers) return numbers;
  const bets: TypedBet[] = [];
  for (;;) {
    const from = scanner.at();
    const kind = scanner.take(KIND_AND_AMOUNT);
    if (kind === undefined) break;
    const bet = betOf(kind, numbers.list, where, from);
    if ('fault' in bet) return bet;
    bets.push(bet);
  }
  if (bets.length > 0 && !scanner.sees(KIND_ALONE)) return { bets };
  return fail(scanner.sees(KIND_ALONE) ? 'amount-expected' : 'kind-expected', scanner.at());
};

const takeAllNumbers = (scanner: Scanner): { readonly list: readonly string[] } | { readonly fault: BetTextFault } => {
  const list = new Set<string>();
  for (;;) {
    const from = scanner.at();
    const numbers = takeNumbers(scanner);
    if (numbers === undefined) break;
    if (numbers.length === 0) return fail('empty-set', from);
    const [first = ''] = [...list, ...numbers];
    for (const number of numbers) {
      if (number.length !== first.length) return fail('mixed-lengths', from);
      if (list.size === list.add(number).size) return fail('repeated-number', from);
    }
  }
  return list.size === 0 ? fail('numbers-expected', scanner.at()) : { list: [...list] };
};

const betOf = (
  [, word = '', finely = '', fineScale = '', halved = '', digits = '', scale = '']: readonly (string | undefined)[],
  numbers: readonly string[],
  where: StationChoice,
  at: number,
): TypedBet | { readonly fault: BetTextFault } => {
  const kind = KIND_OF.get(word);
  const play = kind?.plays[numbers[0]?.length ?? 0];
  if (kind === undefined || play === undefined) return fail('wrong-length', at);
  if (numbers.length < (kind.least ?? 1)) return fail('too-few-numbers', at);
  if (play === 'da.two' && stationCount(where) !== 2) return fail('stations-for-stones', at);
  const amount = amountOf(finely || halved || digits, fineScale || scale);
  if (amount === 0n) return fail('amount-zero', at);
  const listed = kind.isPermuted === true ? permuted(numbers) : numbers;
  return {
    where,
    play,
    content: listed.toSorted().join(','),
    price: money(amount * UNITS_PER_WHOLE),
  };
};

/** `1,5` thousands are 1,500 whole units, `1,25` millions 1,250,000. */
const amountOf = (digits: string, scale: string): bigint => {
  const [whole = '', part = ''] = digits.split(/[.,]/);
  return BigInt(whole + part.padEnd(3, '0')) * (scale === 'tr' ? 1_000n : 1n);
};

const stationCount = (where: StationChoice): number => ('count' in where ? where.count : where.stations.length);
