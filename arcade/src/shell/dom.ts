type Child = Node | string | undefined;

type Attributes = { readonly [name: string]: string | boolean | ((event: never) => void) | undefined };

/** Makes an element: `on…` are listeners, true is an attribute without a value, false and undefined are none. */
export const el = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') put(element, name, value);
  element.append(...children.filter((child) => child !== undefined));
  return element;
};

/** Styles are set one by one: the policy of the page takes none that are written into it. */
export const put = (element: HTMLElement | SVGElement, name: string, value: string): void => {
  if (name === 'style') element.style.cssText = value;
  else element.setAttribute(name, value);
};

const SVG = 'http://www.w3.org/2000/svg';

/** A line drawing of 24 by 24 that takes the colour of its text. */
export const icon = (path: string): SVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
};

/** A button that shows a drawing and says its name. */
export const iconButton = (label: string, path: string, onclick: () => void): HTMLButtonElement =>
  el('button', { type: 'button', class: 'icon-button', 'aria-label': label, title: label, onclick }, icon(path));

/** Ways to move: `prefers-reduced-motion` shows results without the way there. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
