import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { TermsCredit } from '@fairground/contract/promotions/terms';
import type { Tx } from '../../../platform/database/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { campaignOf } from '../domain/spins.ts';
import { insertSpins } from '../store/free-spins.ts';

export type SpinsOrder = {
  /** Names them once for ever. */
  readonly key: string;
  readonly member: MemberId;
  readonly currency: string;
  readonly source: 'offer' | 'mall';
  readonly sourceId: bigint;
  readonly vendor: string;
  readonly games: readonly string[];
  readonly count: number;
  readonly bet: Money;
  /** How long they may be played. */
  readonly hours: number;
  /** Most that their winnings bring, and as what under which wagering. */
  readonly most: Money;
  readonly credit: TermsCredit;
  readonly multiplierX100: number;
  readonly maxBet: Money;
  readonly capX100: number | null;
  readonly runHours: number;
  /** The products the wagering counts in; none stands for all. */
  readonly products: readonly BetCategory[];
};

const HOUR_MS = 3_600_000;

/** Gives free spins in the transaction of what they are given for; given again under their key, they are given once. */
export const giveSpinsIn = async (
  { clock, above }: Pick<ApplicationsDeps, 'clock' | 'above'>,
  tx: Tx,
  order: SpinsOrder,
): Promise<void> => {
  const { member, currency, vendor, games, count, bet, hours } = order;
  const givenAt = clock.now();
  const expiresAt = new Date(givenAt.getTime() + hours * HOUR_MS);
  const id = await insertSpins(tx, {
    ...{ key: order.key, member_id: member, currency, source: order.source, source_id: order.sourceId },
    ...{ vendor, games: [...games], spins: count, bet, most: order.most, credit: order.credit },
    ...{ multiplier_x100: order.multiplierX100, max_bet: order.maxBet, cap_x100: order.capX100 },
    ...{ products: [...order.products], run_hours: order.runHours, given_at: givenAt, expires_at: expiresAt },
  });
  if (id === undefined) return;
  const campaign = campaignOf(id);
  await above.freeRounds.issueIn(tx, { member, campaign, vendor, games, currency, bet, count, expiresAt });
};
