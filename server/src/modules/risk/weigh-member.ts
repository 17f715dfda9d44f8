import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import type { RiskDeps } from './deps.ts';
import { CROWD_FROM, opensCase, STRONG_TRACES, weigh } from './domain/rules.ts';
import type { Evidence } from './domain/rules.ts';
import { findDecidedScore, findOpenCase, insertCase, raiseScore } from './store/cases.ts';
import { countCardPairs, countLinkedPairs } from './store/pairs.ts';
import { findWeighed, writeScore } from './store/scores.ts';
import { areLinkedBy, countOpenedTogether, listShared } from './store/traces.ts';

const COUNTED_MAX = Math.max(...Object.values(CROWD_FROM)) + 1;

type Weighing = Pick<RiskDeps, 'audit' | 'clock'>;

/** Computes the score of a member from what is known now, and opens a case where it passes the bar. The caller holds its lock. */
export const weighMember = async ({ audit, clock }: Weighing, tx: Tx, member: MemberId): Promise<void> => {
  const { score, reasons } = weigh(await evidenceOf(tx, member));
  const at = clock.now();
  await writeScore(tx, member, { score, reasons, at });
  const open = await findOpenCase(tx, member);
  if (open !== undefined) return raiseScore(tx, open.id, score);
  if (!opensCase(score, await findDecidedScore(tx, member))) return;
  const { id } = await insertCase(tx, { member, score, at, by: null });
  await audit.record(tx, {
    actorKind: 'system',
    actor: 'risk',
    action: 'risk.open-case',
    resource: 'member',
    resourceId: member.toString(),
    before: null,
    after: { case: id.toString(), score, rules: reasons.map(({ rule }) => rule) },
    reason: 'the score reached the bar',
    ip: '',
  });
};

const evidenceOf = async (tx: Tx, member: MemberId): Promise<Evidence> => {
  const known = await findWeighed(tx, member);
  const shared = await listShared(tx, member, COUNTED_MAX);
  const recommender = known?.recommender ?? null;
  const cards = await countCardPairs(tx, member);
  const registeredAt = known?.registeredAt ?? null;
  return {
    shared: shared.map(({ kind, accounts }) => ({ kind, others: accounts - 1 })),
    isOwnReferral: recommender !== null && (await areLinkedBy(tx, member, recommender, STRONG_TRACES)),
    openedTogether:
      registeredAt === null
        ? 0
        : await countOpenedTogether(tx, member, { around: registeredAt, countMax: COUNTED_MAX }),
    quickTurnarounds: known?.turnarounds ?? 0,
    depositsReversed: known?.reversals ?? 0,
    bonusBreaches: known?.bonusBreaches ?? 0,
    slicesUnpaid: known?.unpaidSlices ?? 0,
    linkedPairs: await countLinkedPairs(tx, member),
    cardCollusions: cards.colluding,
    cardLinked: cards.linked,
  };
};
