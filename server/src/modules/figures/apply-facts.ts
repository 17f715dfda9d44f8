import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import type { Fact, FactKind } from '../../platform/events/index.ts';
import { betsSettled, settledBetsOf } from '../betting/index.ts';
import { depositCredited, withdrawalCompleted } from '../cashier/index.ts';
import { memberRegistered } from '../members/index.ts';
import type { Line } from '../members/index.ts';
import { moneyMoved } from '../wallet/index.ts';
import { applyByDay } from './apply-deltas.ts';
import { categoriesOf } from './categories.ts';
import type { FiguresDeps } from './deps.ts';
import { collectWindows } from './domain/windows.ts';
import { addToWindows } from './store/windows.ts';
import { collectDeltas } from './domain/deltas.ts';
import type { Deltas } from './domain/deltas.ts';
import { sumsOfBet } from './domain/game-sums.ts';
import { countedOf } from './domain/movement-columns.ts';
import { lockGate } from './store/gate.ts';

/** Every fact that figures are made of. */
export const HEARD = [betsSettled, moneyMoved, depositCredited, withdrawalCompleted, memberRegistered] as const;

type Deps = Pick<FiguresDeps, 'betting' | 'members' | 'days' | 'log'>;

/**
 * Adds committed facts to the figures, in the transaction that notes them as handled. The gate is locked first: a parked
 * fact that is tried again comes beside the others, and rows are added to by one at a time.
 */
export const applyFacts = async (deps: Deps, tx: Tx, facts: readonly Fact<unknown>[]): Promise<void> => {
  const { closedUntil } = await lockGate(tx);
  const deltas = collectDeltas();
  const windows = collectWindows();
  const registered = new Map<MemberId, bigint>();
  for (const fact of facts) {
    if (isLate(fact, closedUntil))
      deps.log.error(
        { fact: fact.name, factId: fact.id.toString(), at: fact.at },
        'a closed window of figures changed',
      );
    await addFact(deps, { deltas, windows }, registered, fact);
  }
  const joined = await deps.members.linesOn(tx, [...registered.keys()], LAST_DAY);
  for (const line of joined) addRegistered(deps, deltas, line, registered.get(line.id) ?? 0n);
  await applyByDay(deps, tx, 'stored', deltas.list());
  await addToWindows(tx, windows.list());
};

/** Where somebody stands once everything that is planned has been made. */
const LAST_DAY = '9999-12-31';

/** Postings carry the time of the database, by which windows close. */
const isLate = ({ name, at }: Fact<unknown>, closedUntil: Date): boolean =>
  (name === betsSettled.name || name === moneyMoved.name) && at < closedUntil;

const addFact = async (
  deps: Deps,
  { deltas: ofDays, windows }: { readonly deltas: Deltas; readonly windows: ReturnType<typeof collectWindows> },
  registered: Map<MemberId, bigint>,
  fact: Fact<unknown>,
): Promise<void> => {
  const day = deps.days.dayOf(fact.at);
  const deltas: Pick<Deltas, 'add'> = {
    add: (place, sums) => {
      ofDays.add(place, sums);
      windows.add({ ...place, at: fact.at }, sums);
    },
  };
  const ofAll = (member: string) => ({ member: BigInt(member) as MemberId, day, product: 'ALL' as const });
  if (isOf(fact, betsSettled)) {
    const bets = settledBetsOf(fact.payload);
    const categories = await categoriesOf(
      deps,
      bets.map(({ product }) => product),
    );
    for (const bet of bets)
      deltas.add({ member: BigInt(bet.member) as MemberId, day, product: categories(bet.product) }, sumsOfBet(bet));
  } else if (isOf(fact, moneyMoved))
    for (const side of fact.payload.sides) {
      const counted = countedOf(side);
      if (counted) deltas.add(ofAll(side.member), { [counted.column]: counted.amount });
    }
  else if (isOf(fact, depositCredited)) {
    const { member, amount, isFirst } = fact.payload;
    if (isFirst) deltas.add(ofAll(member), { first_depositors: 1n, first_deposit: BigInt(amount) });
  } else if (isOf(fact, withdrawalCompleted))
    deltas.add(ofAll(fact.payload.member), { withdrawal_fee: BigInt(fact.payload.fee) });
  else if (isOf(fact, memberRegistered))
    registered.set(BigInt(fact.payload.memberId) as MemberId, BigInt((fact.payload.isAgent ?? 0) !== 0));
};

const isOf = <Payload>(fact: Fact<unknown>, kind: FactKind<Payload>): fact is Fact<Payload> => fact.name === kind.name;

/** On the day the account says, which a rebuild reads as well. */
const addRegistered = ({ days }: Deps, deltas: Deltas, line: Line, agents: bigint): void => {
  const place = { member: line.id, day: days.dayOf(line.registeredAt), product: 'ALL' as const };
  deltas.add(place, { new_members: 1n, new_agents: agents });
};
