import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type * as contract from '@fairground/contract/loyalty/endpoints';
import { money } from '@fairground/contract/money';
import { inLanguage } from '../../../platform/localized.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { lastPlace } from '../domain/mission.ts';
import { endOfDay } from '../missions/end-of-day.ts';
import { findEntry, findRaffle, listOwnRuns, listRaffles, listRuns, listWins } from '../store/raffles.ts';

const SHOWN = 12;
const HIDDEN = '***';

/** Raffles that run and the last that were drawn, with the tickets of a member. */
export const showRaffles = async (
  deps: Pick<LoyaltyDeps, 'db' | 'days' | 'languages' | 'wallet' | 'maskedNames'>,
  member: MemberId,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.listRaffles>> => {
  const raffles = (await listRaffles(deps.db, ['ON', 'CLOSED', 'DRAWN'])).slice(0, SHOWN);
  const list = [];
  for (const raffle of raffles) {
    const { id, texts, hue, source, ticketsMax, prizes, untilDay, drawnAt, commitment, ticketHash, tickets } = raffle;
    const words = inLanguage(texts, language, deps.languages[0]);
    const entry = await findEntry(deps.db, id, member);
    const wins = await listWins(deps.db, id);
    const names = await deps.maskedNames([...new Set(wins.map(({ memberId }) => memberId))]);
    list.push({
      ...{
        id: id as Id<'raffle'>,
        hue,
        source,
        ticketsMax,
        drawnAt,
        tickets,
        ticketHash,
        commitment: commitment ?? '',
      },
      name: words?.name ?? '',
      about: words?.about ?? '',
      unit: money(raffle.unit),
      prizes: [...prizes],
      endsAt: endOfDay(deps.days, untilDay),
      own: {
        tag: entry?.tag ?? null,
        tickets: entry?.tickets ?? 0,
        runs: await listOwnRuns(deps.db, id, member),
      },
      winners: wins.map(({ place, ticket, memberId }) => ({
        ...{ place, ticket, name: names.get(memberId) ?? HIDDEN, isOwn: memberId === member },
      })),
    });
  }
  return { list, currencySymbol: await deps.wallet.symbolOf(await deps.wallet.currencyOf({ account: 'member' })) };
};

/** Everything that decided a draw: seed, list of tickets and rules, once it is over. */
export const showRaffleProof = async (
  { db }: Pick<LoyaltyDeps, 'db'>,
  id: bigint,
): Promise<ValueOf<typeof contract.verifyRaffle>> => {
  const raffle = await findRaffle(db, id);
  if (raffle?.state !== 'DRAWN') throw new Refusal('loyalty.raffle-unknown');
  const { commitment, seed, ticketHash, winsMax, prizes } = raffle;
  return {
    ...{
      id: id as Id<'raffle'>,
      commitment: commitment ?? '',
      seed: seed ?? '',
      ticketHash: ticketHash ?? '',
      winsMax,
    },
    places: lastPlace(prizes),
    runs: (await listRuns(db, id)).map(({ from, to, tag }) => ({ from, to, tag })),
    winners: (await listWins(db, id)).map(({ place, ticket, attempt }) => ({ place, ticket, attempt })),
  };
};
