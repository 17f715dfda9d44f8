import type { GameRow } from '../../modules/catalog/index.ts';
import type { TileWish } from './deal-tiles.ts';

/** A game before its tile is dealt. */
export type GamePlan = Pick<
  GameRow,
  'vendor' | 'gameId' | 'category' | 'classify' | 'names' | 'theme' | 'mechanic' | 'volatility' | 'lines' | 'releasedOn'
> &
  Partial<
    Pick<GameRow, 'roomId' | 'code' | 'defaultPlayType' | 'isHot' | 'modelId' | 'rtp' | 'hitRate' | 'maxWin' | 'status'>
  > & {
    readonly minBetDong: number;
    readonly tile: Pick<TileWish, 'scenes' | 'hues' | 'motifs' | 'extras' | 'emblem'>;
  };
