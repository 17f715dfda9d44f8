import type { ReasonOfScore } from '@fairground/contract/risk/operator-endpoints';
import { CASE_SCORE, HIGH_SCORE, SCORE_MAX } from '@fairground/contract/risk/states';
import type { RiskLevel, RiskRule, TraceKind } from '@fairground/contract/risk/states';

/** What is known of a member when it is weighed. */
export type Evidence = {
  /** What it shares with others, and with how many. */
  readonly shared: readonly { readonly kind: TraceKind; readonly others: number }[];
  /** The account that recommended it shares a device, a phone or a bank account with it. */
  readonly isOwnReferral: boolean;
  /** Accounts opened within a day from its address, itself among them. */
  readonly openedTogether: number;
  /** Withdrawals that followed a deposit at once; deposits that were taken back. */
  readonly quickTurnarounds: number;
  readonly depositsReversed: number;
  /** Decisions that it did not pay another member; pairs with members it shares something with. */
  readonly slicesUnpaid: number;
  readonly linkedPairs: number;
  /** Bonuses with too many stakes above their largest one. */
  readonly bonusBreaches: number;
  /** Members it plays cards with in a way that looks agreed; those at its card tables that it shares something with. */
  readonly cardCollusions: number;
  readonly cardLinked: number;
};

/**
 * From how many accounts on a shared trace is a crowd, such as the address of a café or a common name: it counts nothing and
 * links nobody.
 */
export const CROWD_FROM: Readonly<Record<TraceKind, number>> = {
  'bank-account': 50,
  device: 50,
  phone: 50,
  'payee-name': 6,
  address: 11,
};

/** Shares worth an account of its own in the case of a referral: the person is likely the same. */
export const STRONG_TRACES: readonly TraceKind[] = ['bank-account', 'device', 'phone'];

const SHARED_RULES: Readonly<Record<TraceKind, { readonly rule: RiskRule; readonly points: number }>> = {
  'bank-account': { rule: 'shared-bank-account', points: 45 },
  device: { rule: 'shared-device', points: 35 },
  phone: { rule: 'shared-phone', points: 35 },
  'payee-name': { rule: 'shared-payee-name', points: 15 },
  address: { rule: 'shared-address', points: 10 },
};

const OWN_REFERRAL = 25;
const BURST_FROM = 4;
const BURST = 20;
const TURNAROUND = 10;
const TURNAROUND_MAX = 30;
const REVERSED = 30;
/** Domain 9.4: a payer who did not pay. */
const UNPAID = 20;
const UNPAID_MAX = 60;
const LINKED_PAIR = 25;
/** One such bonus opens a case, and the next one does after a decision. */
const BREACHED = 60;
const COLLUSION = 40;
const COLLUSION_MAX = 80;
const CARD_LINKED = 30;

/** A withdrawal within this time of a deposit is a quick turnaround. */
export const TURNAROUND_MS = 2 * 3_600_000;

export const isCrowd = (kind: TraceKind, accounts: number): boolean => accounts >= CROWD_FROM[kind];

/** Every rule that gives points, the heaviest first. The score is their sum, at most 100. */
export const weigh = (evidence: Evidence): { readonly score: number; readonly reasons: readonly ReasonOfScore[] } => {
  const reasons = [...reasonsOf(evidence)].toSorted((one, other) => other.points - one.points);
  return {
    score: Math.min(
      SCORE_MAX,
      reasons.reduce((sum, { points }) => sum + points, 0),
    ),
    reasons,
  };
};

function* reasonsOf({ shared, ...evidence }: Evidence): Generator<ReasonOfScore> {
  for (const [kind, { rule, points }] of Object.entries(SHARED_RULES) as [
    TraceKind,
    (typeof SHARED_RULES)[TraceKind],
  ][]) {
    const counted = shared.filter((each) => each.kind === kind && each.others > 0 && !isCrowd(kind, each.others + 1));
    const found = Math.max(0, ...counted.map(({ others }) => others));
    if (found > 0) yield { rule, points, found };
  }
  if (evidence.isOwnReferral) yield { rule: 'own-referral', points: OWN_REFERRAL, found: 1 };
  if (evidence.openedTogether >= BURST_FROM)
    yield { rule: 'sign-up-burst', points: BURST, found: evidence.openedTogether };
  const { quickTurnarounds, depositsReversed, slicesUnpaid, linkedPairs, cardCollusions, cardLinked } = evidence;
  const { bonusBreaches } = evidence;
  if (bonusBreaches > 0)
    yield { rule: 'bonus-breach', points: Math.min(SCORE_MAX, bonusBreaches * BREACHED), found: bonusBreaches };
  if (quickTurnarounds > 0)
    yield {
      rule: 'quick-turnaround',
      points: Math.min(TURNAROUND_MAX, quickTurnarounds * TURNAROUND),
      found: quickTurnarounds,
    };
  if (depositsReversed > 0) yield { rule: 'deposit-reversed', points: REVERSED, found: depositsReversed };
  if (slicesUnpaid > 0)
    yield { rule: 'slice-unpaid', points: Math.min(UNPAID_MAX, slicesUnpaid * UNPAID), found: slicesUnpaid };
  if (linkedPairs > 0) yield { rule: 'paid-linked-account', points: LINKED_PAIR, found: linkedPairs };
  if (cardCollusions > 0)
    yield {
      rule: 'card-collusion',
      points: Math.min(COLLUSION_MAX, cardCollusions * COLLUSION),
      found: cardCollusions,
    };
  if (cardLinked > 0) yield { rule: 'card-linked-table', points: CARD_LINKED, found: cardLinked };
}

export const levelOf = (score: number): RiskLevel => {
  if (score >= HIGH_SCORE) return 'high';
  return score >= CASE_SCORE ? 'case' : 'low';
};

/** A case opens at the bar, and after a decision only once the score passed the one that was decided about. */
export const opensCase = (score: number, decidedScore: number | undefined): boolean =>
  score >= CASE_SCORE && (decidedScore === undefined || score > decidedScore);
