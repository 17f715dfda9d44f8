/** Keeps the ledger: every movement of money once, and every balance it leads to. */
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { afterCommit } from '../../platform/database/index.ts';
import type { Session } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import type { Hold } from '../approvals/index.ts';
import type { Actor } from '../audit/index.ts';
import { createAccounts } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import { applyOperationsIn, prepare } from './store/apply-operations.ts';
import type { Prepared } from './store/apply-operations.ts';
import { balanceFrom, currencyOf, readBalanceOf, symbolOf } from './balances.ts';
import type { Balance } from './balances.ts';
import { keepDaysIn } from './keep-days.ts';
import { checkOperation } from './check-operation.ts';
import { walletOffers } from './console.ts';
import type { WalletDeps } from './deps.ts';
import { findOperations } from './find-operations.ts';
import type { StoredOperation } from './find-operations.ts';
import { createWalletLanes } from './lanes.ts';
import { lockReceivers, moveRebates } from './move-rebates.ts';
import type { RebateReceiver } from './move-rebates.ts';
import { moveAll } from './move-all.ts';
import type { MoveAllOrder, MoveAllResult } from './move-all.ts';
import { movePoolsIn } from './move-pools.ts';
import type { PoolMovement } from './move-pools.ts';
import { offerVendorWallet } from './modes.ts';
import { createPlayWallets } from './play-wallets.ts';
import type { PlayWallets } from './play-wallets.ts';
import { shipCurrency } from './ship-currency.ts';
import type { AccountId, Answer, Operation, OperationId } from './operation.ts';
import { readActivity, readDeposited, readNetDeposit } from './store/activity.ts';
import { findEntries, listMembersAfter, sumMoved } from './store/entries.ts';
import { listOpenDebts, listPoolBalances, lockDebts, readOwed } from './store/other-accounts.ts';
import type { Debt, PoolBalance } from './store/other-accounts.ts';
import { setGuard, setGuardIn, setLimit, setLimitIn, stakingOf } from './protect.ts';
import type { NewGuard, NewLimit, Staking } from './protect.ts';
import { registerAdjustment } from './operator/adjust-balance.ts';
import type { Adjustment } from './operator/adjust-balance.ts';
import { registerModeChange } from './operator/change-mode.ts';
import type { ModeChange } from './operator/change-mode.ts';
import { operatorRoutes } from './operator/routes.ts';
import { registerDebtWaiver } from './operator/waive-debt.ts';
import type { DebtName } from './operator/waive-debt.ts';
import { walkDayMovements } from './store/day-movements.ts';
import { prove } from './store/prove.ts';
import type { Proof } from './store/prove.ts';
import { listLimits, readPlayRoom } from './store/protection.ts';
import { statementOf } from './statement-of.ts';
import type { Statement } from './statement-of.ts';
import { readHoldings, readSetting } from './store.ts';
import type { Holding } from './store.ts';
import { readAccountBalance } from './store/operations.ts';
import { readZone } from './store/zone.ts';
import { createGrants } from './grants.ts';
import type { Grants } from './grants.ts';
import { giveUpIn, readRest } from './give-up.ts';
import { createBalanceNotifier } from './notify-balances.ts';
import { playerRoutes } from './player-routes.ts';
import { prepareGroup } from './prepare-group.ts';
import { createDebtSweep, creditsOf } from './sweep-debts.ts';
import type { DebtSweep } from './sweep-debts.ts';
import { timedWork } from './timed-work.ts';
import { heldByTeam, transactionsOfTeam } from './team.ts';
import { createVendorTransfers } from './vendor-transfers.ts';
import type { VendorLine } from './vendor-transfers.ts';
import { WITHOUT_APPROVALS } from './without-approvals.ts';
import { sumAccounts } from './store/balance-sheet.ts';
import type { BalanceLine } from './store/balance-sheet.ts';
import { readIncome } from './store/income.ts';
import type { IncomeDay } from './store/income.ts';
import { lockAccountsOf, readCashOf } from './store/lock-accounts.ts';
import { walletData } from './store/personal-data.ts';

