import { gameOf, playsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import type { Play } from '@fairground/engines/lottery/play';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { useLocation, useSearch } from 'wouter';

export type Room = { readonly game: Game; readonly mode: PrizeMode; readonly play: Play };

/** The room an address names: its game, the prize mode and the play, each the usual one where nothing fits. */
export const roomOf = (search: string): Room | undefined => {
  const fields = new URLSearchParams(search);
  const game = gameOf(fields.get('gameCode') ?? fields.get('lottoGameCode') ?? '');
  if (game === undefined) return undefined;
  const wanted = fields.get('playType') ?? '';
  const named = game.modes.find((mode) => mode === fields.get('lottoPrizeMode'));
  const mode = named ?? game.modes.find((one) => playsOf(game, one).some(({ code }) => code === wanted));
  const usual = mode ?? game.modes[0] ?? 'Elott';
  const plays = playsOf(game, usual);
  const play = plays.find(({ code }) => code === wanted) ?? plays[0];
  return play === undefined ? undefined : { game, mode: usual, play };
};

/** The room of the address, and the ways to another play, mode or game. */
export const useRoom = () => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const room = roomOf(search);
  const go = (change: Readonly<Record<string, string | null>>): void => {
    const fields = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) fields.delete(name);
      else fields.set(name, value);
    }
    navigate(`${path}?${fields.toString()}`, { replace: true });
  };
  return {
    room,
    choosePlay: (play: Play) => go({ playType: play.code }),
    chooseMode: (mode: PrizeMode) => go({ lottoPrizeMode: mode, playType: null }),
  };
};
