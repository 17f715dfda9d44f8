import type { Game } from '@fairground/engines/lottery/games';
import { backPathOf } from './back-url.ts';

/**
 * The room of a lottery: those of Vietnam have a page of their own, and a visit that came by a window of its own stays in
 * it. Both windows lead back where the launch asked for, so its address goes along.
 */
export const roomHref = (
  { area, code }: Pick<Game, 'area' | 'code'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string => {
  const isSeamless = pathname === '/seamless';
  const page = isSeamless ? '/seamless' : area === 'VN' ? '/vnlottery' : '/lottery';
  const query = new URLSearchParams(isSeamless ? { lottoArea: area, gameCode: code } : { gameCode: code });
  const back = backPathOf(new URLSearchParams(search).get('backUrl'));
  if (back !== null && page !== '/lottery') query.set('backUrl', back);
  return `${page}?${query.toString()}`;
};
