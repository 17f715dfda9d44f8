import type { AccountId, Kind, Outcome } from '../operation.ts';
import type { Book } from './book.ts';
import { dayIn } from './day.ts';
import { giveBackLimits, isOverLimit, useLimits } from './limits.ts';
import type { Counted } from './limits.ts';
import type { Movement, MovementAnswer } from './movement.ts';
import { targetOf } from './reverse.ts';
import type { Undone } from './reverse.ts';
import type { AccountState, StoredMovement } from './state.ts';

/** Within these a batch of any size and a balance plus one amount still fit 64 bits. */
export const AMOUNT_MAX = 10_000_000_000_000_000n;
export const BALANCE_MAX = 4_000_000_000_000_000_000n;

/** Where the money goes: the accounts as they stand, and the parts each of them gets. */
type Sides = {
  readonly account: AccountState;
  readonly split: AccountState | undefined;
  /** The other side where it can run dry; our own accounts cannot. */
  readonly counter: AccountState | undefined;
};
/** What the account gets, and what the split account gets. */
type Parts = { readonly amount: bigint; readonly splitAmount: bigint };

/** Moves money once: what was asked before hears what it heard, what is refused moves nothing and is kept as refused. */
export const moveMoney = <Word extends string>(
  book: Book<Word | Outcome>,
  movement: Movement<Word>,
): MovementAnswer<Word> => {
  const id = book.nextId();
  const known = book.kept(movement.key);
  if (known) return repeated(known, movement.fingerprint);
  const target = targetOf(book, movement);
  if (target?.is === 'conflict') return refusalNotKept(book, 'conflict');
  const undone = target?.is === 'undone' ? target : undefined;
  const asked = { ...movement, ...undone?.parts };
  const sides = sidesOf(book, asked);
  if (sides === undefined) return refusalNotKept(book, 'unknown-account');
  if (target?.is === 'never-came') keepPlace(book, asked, target.key);
  if (target?.is === 'never-came' || target?.is === 'nothing') return refuse(book, asked, sides, 'nothing-to-undo');
  if (asked.refused !== undefined)
    return refuse(book, asked, sides, refusalOfCaller(book, asked, asked.refused, sides));
  const parts = partsOf(asked, sides);
  const found = refusalOfMoney(book, asked, sides, parts);
  if (found !== undefined) return refuse(book, asked, sides, found);
  count(book, asked, sides, parts, undone);
  return apply(book, asked, sides, parts, id);
};

/** Refuses a movement, and keeps that. */
const refuse = <Word extends string>(
  book: Book<Word | Outcome>,
  movement: Movement<Word>,
  { account: { balance, version } }: Sides,
  outcome: Word | Outcome,
): MovementAnswer<Word> => {
  if (outcome === 'out-of-range') return refusalNotKept(book, outcome);
  book.keep({ ...keptFrom(book, movement), outcome, balance, version });
  return { ...refusalNotKept(book, outcome), balance, version };
};

/** A refusal that says nothing about the state is not kept, and the same key may come again. */
const refusalNotKept = <Word extends string>(
  { now }: Book<Word | Outcome>,
  outcome: Word | Outcome,
): MovementAnswer<Word> => ({
  outcome,
  isRepeat: false,
  amount: 0n,
  splitAmount: 0n,
  balance: 0n,
  version: 0n,
  id: null,
  at: now,
});

const keptFrom = <Word extends string>(book: Book<Word | Outcome>, movement: Movement<Word>) => ({
  key: movement.key,
  fingerprint: movement.fingerprint,
  kind: movement.kind,
  account: movement.account,
  counter: movement.counter,
  amount: 0n,
  split: movement.split?.account ?? null,
  splitAmount: 0n,
  id: null,
  reverses: movement.reverses ?? null,
  at: book.now,
});

const repeated = <Word extends string>(
  known: StoredMovement<Word | Outcome>,
  fingerprint: string,
): MovementAnswer<Word> => {
  const { amount, splitAmount, balance, version, id, at } = known;
  const heard = { amount, splitAmount, balance, version, id, at };
  // What was cancelled before it came is cancelled whatever it says.
  if (known.outcome === 'cancelled-before') return { ...heard, outcome: known.outcome, isRepeat: true };
  if (known.fingerprint !== fingerprint) return { ...heard, outcome: 'conflict', isRepeat: false };
  return { ...heard, outcome: known.outcome, isRepeat: true };
};

