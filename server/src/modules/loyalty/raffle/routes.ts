import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/loyalty/raffles';
import * as operator from '@fairground/contract/loyalty/raffle-operator-endpoints';
import { money } from '@fairground/contract/money';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import { needed } from '../../../platform/needed.ts';
import type { Hold } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { writeGift, writePrizes } from '../domain/mission-lines.ts';
import { prizeOf } from '../domain/mission.ts';
import type { Raffle } from '../domain/raffle.ts';
import { findRaffle, listRaffles, listWins } from '../store/raffles.ts';
import { addRaffle, dropRaffle, raffleVersion } from './change-raffles.ts';
import type { RafflePublish } from './change-raffles.ts';
import { showRaffleProof, showRaffles } from './show-raffles.ts';

const EVERY_STATE = ['DRAFT', 'ON', 'CLOSED', 'DRAWN', 'OFF'] as const;

/** Raffles as players and staff see them. */
export const raffleRoutes = (deps: LoyaltyDeps, holdPublish: Hold<RafflePublish>): readonly Route[] => [
  bind(contract.listRaffles, (_input, { session, language }) => showRaffles(deps, session.memberId, language)),
  bind(contract.verifyRaffle, ({ query }) => showRaffleProof(deps, query.id)),
  bind(operator.listStaffRaffles, async () => ({ list: (await listRaffles(deps.db, EVERY_STATE)).map(raffleRow) })),
  bind(operator.readStaffRaffle, async ({ query }) =>
    raffleRow(needed(await findRaffle(deps.db, query.id), 'loyalty.raffle-unknown')),
  ),
  bind(operator.listRaffleWinners, async ({ query }) => {
    const { prizes } = needed(await findRaffle(deps.db, query.id), 'loyalty.raffle-unknown');
    const list = (await listWins(deps.db, query.id)).map(({ place, memberId, ticket, attempt }) => {
      const prize = prizeOf(prizes, place);
      return { place, memberId, ticket, attempt, prize: prize === undefined ? '' : writeGift(prize) };
    });
    return { list };
  }),
  bind(operator.dropRaffle, async ({ body: { reason, ...drop } }, caller) => {
    await dropRaffle(deps, actorOf(caller, reason), drop);
    return {};
  }),
  bind(operator.addRaffle, async ({ body: { reason, ...raffle } }, caller) => ({
    id: (await addRaffle(deps, actorOf(caller, reason), raffle)) as Id<'raffle'>,
  })),
  bind(operator.publishRaffle, async ({ body: { id, reason, version } }, caller) => ({
    approvalId: (await holdPublish(caller, { id }, { reason, version })) as Id<'approval'>,
  })),
];

const raffleRow = (raffle: Raffle) => {
  const { id, texts, source, unit, ticketsMax, winsMax, fromDay, untilDay, turnover, tickets } = raffle;
  const { commitment, state, drawnAt } = raffle;
  return {
    ...{ source, ticketsMax, winsMax, fromDay, untilDay, turnover, tickets, commitment, state, drawnAt },
    id: id as Id<'raffle'>,
    unit: money(unit),
    titles: { ...mapLocalized(texts, ({ name }) => name) },
    prizes: writePrizes(raffle),
    version: raffleVersion(raffle),
  };
};
