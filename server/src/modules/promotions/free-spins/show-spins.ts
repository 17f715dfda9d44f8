import type { ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { listFreeSpins } from '@fairground/contract/promotions/endpoints';
import { inLanguage } from '../../../platform/localized.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { wordsOf } from '../domain/promotion.ts';
import { spinsOf } from '../domain/spins.ts';
import { listSpinsOf } from '../store/free-spins.ts';

/** The free spins a member may play now, the first that expire first. */
export const showSpins = async (
  { db, above, offers, wallet, languages: [siteLanguage] }: ApplicationsDeps,
  member: MemberId,
  language: LanguageCode,
): Promise<ValueOf<typeof listFreeSpins>> => {
  const open = await above.freeRounds.listOpen(db, member);
  const ids = open.flatMap(({ campaign }) => spinsOf(campaign) ?? []);
  const rows = new Map((await listSpinsOf(db, member, ids)).map((row) => [row.id, row]));
  const list = await Promise.all(
    open.map(async ({ campaign, left, won, expiresAt }) => {
      const row = rows.get(spinsOf(campaign) ?? 0n);
      if (row === undefined) return [];
      const offer = row.source === 'offer' ? await offers.find(row.source_id) : undefined;
      return [
        {
          spinsId: row.id as Id<'free-spins'>,
          name: offer === undefined ? '' : wordsOf(offer, { language, siteLanguage }).title,
          ...{ count: row.spins, left, won, bet: row.bet, most: row.most },
          games: (await above.freeRounds.gamesOf(row)).map(({ nodeId, names }) => ({
            ...{ nodeId, name: inLanguage(names, language, siteLanguage) ?? '' },
          })),
          ...{ credit: row.credit, multiplierX100: row.multiplier_x100, until: expiresAt },
          currencySymbol: await wallet.symbolOf(row.currency),
        },
      ];
    }),
  );
  return { list: list.flat() };
};