/** What never came is refused should it come: its key is taken. */
const keepPlace = <Word extends string>(book: Book<Word | Outcome>, movement: Movement<Word>, key: string): void => {
  const place = { ...keptFrom(book, movement), key, kind: null, split: null, reverses: null };
  book.keep({ ...place, outcome: 'cancelled-before', balance: 0n, version: 0n });
};

const sidesOf = <Word extends string>(book: Book<Word | Outcome>, asked: Movement<Word>): Sides | undefined => {
  const account = book.account(asked.account);
  const counter = book.account(asked.counter);
  const split = asked.split && book.account(asked.split.account);
  const isOfHouse = book.houseCurrency(asked.counter) !== undefined;
  if (account === undefined || (counter === undefined && !isOfHouse) || asked.account === asked.counter)
    return undefined;
  if (asked.split !== undefined && (split === undefined || isOneOf(asked.split.account, asked))) return undefined;
  return { account, split, counter };
};

const isOneOf = (id: AccountId, { account, counter }: { account: AccountId; counter: AccountId }): boolean =>
  id === account || id === counter;

/** A session that is over comes before what the player may do, everything else the caller found comes after. */
const refusalOfCaller = <Word extends string>(
  book: Book<Word | Outcome>,
  asked: Movement<Word>,
  refused: Word,
  { account }: Sides,
): Word | Outcome =>
  asked.isRefusedFirst !== true && asked.kind === 'stake' && isBlocked(book, account, 'stake') ? 'blocked' : refused;

/** What the first account cannot pay, the second one pays; parts that are given stay as they are. */
const partsOf = <Word extends string>({ amount, kind, split: asked }: Movement<Word>, sides: Sides): Parts => {
  const splitAmount = asked?.amount ?? 0n;
  if (sides.split === undefined || splitAmount !== 0n || kind === 'reversal') return { amount, splitAmount };
  const available = atLeast(0n, sides.account.balance - sides.account.floor);
  const rest = atMost(0n, amount + available);
  return { amount: amount - rest, splitAmount: rest };
};

const refusalOfMoney = <Word extends string>(
  book: Book<Word | Outcome>,
  { kind, amount: asked, counter: counterId, overdraws, isCommitted }: Movement<Word>,
  sides: Sides,
  { amount, splitAmount }: Parts,
): Outcome | undefined => {
  const { account, split, counter } = sides;
  const currency = counter?.currency ?? book.houseCurrency(counterId);
  if (account.currency !== currency || (split && split.currency !== account.currency)) return 'currency-mismatch';
  if (!fits(sides, { amount, splitAmount })) return 'out-of-range';
  // The player's own protection is asked first, and whether there is money last.
  if (isCommitted !== true && isBlocked(book, account, kind)) return 'blocked';
  if (isCommitted !== true && account.isGuarded && (kind === 'stake' || kind === 'deposit')) {
    const limits = book.limitsOf(account.owner);
    if (isOverLimit(limits, kind, countedOf({ amount, splitAmount }), book.today)) return 'limit-reached';
  }
  if (overdraws === true) return undefined;
  return isShort({ kind, asked }, sides, { amount, splitAmount }) ? 'insufficient-funds' : undefined;
};

const fits = ({ account, split, counter }: Sides, { amount, splitAmount }: Parts): boolean =>
  sizeOf(amount) + sizeOf(splitAmount) <= AMOUNT_MAX &&
  account.balance + amount <= BALANCE_MAX &&
  (split === undefined || split.balance + splitAmount <= BALANCE_MAX) &&
  (counter === undefined || counter.balance - amount - splitAmount <= BALANCE_MAX);

const isBlocked = <Word extends string>(book: Book<Word | Outcome>, account: AccountState, kind: Kind): boolean => {
  if (!account.isGuarded || (kind !== 'stake' && kind !== 'deposit')) return false;
  const guard = book.guardOf(account.owner);
  const until = kind === 'stake' ? guard?.stakesBlockedUntil : guard?.depositsBlockedUntil;
  return until instanceof Date && until > book.now;
};

