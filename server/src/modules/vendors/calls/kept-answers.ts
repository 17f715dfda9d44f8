import { VENDOR_CODES } from '@fairground/contract/vendors/codes';
import type { Flight } from '../../../platform/database/index.ts';
import type { PreparedWager, Settled, WagerAnswer, WagerOutcome } from '../../betting/index.ts';
import { headOf } from './answer.ts';
import type { Call, Decided } from './call.ts';
import { writeMinorUnits } from '../domain/minor-units.ts';
import { CODE_OF } from '../domain/outcome.ts';
import { readKept, writeCalls } from '../store/call-rows.ts';
import type { CallRow } from '../store/call-rows.ts';

type Operation = PreparedWager[number];

/** One call of a batch: the operation it asked for, and what became of it. */
type Answered = { readonly call: Call; readonly operation: Operation; readonly answer: WagerAnswer };

/** Nothing of these is kept in the ledger, so that there is no balance that could be repeated. */
const UNKEPT: ReadonlySet<WagerOutcome> = new Set(['conflict', 'unknown-account', 'out-of-range']);

/** Answers calls: what is new is written and kept word for word, a repeat gets the bytes the first one got. */
export const answersOf = async (flight: Flight, batch: readonly Settled<Call>[]): Promise<readonly Decided[]> => {
  const answered = batch.map(answeredOf);
  const repeats = answered.flatMap((calls) =>
    calls.flatMap(({ operation: { key }, answer: { isRepeat, at } }) => (isRepeat ? [{ key, at }] : [])),
  );
  const kept = await readKept(flight, repeats);
  const rows: CallRow[] = [];
  const decide = ({ call, operation, answer }: Answered): Decided => {
    const { outcome, isRepeat, balance } = answer;
    const before = isRepeat ? kept.get(operation.key) : undefined;
    if (before) return { outcome, isRepeat, balance, ...before };
    const said = { http: VENDOR_CODES[CODE_OF[outcome]].status, answer: textOf(operation, answer) };
    // A bet that comes after its cancellation has no answer yet.
    if (!UNKEPT.has(outcome) && (!isRepeat || outcome === 'cancelled-before'))
      rows.push({
        vendor_id: call.vendorId,
        member_id: operation.member,
        action: call.word,
        transaction_id: operation.transactionId,
        round_id: operation.roundId,
        currency: operation.currency,
        at: answer.at,
        operation_key: operation.key,
        ...said,
      });
    return { outcome, isRepeat, balance, ...said };
  };
  const decided = answered.map(([first, second]) =>
    second ? { ...decide(first), result: decide(second) } : decide(first),
  );
  writeCalls(flight, rows);
  return decided;
};

const answeredOf = ({
  wager: [operation, won],
  rider,
  answer,
  result,
}: Settled<Call>): readonly [Answered] | readonly [Answered, Answered] => {
  const first = { call: rider, operation, answer };
  return won && result && rider.result ? [first, { call: rider.result, operation: won, answer: result }] : [first];
};

const textOf = (
  { member, transactionId, currency }: Operation,
  { outcome, id, balance, version, at }: WagerAnswer,
): string => {
  const reference = id === null ? '' : `,"reference":"${id}"`;
  const funds = UNKEPT.has(outcome)
    ? ''
    : `,"currency":"${currency}","balance":"${writeMinorUnits(balance, currency)}","version":"${version}","at":"${at.toISOString()}"`;
  return `${HEADS[outcome]},"player":"${member}","transactionId":${JSON.stringify(transactionId)}${reference}${funds}}`;
};

/** What the answers begin with: an object that is not closed yet. */
const HEADS = Object.fromEntries(
  Object.entries(CODE_OF).map(([outcome, code]) => [outcome, JSON.stringify(headOf(code)).slice(0, -1)]),
) as Readonly<Record<WagerOutcome, string>>;
