import type { correctPayeeName as endpoint } from '@fairground/contract/cashier/withdrawal-endpoints';
import { payeeNameChangeSchema } from '@fairground/contract/cashier/withdrawal-operator-endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { levelNeededFor } from '@fairground/contract/verification/levels';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { Actor } from '../../audit/index.ts';
import { listAccounts, lockAccounts, queueMember } from '../store/bank-accounts.ts';
import { hasOpenOf } from '../store/withdrawals.ts';
import { isSameHolder, stateAt } from './domain/bank-account.ts';
import type { WithdrawalCore } from './parts.ts';

export type PayeeNameChange = { readonly memberId: MemberId; readonly payeeName: string };

/**
 * A member corrects its payee name to the name of its accepted documents, as long as no verified account is bound to another
 * name (domain 2 and 12). Withdrawals wait afterwards, as after any change of the protection.
 */
export const correctPayeeName = async (
  core: WithdrawalCore,
  { payeeName, payPassword }: BodyOf<typeof endpoint>,
  { session, ip, host }: Pick<Caller, 'ip' | 'host'> & { readonly session: Session },
): Promise<{ readonly payeeName: string }> => {
  const { db, clock, identity, verification } = core;
  const { memberId: member } = session;
  await identity.requireFactorForMoney(session);
  await identity.requirePaymentPassword(member, payPassword);
  return inTransaction(db, async (tx) => {
    await queueMember(tx, member);
    const level = levelNeededFor({ what: 'payee-name' });
    if ((await verification.levelOf(tx, member)) < level) throw new Refusal('cashier.identity-level', { level });
    await refuseUnproven(core, tx, { memberId: member, payeeName });
    const now = clock.now();
    const bound = (await listAccounts(tx, member)).filter((account) => stateAt(account, now) === 'VERIFIED');
    if (bound.some(({ holder }) => !isSameHolder(holder, payeeName))) throw new Refusal('cashier.payee-name-bound');
    const actor: Actor = { actorKind: 'member', actor: member.toString(), ip, reason: '' };
    return { payeeName: await changeIn(core, tx, actor, { memberId: member, payeeName, host }) };
  });
};

/** Two people of staff may change it at any time, such as for a member whose documents are refused for the name alone. */
export const registerPayeeNameChange = (core: WithdrawalCore, approvals: Approvals): Hold<PayeeNameChange> =>
  approvals.register({
    kind: 'cashier.change-payee-name',
    permission: 'members.write',
    schema: payeeNameChangeSchema,
    describe: async (tx, { memberId, payeeName }) => ({
      target: `member ${memberId}`,
      changes: [{ field: 'payeeName', before: await heldName(core, tx, memberId), after: payeeName }],
    }),
    validate: async (tx, change) => {
      await heldName(core, tx, change.memberId);
      await refuseUnproven(core, tx, change);
      await refusePaying(tx, change.memberId);
    },
    versionOf: async (tx, { memberId }) => (await heldName(core, tx, memberId)) ?? '',
    execute: async (tx, change, { actor }) => {
      await queueMember(tx, change.memberId);
      await refuseUnproven(core, tx, change);
      await changeIn(core, tx, actor, { ...change, host: undefined });
    },
  });

const heldName = async (
  { members }: Pick<WithdrawalCore, 'members'>,
  tx: Tx,
  memberId: MemberId,
): Promise<string | null> => {
  const member = await members.findIn(tx, memberId);
  if (member === undefined) throw new Refusal('members.member-unknown');
  return member.payeeName;
};

/** The name of documents that were accepted is the only one a member can have. */
const refuseUnproven = async (
  { verification }: Pick<WithdrawalCore, 'verification'>,
  tx: Tx,
  { memberId, payeeName }: PayeeNameChange,
): Promise<void> => {
  const proven = await verification.nameOf(tx, memberId);
  if (proven !== undefined && !isSameHolder(proven, payeeName)) throw new Refusal('cashier.payee-name-differs');
};

/** What is on its way goes to the holder it was asked for. */
const refusePaying = async (tx: Tx, memberId: MemberId): Promise<void> => {
  if (await hasOpenOf(tx, memberId)) throw new Refusal('cashier.withdrawal-open');
};

/** Accounts are held in the payee name: those in another one are locked. */
const changeIn = async (
  { members, audit }: Pick<WithdrawalCore, 'members' | 'audit'>,
  tx: Tx,
  actor: Actor,
  { memberId, payeeName: name, host }: PayeeNameChange & { readonly host: string | undefined },
): Promise<string> => {
  await refusePaying(tx, memberId);
  const before = (await members.findIn(tx, memberId))?.payeeName;
  const payeeName = await members.replacePayeeName(tx, memberId, { name, host });
  if (payeeName === before) return payeeName;
  const others = (await listAccounts(tx, memberId)).filter(({ holder }) => !isSameHolder(holder, payeeName));
  await lockAccounts(
    tx,
    others.map(({ id }) => id),
  );
  await audit.record(tx, {
    ...actor,
    action: 'cashier.change-payee-name',
    resource: 'member',
    resourceId: memberId.toString(),
    before: null,
    after: { lockedAccounts: others.length.toString() },
  });
  return payeeName;
};