export type { BalanceLine } from './store/balance-sheet.ts';
export { AMOUNT_MAX } from './check-operation.ts';
export type { Rest } from './give-up.ts';
export type { NewGrant } from './grants.ts';
export type { GrantRow } from './tables.ts';
export type { GrantSum } from './store/grants.ts';
export type { MoveAllOrder, MoveAllResult } from './move-all.ts';
export type { PlayAccounts } from './play-wallets.ts';
export type { StoredOperation } from './find-operations.ts';
export type { AccountId, Kind, Operation, OperationId } from './operation.ts';
export type { Label } from './domain/label.ts';
export { keyOf } from './operation-key.ts';
export { REFUSAL_OF } from './outcome-refusal.ts';
export type { RebateReceiver } from './move-rebates.ts';
export type { PoolMovement } from './move-pools.ts';
export { grantsBreached, moneyMoved } from './facts.ts';
export type { MovedSide } from './facts.ts';
export type { LedgerEntry } from './store/entries.ts';
export type { PlayRoom } from './store/protection.ts';
export type { Transfer, TransferFate, VendorLine } from './vendor-transfers.ts';
// The store of movements, for modules that move money in one commit with their rows; the rules are in rules/index.ts.
export { loadBook } from './store/load-book.ts';
export { loadGrants } from './store/load-grants.ts';
export type { BonusRound } from './store/load-grants.ts';
export { writeBook } from './store/write-book.ts';

