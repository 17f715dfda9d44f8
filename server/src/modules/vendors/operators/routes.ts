import type { GameNodeId } from '@fairground/contract/catalog/game';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import * as contract from '@fairground/contract/vendors/operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import { actorOf } from '../../audit/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { Betting } from '../../betting/index.ts';
import type { listRoundAnswers } from '../store/books.ts';
import type { CreditLimitRow } from '../store/credits.ts';
import type { Operators, VendorOverview } from './operators.ts';
import { limitVersion } from './vendor-version.ts';

type VendorCalls = Pick<
  Operators,
  | 'addVendor'
  | 'rotateKey'
  | 'setStage'
  | 'changeVendor'
  | 'limitCredits'
  | 'listCreditLimits'
  | 'connectVendor'
  | 'reviewParkedWin'
  | 'listVendors'
> & {
  readonly installSimulator: (actor: Actor) => Promise<readonly GameNodeId[]>;
  readonly listRoundAnswers: (vendorId: bigint) => ReturnType<typeof listRoundAnswers>;
};

/** The calls of staff: vendors with their keys and limits, and what somebody must look at. */
export const operatorRoutes = (
  vendors: VendorCalls,
  betting: Pick<Betting, 'listParkedWins' | 'listOverdueRounds'>,
): readonly Route[] => [...vendorRoutes(vendors), ...workLists(vendors, betting)];

const vendorRoutes = (vendors: VendorCalls): readonly Route[] => [
  bind(contract.listVendors, async () => ({ list: (await vendors.listVendors()).map(vendorRow) })),
  bind(contract.readVendor, async ({ query }) =>
    vendorRow(
      needed(
        (await vendors.listVendors()).find(({ code }) => code === query.code),
        'vendors.vendor-unknown',
      ),
    ),
  ),
  bind(contract.addVendor, async ({ body: { code, name, reason } }, caller) => {
    const { keyId, secret } = await vendors.addVendor(actorOf(caller, reason), { code, name });
    return { keyId, secret };
  }),
  bind(contract.rotateVendorKey, async ({ body: { code, version, graceHours, reason } }, caller) => {
    const rotated = await vendors.rotateKey(actorOf(caller, reason), code, { version, graceHours });
    const { keyId, secret, retired, previous } = rotated;
    return { keyId, secret, retired: [...retired], previous: previous ?? null };
  }),
  bind(contract.setVendorStage, async ({ body: { code, stage, version, reason } }, caller) => {
    await vendors.setStage(actorOf(caller, reason), code, stage, { version });
    return {};
  }),
  bind(contract.changeVendor, async ({ body: { code, version, reason, ...changes } }, caller) => {
    await vendors.changeVendor(actorOf(caller, reason), code, changes, { version });
    return {};
  }),
  bind(contract.listCreditLimits, async ({ query }) => ({
    list: (await vendors.listCreditLimits(query.code)).map((limit) => limitRow(query.code, limit)),
  })),
  bind(contract.readCreditLimit, async ({ query }) => {
    const [code = '', currency = ''] = query.limit.split('.');
    const limit = (await vendors.listCreditLimits(code)).find((each) => each.currency === currency);
    return limitRow(code, needed(limit, 'vendors.vendor-unknown'));
  }),
  bind(contract.limitCredits, async ({ body: { code, currency, version, reason, ...limit } }, caller) => {
    // Without a version the maker saw no limit: one that is there by now is a conflict.
    const seen = { version: version ?? rowVersion(undefined) };
    await vendors.limitCredits(actorOf(caller, reason), code, currency, limit, seen);
    return {};
  }),
  bind(contract.connectVendor, async ({ body: { code, reason, ...connection } }, caller) => {
    await vendors.connectVendor(actorOf(caller, reason), code, connection);
    return {};
  }),
  bind(contract.installSimulator, async ({ body }, caller) => ({
    nodeIds: [...(await vendors.installSimulator(actorOf(caller, body.reason)))],
  })),
];

const workLists = (
  vendors: VendorCalls,
  betting: Pick<Betting, 'listParkedWins' | 'listOverdueRounds'>,
): readonly Route[] => [
  bind(contract.listParkedWins, async () => ({ list: (await betting.listParkedWins()).map(winRow) })),
  bind(contract.readParkedWin, async ({ query }) =>
    needed(
      (await betting.listParkedWins()).map(winRow).find((win) => plain(win.operationKey) === plain(query.operationKey)),
      'vendors.win-unknown',
    ),
  ),
  bind(contract.reviewParkedWin, async ({ body: { operationKey, reason } }, caller) => {
    if (!(await vendors.reviewParkedWin(actorOf(caller, reason), operationKey)))
      throw new Refusal('vendors.win-unknown');
    return {};
  }),
  bind(contract.listOverdueRounds, async () => ({
    list: (await betting.listOverdueRounds()).map(({ placedAt, source, category, member, stake, roundId }) => ({
      ...{ placedAt, vendor: source, category, memberId: member, stake: money(stake), roundId },
    })),
  })),
  bind(contract.listRoundAnswers, async ({ query }) => {
    const vendor = (await vendors.listVendors()).find(({ code }) => code === query.code);
    if (vendor === undefined) throw new Refusal('vendors.vendor-unknown');
    const answers = await vendors.listRoundAnswers(vendor.id);
    const list = answers.map(({ asked_at, member_id, round_id, answer }) => ({
      ...{ askedAt: asked_at, memberId: member_id, roundId: round_id, answer },
    }));
    return { list };
  }),
];

const vendorRow = ({ code, name, stage, keys, version, ...vendor }: VendorOverview) => ({
  ...{ code, name, stage, version },
  roundsUrl: vendor.rounds_url,
  walletUrl: vendor.wallet_url,
  allowedIps: [...vendor.allowed_ips],
  takesOrphanWins: vendor.takes_orphan_wins,
  keys: [...keys],
});

const limitRow = (code: string, limit: CreditLimitRow) => ({
  ...{ limit: `${code}.${limit.currency}`, code, currency: limit.currency },
  singleMax: amountOf(limit.singleMax),
  dayMax: amountOf(limit.dayMax),
  playerHourMax: limit.playerHourMax,
  version: limitVersion(limit),
});

type ParkedWin = Awaited<ReturnType<Betting['listParkedWins']>>[number];

const winRow = ({ source, member, amount, ...win }: ParkedWin) => ({
  ...win,
  vendor: source,
  memberId: member,
  amount: money(amount),
});

const plain = (key: string): string => key.replaceAll('-', '');

const amountOf = (amount: bigint | null): Money | null => (amount === null ? null : money(amount));
