import type { Id, MemberId } from '@fairground/contract/ids';
import type { PairLink } from '@fairground/contract/risk/states';
import type { Tx } from '../../platform/database/index.ts';
import type { Fact } from '../../platform/events/fact.ts';
import type { RiskDeps } from './deps.ts';
import { CROWD_FROM, isCrowd } from './domain/rules.ts';
import { listCommon, noteCardPair, notePair } from './store/pairs.ts';

export type Paired = { readonly slice: string; readonly payer: string; readonly receiver: string };

const COUNTED_MAX = Math.max(...Object.values(CROWD_FROM)) + 1;

/**
 * Notes what two members who pay each other have in common, for the people who decide a dispute; answers who is to be
 * weighed again. One line of the tree is noted and gives no points: most pairs of a small site stand in one.
 */
export const notePaired = async (
  { members }: Pick<RiskDeps, 'members'>,
  tx: Tx,
  { payload, at }: Fact<Paired>,
): Promise<readonly MemberId[]> => {
  const [payer, receiver] = [BigInt(payload.payer) as MemberId, BigInt(payload.receiver) as MemberId];
  const traces = (await listCommon(tx, payer, receiver, COUNTED_MAX)).filter(
    ({ kind, accounts }) => !isCrowd(kind, accounts),
  );
  const shared = new Set<PairLink>(traces.map(({ kind }) => kind));
  if (await haveOneHead(members, payer, receiver)) shared.add('line-head');
  if (shared.size === 0) return [];
  await notePair(tx, { slice: BigInt(payload.slice) as Id<'slice'>, payer, receiver, shared: [...shared] }, at);
  return traces.length > 0 ? [payer, receiver] : [];
};

export type Noticed = {
  readonly month: string;
  readonly payer: string;
  readonly other: string;
  readonly hands: number;
  readonly signals: readonly string[];
};

/** Notes what the card rooms noticed of two members, with what the two share; both are weighed anew. */
export const noteCardTable = async (tx: Tx, { payload, at }: Fact<Noticed>): Promise<readonly MemberId[]> => {
  const [payer, other] = [BigInt(payload.payer) as MemberId, BigInt(payload.other) as MemberId];
  const traces = await listCommon(tx, payer, other, COUNTED_MAX);
  const shared = new Set(traces.filter(({ kind, accounts }) => !isCrowd(kind, accounts)).map(({ kind }) => kind));
  const { month, hands, signals } = payload;
  await noteCardPair(tx, { month, payer, other, hands, signals, shared: [...shared] }, at);
  return [payer, other];
};

const haveOneHead = async (members: RiskDeps['members'], payer: MemberId, receiver: MemberId): Promise<boolean> => {
  const heads = (await members.list([payer, receiver])).map(({ id, path }) => path[0] ?? id);
  return heads.length === 2 && heads[0] === heads[1];
};
