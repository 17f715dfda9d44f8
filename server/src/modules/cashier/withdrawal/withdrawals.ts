import * as contract from '@fairground/contract/cashier/withdrawal-endpoints';
import type { StaffWithdrawal } from '@fairground/contract/cashier/withdrawal-operator-endpoints';
import type { Withdrawal } from '@fairground/contract/cashier/withdrawal-fields';
import type { ReturnReason, WithdrawalState } from '@fairground/contract/cashier/withdrawal-states';
import type { Permission } from '@fairground/contract/operators/permissions';
import { bind } from '../../../platform/http/route.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { Hold } from '../../approvals/index.ts';
import type { CashierDeps } from '../deps.ts';
import type { TakeNotice } from '../providers/callbacks.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { findByNumber, listByState, listOfMember, listPaidOutOf } from '../store/withdrawals.ts';
import type { WithdrawalId, WithdrawalRow } from '../store/withdrawals.ts';
import { addAccount, BOX_OWNER, listOwnAccounts, removeAccount } from './bank-accounts.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import { registerReceiptDecision } from './decide-receipt.ts';
import type { ReceiptDecision } from './decide-receipt.ts';
import type { WithdrawalRules } from './domain/rules.ts';
import { deskRoutes } from './desk-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { notifyReceiver } from './move-withdrawal.ts';
import type { WithdrawalCore } from './parts.ts';
import { correctPayeeName, registerPayeeNameChange } from './payee-name.ts';
import type { PayeeNameChange } from './payee-name.ts';
import { proceed } from './proceed.ts';
import { readSettings } from './read-settings.ts';
import { answerReceipt } from './receipt.ts';
import { approve, claim, giveUp, pay, reject, release } from './review.ts';
import type { StaffStep } from './review.ts';
import { registerRulesChange } from './rules.ts';
import type { RulesChange } from './rules.ts';
import { show, showToStaff } from './show.ts';
import { NO_STANDING } from './standing.ts';
import type { WithdrawalStanding } from './standing.ts';
import { sweep } from './sweep.ts';
import { takePayoutNotice } from './take-payout-notice.ts';

export type WithdrawalParts = {
  readonly providers: readonly PaymentProvider[];
  /** Ranks and bonuses; none unless given. */
  readonly standing?: WithdrawalStanding;
};

/** The use cases of staff, for the operator API and the admin commands. */
export type WithdrawalDesk = {
  readonly list: (state?: WithdrawalState) => Promise<readonly StaffWithdrawal[]>;
  readonly find: (no: string) => Promise<StaffWithdrawal | undefined>;
  readonly claim: (id: WithdrawalId, step: StaffStep) => Promise<unknown>;
  readonly release: (id: WithdrawalId, step: StaffStep) => Promise<unknown>;
  readonly approve: (id: WithdrawalId, step: StaffStep) => Promise<unknown>;
  readonly reject: (id: WithdrawalId, because: ReturnReason, step: StaffStep) => Promise<unknown>;
  readonly pay: (id: WithdrawalId, step: StaffStep) => Promise<unknown>;
  readonly giveUp: (id: WithdrawalId, because: ReturnReason, step: StaffStep) => Promise<unknown>;
  readonly holdReceipt: Hold<ReceiptDecision>;
  readonly readRules: () => Promise<WithdrawalRules>;
  readonly holdRules: Hold<RulesChange>;
  readonly holdPayeeName: Hold<PayeeNameChange>;
};

export type Withdrawals = Module & {
  readonly desk: WithdrawalDesk;
  /** Takes what a callback of a provider tells of a payout; each state of one counts once. */
  readonly notePayout: TakeNotice;
};

const LIST_MAX = 200;

type Owner = Pick<Caller, 'market'> & { readonly session: Pick<Session, 'scope'> };

