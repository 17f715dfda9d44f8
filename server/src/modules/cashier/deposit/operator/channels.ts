import * as contract from '@fairground/contract/cashier/channel-operator-endpoints';
import type { StaffChannel } from '@fairground/contract/cashier/channel-operator-endpoints';
import { channelsChanged } from '@fairground/contract/cashier/channel-pushes';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { money, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { afterCommit, inTransaction } from '../../../../platform/database/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/route.ts';
import type { Route } from '../../../../platform/http/route.ts';
import { needed } from '../../../../platform/needed.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { requireVersion, rowVersion } from '../../../../platform/row-version.ts';
import { actorOf } from '../../../audit/index.ts';
import type { Actor } from '../../../audit/index.ts';
import type { CashierDeps } from '../../deps.ts';
import { findChannel, listChannels, lockChannel, updateChannel } from '../../store/channels.ts';
import type { ChannelChange } from '../../store/channels.ts';
import type { ChannelRow } from '../../store/deposits.ts';
import { areChipsSound, areHoursSound, areLimitsSound, minuteFrom, timeFrom } from '../domain/channel-change.ts';

type Deps = Pick<CashierDeps, 'db' | 'audit' | 'approvals' | 'realtime'>;

type Limits = {
  readonly channelId: Id<'channel'>;
  readonly min: Money;
  readonly max: Money;
  readonly feePpm: number;
  readonly feeSide: 'member' | 'operator';
};

/** What staff do with the ways to pay in: one person opens, closes and arranges them, two change limits and fees. */
export const channelRoutes = (deps: Deps): readonly Route[] => {
  const holdLimits = registerLimits(deps);
  return [
    bind(contract.listChannelsForStaff, async () => ({ list: (await listChannels(deps.db)).map(shown) })),
    bind(contract.readChannelForStaff, async ({ query }) =>
      shown(needed(await findChannel(deps.db, query.channelId), 'cashier.channel-unknown')),
    ),
    bind(contract.switchChannel, ({ body: { to, reason, ...named } }, caller) =>
      inTransaction(deps.db, (tx) =>
        change(deps, tx, named, {
          actor: actorOf(caller, reason),
          action: 'cashier.switch-channel',
          set: { status: to },
        }),
      ),
    ),
    bind(contract.changeChannel, ({ body }, caller) =>
      inTransaction(deps.db, (tx) => arrange(deps, tx, body, actorOf(caller, body.reason))),
    ),
    bind(contract.changeChannelLimits, async ({ body: { version, reason, ...limits } }, caller) => ({
      approvalId: (await holdLimits(caller, limits, { reason, version })) as Id<'approval'>,
    })),
  ];
};

/** Amounts to choose, hours, rank and place, each as it was sent. */
const arrange = async (
  deps: Deps,
  tx: Tx,
  { chips, opens, closes, rankMin, sort, ...named }: BodyOf<typeof contract.changeChannel>,
  actor: Actor,
): Promise<StaffChannel> => {
  const row = await locked(tx, named.channelId);
  if (!areChipsSound(chips, row)) throw new Refusal('cashier.amount-range');
  const hours = { opens: minuteFrom(opens), closes: minuteFrom(closes) };
  if (!areHoursSound(hours)) throw new Refusal('cashier.channel-hours');
  const set = {
    chips: JSON.stringify(chips.map(String)),
    opens_minute: hours.opens,
    closes_minute: hours.closes,
    min_rank: rankMin,
    sort,
  };
  return change(deps, tx, named, { actor, action: 'cashier.change-channel', set });
};

const registerLimits = (deps: Deps) =>
  deps.approvals.register<typeof contract.channelLimitsSchema>({
    kind: 'cashier.change-channel-limits',
    permission: 'finance.write',
    schema: contract.channelLimitsSchema,
    describe: async (tx, limits) => {
      const row = await locked(tx, limits.channelId);
      const before = said(limitsOf(row));
      const after = said(limits);
      return {
        target: `way to pay in ${row.code}`,
        changes: Object.keys(before)
          .filter((field) => before[field] !== after[field])
          .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null })),
      };
    },
    validate: async (tx, limits) => {
      await locked(tx, limits.channelId);
      if (!areLimitsSound(limits)) throw new Refusal('cashier.amount-range');
    },
    versionOf: async (tx, { channelId }) => versionOf(await locked(tx, channelId)),
    execute: async (tx, { channelId, min, max, feePpm, feeSide }, { actor }) => {
      const set = { min_amount: min, max_amount: max, fee_ppm: feePpm, fee_side: feeSide };
      await change(deps, tx, { channelId }, { actor, action: 'cashier.change-channel-limits', set });
    },
  });

const locked = async (tx: Tx, id: bigint): Promise<ChannelRow> =>
  needed(await lockChannel(tx, id), 'cashier.channel-unknown');

type Named = { readonly channelId: bigint; readonly version?: string };
type Made = { readonly actor: Actor; readonly action: string; readonly set: ChannelChange };

/** Changes a locked row, keeps what was before, and tells open pages once it is so. */
const change = async (
  { audit, realtime }: Deps,
  tx: Tx,
  { channelId, version }: Named,
  { actor, action, set }: Made,
): Promise<StaffChannel> => {
  const before = await locked(tx, channelId);
  requireVersion(version, versioned(before));
  const after = await updateChannel(tx, before.id, set);
  await audit.record(tx, {
    ...actor,
    action,
    resource: 'deposit-channel',
    resourceId: before.id.toString(),
    before: versioned(before),
    after: versioned(after),
  });
  afterCommit(tx, () => realtime.toSite(channelsChanged, {}));
  return shown(after);
};

const limitsOf = (row: ChannelRow): Omit<Limits, 'channelId'> => ({
  ...{ min: row.min_amount, max: row.max_amount, feePpm: row.fee_ppm, feeSide: row.fee_side },
});

const said = ({ min, max, feePpm, feeSide }: Omit<Limits, 'channelId'>): Readonly<Record<string, string>> => ({
  ...{ min: writeMoney(min), max: writeMoney(max), feePpm: feePpm.toString(), feeSide },
});

/** Everything that a change may name, as text. */
const versioned = (row: ChannelRow) => ({
  ...{ code: row.code, status: row.status, ...said(limitsOf(row)), chips: row.chips, rankMin: row.min_rank },
  ...{ opens: timeFrom(row.opens_minute), closes: timeFrom(row.closes_minute), sort: row.sort },
});

const versionOf = (row: ChannelRow): string => rowVersion(versioned(row));

const shown = (row: ChannelRow): StaffChannel => ({
  ...limitsOf(row),
  channelId: row.id as Id<'channel'>,
  ...{ code: row.code, kind: row.kind, provider: row.provider, currency: row.currency, state: row.status },
  chips: row.chips.map((units) => writeMoney(money(BigInt(units))).replace(/\.0+$/, '')),
  ...{ opens: timeFrom(row.opens_minute), closes: timeFrom(row.closes_minute) },
  ...{ rankMin: row.min_rank, sort: row.sort, version: versionOf(row) },
});
