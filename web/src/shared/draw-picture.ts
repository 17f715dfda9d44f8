/** What a picture is drawn with. */
export type PicturePen = Pick<
  CanvasRenderingContext2D,
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'roundRect'
  | 'fill'
  | 'font'
  | 'fillStyle'
  | 'textAlign'
  | 'textBaseline'
>;

/** Draws a picture with the colours and the font the page has now, and answers it as a PNG. */
export const drawPicture = async (
  { width, height }: { readonly width: number; readonly height: number },
  draw: (pen: PicturePen, look: PictureLook) => void,
): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  await document.fonts.ready;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  draw(pen, {
    colours: {
      ground: colour('--ground'),
      surface: colour('--surface-1'),
      ink: colour('--ink'),
      soft: colour('--ink-soft'),
      accent: colour('--accent-text'),
      gain: colour('--gain'),
    },
    fontFamily: getComputedStyle(document.body).fontFamily || 'sans-serif',
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture) resolve(picture);
      else reject(new Error('The picture could not be written.'));
    }, 'image/png');
  });
};

type PictureLook = {
  readonly colours: Readonly<Record<'ground' | 'surface' | 'ink' | 'soft' | 'accent' | 'gain', string>>;
  readonly fontFamily: string;
};
