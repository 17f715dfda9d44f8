import type { BodyOf } from '@fairground/contract/endpoint';
import type { LaunchedGame, launchLottery } from '@fairground/contract/launch/endpoints';
import { Refusal } from '../../platform/refusal.ts';
import { ownPathOf } from './domain/back-url.ts';
import { launch } from './launch-game.ts';
import type { LaunchDeps, Player } from './launch-game.ts';

/** The vendor of the catalogue that plays the lotteries of an area. */
const VENDOR_OF_AREA = { VN: 'TCG_LOTTO_VN' } as const;
/** What the vendor calls its lobby. */
const LOBBY = 'lobby';

/** Opens the lottery of an area. It leads back to this site or nowhere. */
export const launchLotteryOf = async (
  deps: LaunchDeps & { readonly publicUrl?: string | undefined },
  { lottoArea, gameCode, view, backUrl, language, requestId }: BodyOf<typeof launchLottery>,
  caller: Player,
): Promise<LaunchedGame> => {
  const hosts = [caller.host, ...(deps.publicUrl === undefined ? [] : [new URL(deps.publicUrl).host])];
  const path = backUrl === undefined ? undefined : ownPathOf(backUrl, hosts);
  if (backUrl !== undefined && path === undefined) throw new Refusal('vendors.back-url-refused');
  if (view === 'betting' && gameCode === undefined) throw new Refusal('catalog.game-unknown');
  const name = { vendor: VENDOR_OF_AREA[lottoArea], gameId: gameCode ?? LOBBY };
  const detail = { view, ...(path === undefined ? {} : { backUrl: path }) };
  return launch(deps, { name, detail, language, requestId }, caller);
};
