import { drawShare, SHARE_SIZE } from '../model/share-picture.ts';
import type { ShareCard } from '../model/share-picture.ts';

/** Draws the card with the colours and the font the page has now, and answers it as a PNG. */
export const makeSharePicture = async (card: ShareCard): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = SHARE_SIZE.width;
  canvas.height = SHARE_SIZE.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  await document.fonts.ready;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  drawShare(
    pen,
    card,
    {
      ground: colour('--ground'),
      surface: colour('--surface-1'),
      ink: colour('--ink'),
      soft: colour('--ink-soft'),
      accent: colour('--accent-text'),
      gain: colour('--gain'),
    },
    getComputedStyle(document.body).fontFamily || 'sans-serif',
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture) resolve(picture);
      else reject(new Error('The picture could not be written.'));
    }, 'image/png');
  });
};
