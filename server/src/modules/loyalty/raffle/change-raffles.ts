import { rafflePublishSchema } from '@fairground/contract/loyalty/raffle-operator-endpoints';
import type { NewRaffleBody } from '@fairground/contract/loyalty/raffle-operator-endpoints';
import { money, writeMoney } from '@fairground/contract/money';
import type { output } from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { needWords } from '../need-words.ts';
import { cleanLine } from '../../../platform/rich-text.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { isMissionSound } from '../domain/mission.ts';
import { readPrizes, writePrizes } from '../domain/mission-lines.ts';
import type { Raffle } from '../domain/raffle.ts';
import { storedPrizes } from '../store/missions.ts';
import { findAddedRaffle, insertRaffle, lockRaffle, updateRaffle } from '../store/raffles.ts';
import { newRaffleSeed } from './seeds.ts';

type Deps = Pick<LoyaltyDeps, 'db' | 'clock' | 'audit'>;
export type RafflePublish = output<typeof rafflePublishSchema>;

/** Adds a raffle as a draft; the same request again adds no other. */
export const addRaffle = (
  deps: Deps & Pick<LoyaltyDeps, 'languages'>,
  actor: Actor,
  { requestKey, ...given }: Omit<NewRaffleBody, 'reason'>,
): Promise<bigint> =>
  inTransaction(deps.db, async (tx) => {
    const { source, unit, ticketsMax, winsMax = 1, fromDay, untilDay, turnover = 1, hue = 310 } = given;
    const prizes = readPrizes(given.prizes);
    const isSound = isMissionSound({ milestones: [], prizes, hasBoard: true, period: 'RANGE', metric: 'DEPOSIT' });
    if (!isSound || unit <= 0n || untilDay < fromDay) throw new Refusal('loyalty.raffle-refused');
    const texts = mapLocalized(given.texts, ({ name, about }) => ({ name: cleanLine(name), about: cleanLine(about) }));
    needWords(texts, deps.languages);
    const id = await insertRaffle(tx, {
      ...{ texts, source, unit, tickets_max: ticketsMax, wins_max: winsMax, from_day: fromDay, until_day: untilDay },
      ...{ prizes: storedPrizes(prizes), turnover, hue, request_key: requestKey, created_at: deps.clock.now() },
    });
    if (id === undefined) return findAddedRaffle(tx, requestKey);
    await deps.audit.record(tx, {
      ...{ ...actor, action: 'loyalty.add-raffle', resource: 'raffle', resourceId: id.toString() },
      before: null,
      after: asText(needed(await lockRaffle(tx, id), 'loyalty.raffle-unknown')),
    });
    return id;
  });

/** What a raffle gives is money: two people publish it. The seed is made then, and its commitment is shown from then on. */
export const registerRafflePublish = (
  deps: Pick<LoyaltyDeps, 'audit' | 'clock' | 'days' | 'random' | 'secretsKey'>,
  approvals: Approvals,
): Hold<RafflePublish> =>
  approvals.register<typeof rafflePublishSchema>({
    kind: 'loyalty.raffle',
    permission: 'loyalty.write',
    schema: rafflePublishSchema,
    describe: async (tx, { id }) => ({
      target: `raffle ${id}`,
      changes: Object.entries(asText(await draft(tx, id))).map(([field, after]) => ({ field, before: '', after })),
    }),
    validate: async (tx, { id }) => {
      const { untilDay } = await draft(tx, id);
      // It would be drawn at once, without a ticket.
      if (untilDay < deps.days.dayOf(deps.clock.now())) throw new Refusal('loyalty.raffle-over');
    },
    versionOf: async (tx, { id }) => raffleVersion(await draft(tx, id)),
    execute: async (tx, { id }, { actor }) => {
      await draft(tx, id);
      const { commitment, sealed } = newRaffleSeed(deps, id);
      await updateRaffle(tx, id, { state: 'ON', commitment, sealed });
      await deps.audit.record(tx, {
        ...{ ...actor, action: 'loyalty.publish-raffle', resource: 'raffle', resourceId: id.toString() },
        before: { state: 'DRAFT' },
        after: { state: 'ON', commitment },
      });
    },
  });

/** Puts a draft away. What was published stays: its commitment is known and tickets are out. */
export const dropRaffle = (
  deps: Deps,
  actor: Actor,
  { id, version }: { readonly id: bigint; readonly version: string },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const raffle = await draft(tx, id);
    const current = raffleVersion(raffle);
    if (version !== current) throw new Refusal('approvals.state-conflict', { version: current });
    await updateRaffle(tx, id, { state: 'OFF' });
    await deps.audit.record(tx, {
      ...{ ...actor, action: 'loyalty.drop-raffle', resource: 'raffle', resourceId: id.toString() },
      before: { state: 'DRAFT' },
      after: { state: 'OFF' },
    });
  });

const draft = async (tx: Tx, id: bigint): Promise<Raffle> => {
  const raffle = needed(await lockRaffle(tx, id), 'loyalty.raffle-unknown');
  if (raffle.state !== 'DRAFT') throw new Refusal('loyalty.raffle-refused');
  return raffle;
};

export const raffleVersion = (raffle: Raffle): string => rowVersion(asText(raffle));

const asText = (raffle: Raffle): Readonly<Record<string, string>> => ({
  names: Object.entries(raffle.texts)
    .map(([code, text]) => `${code}: ${text.name}`)
    .toSorted()
    .join(', '),
  source: raffle.source,
  unit: writeMoney(money(raffle.unit)),
  ticketsMax: String(raffle.ticketsMax),
  winsMax: String(raffle.winsMax),
  fromDay: raffle.fromDay,
  untilDay: raffle.untilDay,
  prizes: writePrizes(raffle),
  turnover: String(raffle.turnover),
  state: raffle.state,
});