/** Money that goes out (domain 9.3 to 9.5). */
export const createWithdrawals = (
  deps: CashierDeps,
  { providers, standing = NO_STANDING }: WithdrawalParts,
): Withdrawals => {
  const { db, enqueue } = deps;
  const next: Job<{ readonly id: string }> = {
    name: 'cashier.proceed-withdrawal',
    run: ({ id }) => proceed(core, BigInt(id) as WithdrawalId),
  };
  const core: WithdrawalCore = {
    ...deps,
    providers,
    standing,
    box: createSecretBox(deps.secretsKey, deps.random, BOX_OWNER),
    proceed: (tx, id) => enqueue(tx, next, { id: id.toString() }),
  };
  const sweeping: Job<null> = { name: 'cashier.sweep-withdrawals', run: () => sweep(core) };
  const holdReceipt = registerReceiptDecision(core);
  const holdRules = registerRulesChange(core, deps.approvals);
  const holdPayeeName = registerPayeeNameChange(core, deps.approvals);

  // A member who is self-excluded may not cancel a withdrawal, even where the market allows it (regulation 31).
  const policyOf = ({ market, session }: Owner) => ({
    reverseWithdrawal: market().policy.reverseWithdrawal && session.scope !== 'withdraw',
  });
  const shown = async (rows: readonly WithdrawalRow[], owner: Owner) => [
    ...(await show(core, db, rows, policyOf(owner))),
  ];
  const shownOne = async (row: WithdrawalRow, caller: Owner): Promise<Withdrawal> => {
    const [withdrawal] = await shown([row], caller);
    if (withdrawal === undefined) throw new Error('A withdrawal could not be shown.');
    return withdrawal;
  };

  return {
    desk: {
      list: async (state) =>
        showToStaff(
          core,
          db,
          await listByState(db, { limit: LIST_MAX, ...(state === undefined ? {} : { states: [state] }) }),
        ),
      find: async (no) => {
        const row = await findByNumber(db, no);
        return row === undefined ? undefined : (await showToStaff(core, db, [row]))[0];
      },
      claim: async (id, step) => claim(core, id, allowed(step, 'withdrawals.review')),
      release: async (id, step) => release(core, id, allowed(step, 'withdrawals.review')),
      approve: async (id, step) => approve(core, id, allowed(step, 'withdrawals.review')),
      reject: async (id, because, step) => reject(core, id, because, allowed(step, 'withdrawals.review')),
      pay: async (id, step) => pay(core, id, allowed(step, 'withdrawals.pay')),
      giveUp: async (id, because, step) => giveUp(core, id, because, allowed(step, 'withdrawals.pay')),
      holdReceipt,
      readRules: () => readRules(db),
      holdRules,
      holdPayeeName,
    },
    notePayout: (provider, notice) => takePayoutNotice(core, provider, notice),
    listeners: [notifyReceiver(deps)],
    jobs: [next, sweeping],
    schedules: [{ job: sweeping, cron: '* * * * *' }],
    routes: [
      ...operatorRoutes(core, holdReceipt),
      ...deskRoutes(core, { holdRules, holdPayeeName }),
      bind(contract.listBankAccounts, (_input, { session }) => listOwnAccounts(core, session.memberId)),
      bind(contract.addBankAccount, ({ body }, { session }) => addAccount(core, body, session)),
      bind(contract.correctPayeeName, ({ body }, caller) => correctPayeeName(core, body, caller)),
      bind(contract.removeBankAccount, async ({ body }, { session }) => {
        await removeAccount(core, body, session);
        return {};
      }),
      bind(contract.readWithdrawalSettings, (_input, { session }) => readSettings(core, session)),
      bind(contract.createWithdrawal, async ({ body }, caller) =>
        shownOne(await createWithdrawal(core, body, caller.session), caller),
      ),
      bind(contract.cancelWithdrawal, async ({ body: { withdrawalId } }, caller) =>
        shownOne(await cancelWithdrawal(core, caller.session.memberId, withdrawalId, policyOf(caller)), caller),
      ),
      bind(contract.listWithdrawals, async ({ query }, caller) => {
        const limit = contract.WITHDRAWAL_PAGE_SIZE;
        const rows = await listOfMember(db, caller.session.memberId, { before: query.before, limit: limit + 1 });
        const page = rows.slice(0, limit);
        return {
          list: await shown(page, caller),
          next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
        };
      }),
      bind(contract.listReceipts, async (_input, caller) => ({
        list: await shown(await listPaidOutOf(db, caller.session.memberId), caller),
      })),
      bind(contract.confirmReceipt, async ({ body }, caller) =>
        shownOne(await answerReceipt(core, body, caller.session.memberId), caller),
      ),
    ],
  };
};

/** The operator API asks for the permission before; a command at the terminal is asked here. */
const allowed = (step: StaffStep, permission: Permission): StaffStep => {
  if (!step.staff.operator.permissions.has(permission)) throw new Refusal('access.permission-required');
  return step;
};
