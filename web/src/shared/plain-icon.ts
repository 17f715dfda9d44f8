import { createElement } from 'react';
import type { FunctionComponent, SVGProps } from 'react';

/** An icon of lucide-react as its file describes it. */
type IconData = { readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] };

const LINES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Draws the icons of lucide-react in the built site, in the place of its own `createLucideIcon`. That one weighs more than
 * the icons of a page, and a page with fifty of them spends a tenth of its start on contexts and classes nobody uses.
 */
const createIcon =
  ({ node }: IconData): FunctionComponent<SVGProps<SVGSVGElement>> =>
  (props) =>
    createElement(
      'svg',
      { ...LINES, 'aria-hidden': props['aria-label'] === undefined ? 'true' : undefined, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

// oxlint-disable-next-line import/no-default-export -- lucide's icons import it so.
export default createIcon;