/**
 * Overdrawn: no stakes, whatever pays them. Only our own accounts claw back below a floor; between two players' accounts a
 * reversal needs the money to be there.
 */
const isShort = (
  { kind, asked }: { readonly kind: Kind; readonly asked: bigint },
  { account, split, counter }: Sides,
  { amount, splitAmount }: Parts,
): boolean => {
  if (asked < 0n && kind === 'stake' && account.balance < account.floor) return true;
  if (kind === 'reversal' && counter === undefined) return false;
  return (
    (amount < 0n && account.balance + amount < account.floor) ||
    (split !== undefined && splitAmount < 0n && split.balance + splitAmount < split.floor) ||
    (counter !== undefined && amount + splitAmount > 0n && counter.balance - amount - splitAmount < counter.floor)
  );
};

/** What the movement uses of the owner's limits, or gives back of them. */
const count = <Word extends string>(
  book: Book<Word | Outcome>,
  { kind, givesBack }: Movement<Word>,
  { account }: Sides,
  parts: Parts,
  undone: Undone | undefined,
): void => {
  if (!account.isGuarded) return;
  const limits = book.limitsOf(account.owner);
  const { today } = book;
  if (kind === 'stake' || kind === 'win' || kind === 'deposit')
    book.setLimits(account.owner, useLimits(limits, kind, countedOf(parts), today));
  else if (givesBack) {
    const on = { of: dayIn(book.zone, givesBack.at), today };
    // Its stake leaves the limits. What it had paid leaves them too, so that the cash that moves is the loss that it was.
    book.setLimits(account.owner, giveBackLimits(limits, 'stake', { all: givesBack.stake, cash: parts.amount }, on));
  } else if (undone) {
    const on = { of: dayIn(book.zone, undone.at), today };
    book.setLimits(account.owner, giveBackLimits(limits, undone.kind, countedOf(parts), on));
  }
};

const apply = <Word extends string>(
  book: Book<Word | Outcome>,
  asked: Movement<Word>,
  { account, split, counter }: Sides,
  { amount, splitAmount }: Parts,
  id: bigint,
): MovementAnswer<Word> => {
  const { kind, key } = asked;
  const leg = { transfer: id, counter: asked.counter, kind, operation: key };
  const after = amount === 0n ? account : { ...account, balance: account.balance + amount, version: id };
  if (amount !== 0n) {
    book.setAccount(after);
    const counterBalance = counter ? counter.balance - amount : null;
    book.addLeg({ ...leg, account: account.id, id, amount, balance: after.balance, counterBalance });
  }
  if (splitAmount !== 0n && split) {
    const paid = { ...split, balance: split.balance + splitAmount, version: id + 1n };
    book.setAccount(paid);
    const counterBalance = counter ? counter.balance - amount - splitAmount : null;
    book.addLeg({ ...leg, account: split.id, id: id + 1n, amount: splitAmount, balance: paid.balance, counterBalance });
  }
  if (counter === undefined) book.addToHouse(asked.counter, -amount - splitAmount);
  else if (amount !== 0n || splitAmount !== 0n)
    book.setAccount({
      ...counter,
      balance: counter.balance - amount - splitAmount,
      version: splitAmount === 0n ? id : id + 1n,
    });
  const moved = { amount, splitAmount, balance: after.balance, version: after.version, id };
  book.keep({ ...keptFrom(book, asked), ...moved, outcome: 'applied' });
  return { ...moved, outcome: 'applied', isRepeat: false, at: book.now };
};

/** The first account of a movement is the one of cash, the second one that of the bonus. */
const countedOf = ({ amount, splitAmount }: Parts): Counted => ({
  all: sizeOf(amount + splitAmount),
  cash: sizeOf(amount),
});

const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);
const atLeast = (least: bigint, amount: bigint): bigint => (amount > least ? amount : least);
const atMost = (most: bigint, amount: bigint): bigint => (amount < most ? amount : most);
