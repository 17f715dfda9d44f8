import type { PicturePen } from '../shared/draw-picture.ts';

/** A pen that keeps what it wrote; every sign is half as wide as the text is high. */
export const aPen = () => {
  const written: { readonly text: string; readonly size: number; readonly width: number }[] = [];
  const sizeNow = (): number => Number(/(\d+)px/.exec(pen.font)?.[1] ?? 0);
  const widthOf = (text: string): number => text.length * sizeNow() * 0.5;
  const pen = {
    font: '',
    fillStyle: '',
    textAlign: 'start',
    textBaseline: 'alphabetic',
    fillRect: () => undefined,
    beginPath: () => undefined,
    roundRect: () => undefined,
    fill: () => undefined,
    measureText: (text: string) => ({ width: widthOf(text) }),
    fillText: (text: string) => written.push({ text, size: sizeNow(), width: widthOf(text) }),
  };
  return { pen: pen as unknown as PicturePen, written };
};
