import { put } from '../../shell/dom.ts';

const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Makes a part of a drawing. */
export const draw = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): SVGElementTagNameMap[Tag] => {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) put(element, name, String(value));
  element.append(...children.filter((child) => child !== undefined));
  return element;
};

/** A group at a place. */
export const at = (x: number, y: number, ...children: readonly Node[]): SVGGElement =>
  draw('g', { transform: `translate(${x} ${y})` }, ...children);

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): SVGCircleElement =>
  draw('circle', { cx, cy, r, ...attributes });

export const path = (d: string, attributes: Attributes = {}): SVGPathElement => draw('path', { d, ...attributes });

export const words = (x: number, y: number, text: string, attributes: Attributes = {}): SVGTextElement =>
  draw('text', { x, y, 'text-anchor': 'middle', ...attributes }, text);

/** A gradient from top to bottom, by its name. */
export const shade = (id: string, from: string, to: string): SVGLinearGradientElement =>
  draw(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    draw('stop', { offset: 0, 'stop-color': from }),
    draw('stop', { offset: 1, 'stop-color': to }),
  );
