import { drawPicture } from '../../../shared/draw-picture.ts';
import { drawShare, SHARE_SIZE } from '../model/share-picture.ts';
import type { ShareCard } from '../model/share-picture.ts';

/** The picture of a bet as a PNG. */
export const makeSharePicture = (card: ShareCard): Promise<Blob> =>
  drawPicture(SHARE_SIZE, (pen, { colours, fontFamily }) => drawShare(pen, card, colours, fontFamily));
