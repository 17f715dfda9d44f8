import { markOf } from '@fairground/engines/tables/marks';
import type { TablePast } from '@fairground/contract/studio/table';
import { el } from '../../../shell/dom.ts';
import { COLOURS } from './road-grid.ts';

/** As many rounds as a line has room for. */
export const LAST = 14;

/** The last rounds in a line, the newest first and largest. */
export const lastRounds = (past: readonly TablePast[], most: number): HTMLElement =>
  el(
    'ol',
    { class: 'last-rounds' },
    ...past
      .slice(-most)
      .toReversed()
      .map(({ result }) => {
        const { text, tone } = markOf(result);
        return el('li', { style: `--tone: ${COLOURS[tone]}` }, text);
      }),
  );

export type Bar = { readonly name: string; readonly count: number; readonly colour: string };

/** How the rounds share out, as one bar: every part with its name and its share. */
export const shareBar = (parts: readonly Bar[]): HTMLElement => {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  return el(
    'ul',
    { class: 'share-bar' },
    ...parts.map(({ name, count, colour }) =>
      el(
        'li',
        { style: `--tone: ${colour}; flex-grow: ${Math.max(count, all / 8, 1)}` },
        el('span', {}, name),
        el('b', {}, all === 0 ? '0%' : `${Math.round((100 * count) / all)}%`),
      ),
    ),
  );
};

/** Values with how often they came, as columns over them. */
export const columns = (bars: readonly Bar[], label: string): HTMLElement => {
  const most = bars.reduce((max, { count }) => Math.max(max, count), 1);
  return el(
    'ul',
    { class: 'histogram', 'aria-label': label },
    ...bars.map(({ name, count, colour }) =>
      el(
        'li',
        { style: `--tone: ${colour}; --part: ${count / most}`, title: `${name}: ${count}` },
        el('i', { 'aria-hidden': 'true' }),
        el('span', {}, name),
        el('b', { class: 'sr-only' }, String(count)),
      ),
    ),
  );
};

/** A few values that stand out, each with its figure. */
export const valueList = (
  title: string,
  values: readonly { readonly text: string; readonly colour: string; readonly figure: string }[],
): HTMLElement =>
  el(
    'section',
    { class: 'value-list' },
    el('h3', {}, title),
    el(
      'ul',
      {},
      ...values.map(({ text, colour, figure }) =>
        el('li', { style: `--tone: ${colour}` }, el('b', {}, text), el('span', {}, figure)),
      ),
    ),
  );
