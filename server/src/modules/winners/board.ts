import { pictureAddress } from '@fairground/contract/catalog/art';
import type { LanguageCode } from '@fairground/contract/language';
import { money } from '@fairground/contract/money';
import type { QueryOf } from '@fairground/contract/endpoint';
import { WINS_SHOWN_MAX } from '@fairground/contract/winners/endpoints';
import type { Win, listWinners } from '@fairground/contract/winners/endpoints';
import { createCached } from '../../platform/cached.ts';
import { nameIn } from '../catalog/index.ts';
import type { GameFacts } from '../catalog/index.ts';
import type { WinnersDeps } from './deps.ts';
import { maskName } from '../../platform/mask-name.ts';
import { mayBeShown } from './may-be-shown.ts';
import { listNewest } from './store.ts';
import type { WinRow } from './store.ts';

/** Everybody is shown the same lines, so one look at the database serves them for a while. */
const MAX_AGE_MS = 10_000;
const COUNT = 20;

type Line = { readonly row: WinRow; readonly player: string; readonly game: GameFacts };

export const createBoard = ({ db, clock, members, vendors }: WinnersDeps) => {
  const lineOf = async (row: WinRow): Promise<readonly Line[]> => {
    const [member, game] = await Promise.all([
      members.find(row.member_id),
      vendors.findPlayed({ vendor: row.vendor, gameId: row.game_id }),
    ]);
    // Checked on every read: members who were excluded or closed since are not shown.
    return mayBeShown(member) && game ? [{ row, player: maskName(member.account), game }] : [];
  };
  const cached = createCached({
    clock,
    maxAgeMs: MAX_AGE_MS,
    load: async () => (await Promise.all((await listNewest(db, WINS_SHOWN_MAX)).map(lineOf))).flat(),
  });

  return {
    drop: cached.drop,
    list: async ({ count, type }: QueryOf<typeof listWinners>, language: LanguageCode): Promise<Win[]> =>
      (await cached.read())
        .filter(({ row }) => type === undefined || row.category === type)
        .slice(0, count === undefined ? COUNT : Number(count))
        .map((line) => shown(line, language)),
  };
};

const shown = ({ row, player, game }: Line, language: LanguageCode): Win => ({
  player,
  gameName: nameIn(game, language),
  prize: money(row.payout),
  currency: row.currency,
  times: Number(row.payout / row.stake),
  gameType: row.category,
  picture: pictureAddress(game.pictureKey),
});
