import { BANK_ACCOUNTS_MAX, BANKS } from '@fairground/contract/cashier/withdrawal-fields';
import type { BankAccount } from '@fairground/contract/cashier/withdrawal-fields';
import type { addBankAccount, listBankAccounts, removeBankAccount } from '@fairground/contract/cashier/endpoints';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { ClosedColumn } from '../../../platform/rekey.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { bankAccountAdded } from '../facts.ts';
import { findAccount, insertAccount, listAccounts, markRemoved, queueMember } from '../store/bank-accounts.ts';
import type { StoredAccount } from '../store/bank-accounts.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { isAccountInUse } from '../store/withdrawals.ts';
import { isSameHolder, maskedNumber, stateAt, tailOf } from './domain/bank-account.ts';
import { hoursAfter } from './domain/rules.ts';
import type { WithdrawalCore } from './parts.ts';

export const BOX_OWNER = 'cashier';

/** The secret is bound to its member: a number moved to somebody else's row does not open. */
const aboutOf = (memberId: bigint | string): string => `bank account of ${memberId}`;

export const accountNumbers = (box: SecretBox): ClosedColumn => ({
  box,
  table: 'cashier_bank_account',
  key: 'id',
  column: 'number_enc',
  about: { column: 'member_id', of: aboutOf },
});

export const numberOf = (box: SecretBox, { numberEnc, memberId }: Pick<StoredAccount, 'numberEnc' | 'memberId'>) =>
  box.open(numberEnc, aboutOf(memberId)).toString('utf8');

export const listOwnAccounts = async (
  { db, clock, members, identity }: WithdrawalCore,
  memberId: MemberId,
): Promise<ValueOf<typeof listBankAccounts>> => {
  const now = clock.now();
  const [accounts, member, { coolingHours }, hasPaymentPassword] = await Promise.all([
    listAccounts(db, memberId),
    members.find(memberId),
    readRules(db),
    identity.hasPaymentPassword(memberId),
  ]);
  return {
    list: accounts.map((account) => shown(account, now)),
    payeeName: member?.payeeName ?? null,
    max: BANK_ACCOUNTS_MAX,
    coolingHours,
    hasPaymentPassword,
  };
};

/** Adds an account in the payee name; the first one gives the name to a member without one. A retry finds it there. */
export const addAccount = async (
  core: WithdrawalCore,
  { bank, number, holder, payPassword }: BodyOf<typeof addBankAccount>,
  session: Session,
): Promise<BankAccount> => {
  const { db, clock, identity, members, box, announce } = core;
  const { memberId } = session;
  await identity.requireFactorForMoney(session);
  await identity.requirePaymentPassword(memberId, payPassword);
  const hashes = box.hashes(number, 'bank account');
  const [numberHash] = hashes;
  if (numberHash === undefined) throw new Error('The secret box made no hash.');

  return inTransaction(db, async (tx) => {
    await queueMember(tx, memberId);
    const now = clock.now();
    const { coolingHours } = await readRules(tx);
    const held = await listAccounts(tx, memberId);
    const known = held.find((account) => hashes.some((hash) => hash.equals(account.numberHash)));
    if (known !== undefined) {
      if (known.bank !== bank) throw new Refusal('cashier.account-known');
      return shown(known, now);
    }
    if (held.length >= BANK_ACCOUNTS_MAX) throw new Refusal('cashier.accounts-full');
    const payeeName = await members.claimPayeeName(tx, memberId, holder);
    if (!isSameHolder(payeeName, holder)) throw new Refusal('cashier.holder-differs');
    const account = {
      memberId,
      bank,
      kind: BANKS[bank].kind,
      numberEnc: box.close(Buffer.from(number), aboutOf(memberId)),
      numberHash,
      numberTail: tailOf(number),
      holder: payeeName,
      usableAt: hoursAfter(now, coolingHours),
    };
    const id = await insertAccount(tx, { ...account, addedAt: now });
    await announce(tx, bankAccountAdded, { member: memberId.toString() });
    await notifyOwner(core, tx, 'bank-account-added', { ...account, id });
    return shown({ ...account, id, status: 'ACTIVE' }, now);
  });
};

export const removeAccount = async (
  core: WithdrawalCore,
  { accountId, payPassword }: BodyOf<typeof removeBankAccount>,
  session: Session,
): Promise<void> => {
  const { db, identity } = core;
  const { memberId } = session;
  await identity.requireFactorForMoney(session);
  await identity.requirePaymentPassword(memberId, payPassword);
  await inTransaction(db, async (tx) => {
    await queueMember(tx, memberId);
    const account = await findAccount(tx, memberId, accountId);
    if (account === undefined) throw new Refusal('cashier.account-unknown');
    if (await isAccountInUse(tx, accountId)) throw new Refusal('cashier.account-in-use');
    await markRemoved(tx, memberId, accountId);
    await notifyOwner(core, tx, 'bank-account-removed', account);
  });
};

/** A stranger who got in would begin with an account of their own. */
const notifyOwner = (
  { messages, clock }: Pick<WithdrawalCore, 'messages' | 'clock'>,
  tx: Tx,
  kind: 'bank-account-added' | 'bank-account-removed',
  { id, memberId: member, bank, numberTail }: Pick<StoredAccount, 'id' | 'memberId' | 'bank' | 'numberTail'>,
): Promise<void> =>
  messages.write(tx, {
    member,
    kind,
    params: { bank: bankNamed(bank), number: maskedNumber(numberTail) },
    link: { page: 'securityCenter' },
    key: `${kind}:${id}:${clock.now().toISOString()}`,
  });

const bankNamed = (code: string): string => Object.entries(BANKS).find(([known]) => known === code)?.[1].name ?? code;

const shown = (account: Omit<StoredAccount, 'numberEnc' | 'numberHash' | 'memberId'>, now: Date): BankAccount => ({
  accountId: account.id,
  kind: account.kind,
  bank: account.bank,
  number: maskedNumber(account.numberTail),
  holder: account.holder,
  state: stateAt(account, now),
  usableAt: account.usableAt,
});
