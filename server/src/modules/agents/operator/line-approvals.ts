import { CONTRACT_TYPES } from '@fairground/contract/agents/contract-terms';
import {
  changeRateSchema,
  changeTypeSchema,
  LINE_TYPES,
  moveMemberSchema,
  setLimitsSchema,
} from '@fairground/contract/agents/line-operator-endpoints';
import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import { RATED_PRODUCTS } from '@fairground/contract/members/product-rates';
import { money, writeMoney } from '@fairground/contract/money';
import type { output } from 'zod/mini';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { Approvals } from '../../approvals/index.ts';
import { dayAfter } from '../../figures/index.ts';
import type { AgentLimit, Member } from '../../members/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { seriesOf } from '../reports/list-downline.ts';
import { hasOpenContract, lockLine, moveContracts } from '../store/contracts.ts';
import type { Lowered } from './tell-lowered.ts';

const FLAGS = { MEMBER: 0, AGENT: 1, HEAD: 2, AFFILIATE: 41, MANAGER: 42 } as const satisfies Record<
  (typeof LINE_TYPES)[number],
  IsAgent
>;

const typeOf = (flag: IsAgent): string => LINE_TYPES.find((type) => FLAGS[type] === flag) ?? '';

const memberOf = async ({ members }: AgentsDeps, id: MemberId): Promise<Member> =>
  needed(await members.find(id), 'members.member-unknown');

const targetOf = ({ account, id }: Member): string => `member ${account} (${id})`;

/** Changes of a line that take two people: rates, moves, promotions and demotions. */
export const registerLineChanges = (deps: AgentsDeps, approvals: Approvals, telling: Job<Lowered>) => ({
  rate: approvals.register<typeof changeRateSchema>({
    kind: 'agents.change-rate',
    permission: 'agents.write',
    schema: changeRateSchema,
    describe: async (_tx, { memberId, product, rate }) => {
      const member = await memberOf(deps, memberId);
      const before = await heldOf(deps, member, product);
      return { target: targetOf(member), changes: [{ field: product, before: `${before}`, after: `${rate ?? '–'}` }] };
    },
    validate: async (_tx, { memberId }) => void (await memberOf(deps, memberId)),
    versionOf: async (_tx, { memberId, product }) => `${await heldOf(deps, await memberOf(deps, memberId), product)}`,
    execute: async (tx, { memberId, ...change }, { actor, approvalId }) => {
      const { from } = await deps.members.setAnyRateIn(tx, actor, memberId, change);
      const { product } = change;
      const lowered = { approvalId: approvalId.toString(), member: memberId.toString(), product };
      await deps.enqueue(tx, telling, { ...lowered, until: todayOf(deps), from });
    },
  }),
  move: approvals.register<typeof moveMemberSchema>({
    kind: 'agents.move-member',
    permission: 'agents.write',
    schema: moveMemberSchema,
    describe: async (_tx, { memberId, upline }) => {
      const member = await memberOf(deps, memberId);
      const above = member.uplineId === null ? undefined : await deps.members.find(member.uplineId);
      return {
        target: targetOf(member),
        changes: [{ field: 'upline', before: above?.account ?? null, after: upline }],
      };
    },
    validate: async (tx, { memberId, upline }) => {
      const target = await uplineOf(deps, upline);
      await deps.members.moves.check(tx, { member: memberId, upline: target.id });
      const { uplineId } = await memberOf(deps, memberId);
      const way = { member: memberId, upline: target.id, fromUpline: uplineId ?? target.id };
      await checkMove(deps, tx, way, dayAfter(todayOf(deps), 1));
    },
    versionOf: async (_tx, { memberId }) => `${(await memberOf(deps, memberId)).uplineId ?? ''}`,
    execute: async (tx, { memberId, upline }, { actor, approvalId }) => {
      const target = await uplineOf(deps, upline);
      await deps.members.moves.planIn(tx, actor, { member: memberId, upline: target.id, approvalId });
    },
  }),
  limits: approvals.register<typeof setLimitsSchema>({
    kind: 'agents.set-limits',
    permission: 'agents.write',
    schema: setLimitsSchema,
    describe: async (tx, { memberId, ...limits }) => {
      const before = writtenLimits(await deps.members.agentLimits.find(tx, memberId));
      const after = writtenLimits(limitOf(limits));
      return {
        target: targetOf(await memberOf(deps, memberId)),
        changes: LIMITS.map((field) => ({ field, before: before[field], after: after[field] })),
      };
    },
    validate: (tx, { memberId, ...limits }) => deps.members.agentLimits.check(tx, memberId, limitOf(limits)),
    versionOf: async (tx, { memberId }) =>
      JSON.stringify(writtenLimits(await deps.members.agentLimits.find(tx, memberId))),
    execute: (tx, { memberId, ...limits }, { actor }) =>
      deps.members.agentLimits.setIn(tx, actor, memberId, limitOf(limits)),
  }),
  type: approvals.register<typeof changeTypeSchema>({
    kind: 'agents.change-type',
    permission: 'agents.write',
    schema: changeTypeSchema,
    describe: async (_tx, { memberId, becomes }) => {
      const member = await memberOf(deps, memberId);
      return { target: targetOf(member), changes: [{ field: 'type', before: typeOf(member.isAgent), after: becomes }] };
    },
    validate: async (tx, { memberId }) => {
      await memberOf(deps, memberId);
      if (await hasOpenContract(tx, memberId, todayOf(deps))) throw new Refusal('agents.contract-open');
    },
    versionOf: async (_tx, { memberId }) => `${(await memberOf(deps, memberId)).isAgent}`,
    execute: (tx, { memberId, becomes }, { actor }) =>
      deps.members.changeFlagIn(tx, actor, { memberId, isAgent: FLAGS[becomes] }),
  }),
});