export type Wallet = Module &
  Omit<Accounts, 'vendorAccount' | 'transitAccount' | 'isHouse'> &
  Omit<PlayWallets, 'drop'> & {
    /** Moves money once, no matter who asks how often; a refusal by the rules is an answer. */
    readonly apply: (operation: Operation) => Promise<Answer>;
    /** Applies the operations in the caller's transaction; they commit or roll back together. */
    readonly applyIn: (tx: Tx, operations: readonly Operation[]) => Promise<readonly Answer[]>;
    /** Locks the accounts of members whose money the transaction moves in several steps; before the first of them. */
    readonly lockAccountsOf: typeof lockAccountsOf;
    /** Bonus money under terms: one grant runs at a time, its wagering is counted by the bets themselves. */
    readonly grants: Grants;
    /** Moves money of pools within a transaction of the caller: all of it or nothing, once. */
    readonly movePoolsIn: (tx: Tx, movements: readonly PoolMovement[]) => Promise<void>;
    /**
     * Pays rebates and takes them back within a transaction of the caller: what was spent meanwhile is owed, and the next
     * rebates pay it before anything else.
     */
    readonly moveRebatesIn: (tx: Tx, receivers: readonly RebateReceiver[]) => Promise<void>;
    /** Locks what rebates are about to move, and the accounts of members whose money moves beside them. */
    readonly lockRebatesIn: typeof lockReceivers;
    /** What the pools hold whose names begin so, in the moment the reader sees. */
    readonly listPools: (reader: Reader, prefix: string) => Promise<readonly PoolBalance[]>;
    /** Lets the module pay debts of a reason that knows who gets the money; all others are paid to the house. */
    readonly connectDebts: DebtSweep['connect'];
    /** What members owe for a reason, kept until the commit so that no other pays it back meanwhile. */
    readonly lockDebts: (
      tx: Tx,
      members: readonly MemberId[],
      reason: string,
      currency: string,
    ) => Promise<ReadonlyMap<MemberId, Money>>;
    /** What a member owes for whatever reason, in the moment the reader sees. */
    readonly readOwed: (reader: Reader, member: MemberId, currency: string) => Promise<Money>;
    /** Who owes the house something; balances are negative. */
    readonly listDebts: () => Promise<readonly Debt[]>;
    /** Holds for a second person that a member is let off what is owed for a reason. */
    readonly holdDebtWaiver: Hold<DebtName>;
    /** Holds a change of a member's cash for a second person. */
    readonly holdAdjustment: Hold<Adjustment>;
    readonly balanceOf: (member: MemberId, currency?: string) => Promise<Balance>;
    /** What is kept of operations, without asking for them again. */
    readonly findOperations: (ids: readonly OperationId[]) => Promise<readonly (StoredOperation | undefined)[]>;
    /** What pays a member's stakes at a source, without the bonus, with the version its own movements carry. */
    readonly playableOf: (
      member: MemberId,
      currency: string,
      source: string,
    ) => Promise<{ readonly balance: Money; readonly version: bigint }>;
    /** What a member has in the moment the reader sees, such as a transaction: cash, bonus, vendors' wallets, on the way. */
    readonly readHeld: (reader: Reader, member: MemberId, currency: string) => Promise<Money>;
    /** What a member who leaves may give up: cash alone, no more than dust, in the moment the reader sees. */
    readonly readRest: typeof readRest;
    /** Books that rest to this account of the house, in the transaction that closes the member's account. */
    readonly giveUpIn: (tx: Tx, member: MemberId, forfeit: AccountId) => Promise<Money>;
    /** What a member could pay now, in the moment the reader sees. */
    readonly readCash: (reader: Reader, member: MemberId, currency: string) => Promise<Money>;
    /** The same of many members with one statement. */
    readonly readCashOf: typeof readCashOf;
    /** What each of these members holds apart from a bonus, and the bonus. */
    readonly heldByTeam: (members: readonly MemberId[], currency: string) => ReturnType<typeof heldByTeam>;
    /** What a member got as rebates and paid on by contract, by business day. */
    readonly incomeDays: (
      member: MemberId,
      currency: string,
      range: { readonly from: string; readonly to: string },
    ) => Promise<readonly IncomeDay[]>;
    /** Movements of several members, the newest first, each with whose it is. */
    readonly transactionsOfTeam: (
      members: readonly MemberId[],
      query: Parameters<typeof transactionsOfTeam>[2],
    ) => ReturnType<typeof transactionsOfTeam>;
    /** What all accounts of each kind hold in one moment. */
    readonly sumAccounts: () => Promise<readonly BalanceLine[]>;
    /** Every account of a member with what it holds now. */
    readonly listHoldings: (member: MemberId) => Promise<readonly Holding[]>;
    readonly statementOf: (
      account: AccountId,
      page?: { readonly before?: bigint; readonly limit?: number },
    ) => Promise<Statement>;
    /** Tells the members' open pages that their money moved; for modules that move it by statements of their own. */
    readonly tellMoved: (members: Iterable<MemberId>) => void;
    /** Moves all that lies in the main wallet to a vendor's, or back; asked twice, it moves once. */
    readonly moveAll: (order: MoveAllOrder) => Promise<MoveAllResult>;
    /** Lets money reach the wallets that vendors keep themselves. */
    readonly connectVendors: (line: VendorLine) => void;
    /** For modules that compare books of their own with the ledger: three readings of one moment. */
    readonly findEntries: typeof findEntries;
    readonly listMembersAfter: typeof listMembersAfter;
    readonly sumMoved: typeof sumMoved;
    /** What moved on a day apart from games, from the ledger, to compare with what was added up from facts. */
    readonly walkDayMovements: typeof walkDayMovements;
    /** Recomputes everything from the postings. */
    readonly prove: () => Promise<Proof & { readonly faults: readonly string[] }>;
    /** Whether the member may stake at all now; the bet asks again. */
    readonly stakingOf: (member: MemberId) => Promise<Staking>;
    /** The currency a session plays in: a trial account's is a world of its own. */
    readonly currencyOf: (session: Pick<Session, 'account'>) => Promise<string>;
    /** The sign a currency is written with. */
    readonly symbolOf: (currency: string) => Promise<string>;
    /** Keeps the books in the currency of the brand; refused once members hold another. */
    readonly shipCurrency: (currency: { readonly code: string; readonly symbol: string }) => Promise<void>;
    readonly setGuard: (actor: Actor, member: MemberId, guard: NewGuard) => Promise<void>;
    readonly setLimit: (actor: Actor, member: MemberId, limit: NewLimit) => Promise<void>;
    /** The same within a transaction of the caller, who writes the audit line at its end. */
    readonly setGuardIn: (tx: Tx, member: MemberId, guard: NewGuard) => Promise<void>;
    readonly setLimitIn: (tx: Tx, member: MemberId, limit: NewLimit) => Promise<void>;
    /** The limits that stakes are counted against, with what the running window has used. */
    readonly listLimits: typeof listLimits;
    /** What blocks and limits leave each member to play with, in the moment the reader sees. */
    readonly readPlayRoom: typeof readPlayRoom;
    /** Gross deposits since a moment. */
    readonly depositedSince: typeof readDeposited;
    /** Everything a member ever paid in, less what it took out. */
    readonly netDepositOf: typeof readNetDeposit;
    /** What a member staked, got back, paid in and took out, by business day; from the ledger alone. */
    readonly activityOf: typeof readActivity;
    /** Holds the choice between one balance and a wallet for each vendor for a second person. */
    readonly holdMode: Hold<ModeChange>;
    readonly offerVendorWallet: (actor: Actor, vendor: string, state: 'open' | 'closed') => Promise<void>;
    /** Takes nothing new and ends when everything taken is answered; before the lanes' connections close. */
    readonly drain: () => Promise<void>;
    /** The time zone the days of the books are counted in. */
    readonly readZone: () => Promise<string>;
    /** Makes a new ledger count its days in this zone; one with entries refuses another. Called at every start. */
    readonly keepDaysIn: (timeZone: string) => Promise<void>;
  };

