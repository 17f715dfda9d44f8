import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { launchLottery } from '@fairground/contract/launch/endpoints';
import { ownPathOf } from '@fairground/contract/launch/own-path';
import { Refusal } from '../../../platform/refusal.ts';
import type { LaunchGame } from '../../catalog/index.ts';
import { placeOf, refuseBlocked } from './launch-game.ts';
import type { LaunchDeps, Player } from './launch-game.ts';

type Launched = ValueOf<typeof launchLottery>;
type Place = ReturnType<typeof placeOf>;

/** The vendor of the catalogue that plays the lotteries of an area, and the page of the site where they are played. */
const AREAS = { VN: { vendor: 'TCG_LOTTO_VN', page: '/vnlottery' } } as const;

/** What closes every lottery of an area at once. */
const OF_THE_AREA: readonly string[] = ['catalog.vendor-closed', 'catalog.vendor-maintenance', 'catalog.category-off'];

/** Opens the lottery of an area on its page. It leads back to this site or nowhere. */
export const launchLotteryOf = async (
  deps: LaunchDeps & { readonly publicUrl?: string | undefined },
  { lottoArea, gameCode, view, backUrl }: BodyOf<typeof launchLottery>,
  caller: Player,
): Promise<Launched> => {
  const hosts = [caller.host, ...(deps.publicUrl === undefined ? [] : [new URL(deps.publicUrl).host])];
  const path = backUrl === undefined ? undefined : ownPathOf(backUrl, hosts);
  if (backUrl !== undefined && path === undefined) throw new Refusal('vendors.back-url-refused');
  if (view === 'betting' && gameCode === undefined) throw new Refusal('catalog.game-unknown');
  const { vendor, page } = AREAS[lottoArea];
  const place = placeOf(caller);
  const game = view === 'betting' ? await gameIn(deps, { vendor, gameId: gameCode ?? '' }, place) : undefined;
  if (game === undefined) await hasOpenGame(deps, vendor, place);
  await refuseBlocked(deps, caller.session.memberId);
  if (game !== undefined) await deps.catalog.rememberPlayed(caller.session.memberId, game.id);
  const query = new URLSearchParams({ lottoView: view });
  if (gameCode !== undefined) query.set('gameCode', gameCode);
  if (path !== undefined) query.set('backUrl', path);
  return { game_url: `${page}?${query.toString()}`, nodeId: game?.id ?? null };
};

const gameIn = async (
  { catalog }: LaunchDeps,
  name: { readonly vendor: string; readonly gameId: string },
  place: Place,
): Promise<LaunchGame> => {
  const answer = await catalog.gameForLaunch(name, place);
  if (answer.kind === 'refused') throw new Refusal(answer.code);
  return answer.game;
};

/** A lobby opens as long as one of its lotteries does. */
const hasOpenGame = async ({ catalog }: LaunchDeps, vendor: string, place: Place): Promise<void> => {
  const answers = await catalog.gamesForLaunch(vendor, place);
  if (answers.some(({ kind }) => kind === 'game')) return;
  const codes = answers.flatMap((answer) => (answer.kind === 'refused' ? [answer.code] : []));
  throw new Refusal(codes.find((code) => OF_THE_AREA.includes(code)) ?? codes.at(-1) ?? 'catalog.game-unknown');
};
