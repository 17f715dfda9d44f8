/** Small brushes for pictures that are made on the spot. */
export type Brush = CanvasRenderingContext2D;

export const colour = (lightness: number, chroma: number, hue: number, alpha = 1): string =>
  `oklch(${lightness} ${chroma} ${hue} / ${alpha})`;

export const newCanvas = (
  width: number,
  height: number,
): { readonly canvas: HTMLCanvasElement; readonly brush: Brush } => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws nothing.');
  return { canvas, brush };
};

/** The colour as the number a graphics card takes. */
export const pixelOf = (paint: string): number => {
  const { brush } = newCanvas(1, 1);
  brush.fillStyle = paint;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return (red << 16) | (green << 8) | blue;
};

/** A round light that fades to nothing. */
export const glow = (brush: Brush, x: number, y: number, radius: number, tint: (alpha: number) => string): void => {
  const light = brush.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, tint(1));
  light.addColorStop(0.5, tint(0.35));
  light.addColorStop(1, tint(0));
  brush.fillStyle = light;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

/** A regular shape of so many corners as a path. */
export const polygon = (brush: Brush, x: number, y: number, radius: number, corners: number, turn: number): void => {
  brush.beginPath();
  for (let corner = 0; corner < corners; corner += 1) {
    const angle = turn + (corner / corners) * Math.PI * 2;
    brush.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  brush.closePath();
};

/** Numbers between 0 and 1 that look scattered and are the same every time: for pictures only. */
export const scattered = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A small picture of one symbol, for the table of pays. */
export const cutOut = (
  source: HTMLCanvasElement,
  [x, y]: readonly [number, number],
  size: number,
): HTMLCanvasElement => {
  const { canvas, brush } = newCanvas(size, size);
  brush.drawImage(source, x, y, size, size, 0, 0, size, size);
  return canvas;
};