const DEBTS_MAX = 1_000;

export const createWallet = (deps: WalletDeps): Wallet => {
  const { db } = deps;
  const teller = createBalanceNotifier(deps);
  const accounts = createAccounts(db);
  const notifyApplied = (applied: readonly Prepared[]): void => {
    teller.moved(applied.map(({ operation }) => operation.id.member));
    // The other side may belong to somebody as well.
    teller.movedAccounts(applied.map(({ operation }) => operation.counter).filter((id) => !accounts.isHouse(id)));
  };
  const lanes = createWalletLanes(deps, notifyApplied);

  const apply = async (operation: Operation): Promise<Answer> => {
    checkOperation(operation);
    const [answer] = await lanes.submit([prepare(operation)]);
    if (!answer) throw new Error('The lane gave no answer.');
    return answer;
  };

  const applyIn = async (tx: Tx, operations: readonly Operation[]): Promise<readonly Answer[]> => {
    const group = prepareGroup(operations).map((prepared) => ({ ...prepared, group: 0 }));
    if (group.length === 0) return [];
    const answers = await applyOperationsIn(tx, group);
    afterCommit(tx, () => notifyApplied(group));
    await debts.sweepIn(tx, creditsOf(operations, answers));
    return answers;
  };
  const debts = createDebtSweep({ tenant: deps.tenant, applyIn });

  const grants = createGrants(deps, {
    ...accounts,
    applyIn,
    sweepIn: debts.sweepIn,
    tellMoved: (tx, member) => afterCommit(tx, () => teller.moved([member])),
  });
  const transfers = createVendorTransfers(deps, { ...accounts, applyIn });
  const { drop: dropModes, ...play } = createPlayWallets(deps, { ...accounts, keepsWallets: transfers.keepsWallets });
  const { approvals } = deps;
  const ways = { ...accounts, applyIn };
  const holds = approvals && {
    holdAdjustment: registerAdjustment(deps, approvals, ways),
    holdDebtWaiver: registerDebtWaiver(deps, approvals, ways),
    holdMode: registerModeChange(deps, approvals, { onChanged: dropModes }),
  };
  const offerWallet: Wallet['offerVendorWallet'] = async (actor, vendor, state) => {
    await offerVendorWallet(deps, actor, vendor, state);
    dropModes();
  };

  const balanceOf = async (member: MemberId, currency?: string): Promise<Balance> =>
    readBalanceOf(deps, member, currency ?? (await readSetting(db)).currency);

  const { vendorAccount: _vendor, transitAccount: _transit, isHouse: _isHouse, ...shared } = accounts;

  return {
    ...shared,
    ...play,
    apply,
    applyIn,
    lockAccountsOf,
    grants,
    movePoolsIn,
    moveRebatesIn: (tx, receivers) => moveRebates({ ...ways, tenant: deps.tenant }, tx, receivers),
    lockRebatesIn: lockReceivers,
    connectDebts: debts.connect,
    listPools: listPoolBalances,
    lockDebts,
    readOwed,
    listDebts: () => listOpenDebts(db, DEBTS_MAX),
    ...(holds ?? WITHOUT_APPROVALS),
    balanceOf,
    findOperations: (ids) => findOperations(deps, ids),
    moveAll: (order) => moveAll(deps, { ...accounts, apply, transfers }, order),
    playableOf: async (member, currency, source) => {
      const { account } = await play.playAccountsOf(member, currency, source);
      const { balance, version } = await readAccountBalance(db, account);
      return { balance: money(balance), version };
    },
    readHeld: async (reader, member, currency) => {
      const { sum, hold } = balanceFrom(currency, await readHoldings(reader, member, currency));
      return money(sum + hold);
    },
    readRest,
    giveUpIn: (tx, member, forfeit) => giveUpIn({ tenant: deps.tenant, applyIn }, tx, member, forfeit),
    readCash: async (reader, member, currency) =>
      balanceFrom(currency, await readHoldings(reader, member, currency)).cash,
    readCashOf,
    heldByTeam: (team, currency) => heldByTeam(db, team, currency),
    incomeDays: (member, currency, range) => readIncome(db, member, currency, range),
    transactionsOfTeam: (team, query) => transactionsOfTeam(db, team, query),
    sumAccounts: () => sumAccounts(db),
    listHoldings: (member) => readHoldings(db, member),
    statementOf: (account, page) => statementOf(deps, account, page),
    connectVendors: transfers.connect,
    tellMoved: teller.moved,
    findEntries,
    listMembersAfter,
    sumMoved,
    walkDayMovements,
    prove: () => prove(deps),
    stakingOf: (member) => stakingOf(deps, member),
    currencyOf: (session) => currencyOf(deps, session),
    symbolOf: (currency) => symbolOf(deps, currency),
    setGuard: (actor, member, guard) => setGuard(deps, actor, member, guard),
    setLimit: (actor, member, limit) => setLimit(deps, actor, member, limit),
    setGuardIn,
    setLimitIn,
    listLimits,
    readPlayRoom,
    depositedSince: readDeposited,
    netDepositOf: readNetDeposit,
    activityOf: readActivity,
    shipCurrency: (currency) => shipCurrency(deps, currency),
    offerVendorWallet: offerWallet,
    readZone: () => readZone(db),
    keepDaysIn: (timeZone) => keepDaysIn(deps, timeZone),
    drain: async () => {
      await lanes.drain();
      await teller.stop();
    },
    ...timedWork(deps, { grants, recovery: transfers.recovery }),
    personalData: walletData,
    console: { offers: walletOffers },
    routes: [
      ...(holds ? operatorRoutes(deps, { ...holds, offerVendorWallet: offerWallet }) : []),
      ...playerRoutes(deps, { ...accounts, apply, transfers }),
    ],
  };
};