const LIMITS = ['transferMin', 'transferMax', 'transferDay', 'openDay'] as const;

const limitOf = (given: Omit<output<typeof setLimitsSchema>, 'memberId'>): AgentLimit => ({
  transferMin: given.transferMin ?? null,
  transferMax: given.transferMax ?? null,
  transferDay: given.transferDay ?? null,
  openDay: given.openDay ?? null,
});

const writtenLimits = (limit: AgentLimit | undefined): Readonly<Record<(typeof LIMITS)[number], string | null>> => {
  const amount = (units: bigint | null = null) => (units === null ? null : writeMoney(money(units)));
  return {
    transferMin: amount(limit?.transferMin),
    transferMax: amount(limit?.transferMax),
    transferDay: amount(limit?.transferDay),
    openDay: limit?.openDay?.toString() ?? null,
  };
};

const todayOf = ({ days, clock }: AgentsDeps): string => days.dayOf(clock.now());

const uplineOf = async ({ members }: AgentsDeps, account: string): Promise<Member> =>
  needed(await members.findByAccount(account), 'members.member-unknown');

const heldOf = async (
  deps: AgentsDeps,
  { id }: Member,
  product: (typeof changeRateSchema)['_zod']['output']['product'],
) =>
  product === 'LOTT'
    ? seriesOf(deps, id)
    : ((await deps.members.productRatesOn(deps.db, [id], todayOf(deps))).get(id)?.own.get(product) ?? 0);

/** What keeps a member under its upline: a contract between the two, and rates the new upline does not hold. */
const checkMove = async (
  deps: AgentsDeps,
  tx: Reader,
  {
    member,
    upline,
    fromUpline,
  }: { readonly member: MemberId; readonly upline: MemberId; readonly fromUpline: MemberId },
  from: string,
): Promise<void> => {
  if (await hasOpenContract(tx, member, from, fromUpline)) throw new Refusal('agents.contract-open');
  const held = await deps.members.productRatesOn(tx, [member, upline], todayOf(deps));
  const exceeds = RATED_PRODUCTS.some(
    (product) => (held.get(member)?.own.get(product) ?? 0) > (held.get(upline)?.own.get(product) ?? 0),
  );
  if (exceeds || (await seriesOf(deps, member)) > (await seriesOf(deps, upline)))
    throw new Refusal('agents.rate-above-upline');
};

/** Makes the moves whose midnight has come; contracts of a branch follow it into the new line. */
export const makeDueMoves = (deps: AgentsDeps): Promise<void> =>
  deps.members.moves.makeDue({
    check: async (tx, move) => {
      // As offers and endings do: no contract of the line changes while somebody leaves it.
      const { path } = await memberOf(deps, move.member);
      for (const type of CONTRACT_TYPES) await lockLine(tx, path[0] ?? move.member, type);
      await checkMove(deps, tx, move, todayOf(deps));
    },
    made: async (tx: Tx, member) => {
      const branch = await deps.members.lineMembersIn(tx, member);
      await moveContracts(tx, branch.members, branch.head);
    },
  });
