import type { Figures } from '@fairground/contract/studio/game';
import { channelWords, figureWords } from '@fairground/engines/slots/figure-words';
import type { Texts } from '../texts/texts.ts';
import { el } from './dom.ts';

/** The PAR sheet of a slot in plain words; nothing for games that have none. */
export const figuresSection = (figures: readonly Figures[], texts: Texts): readonly Node[] => {
  const told = figures.filter(({ par }) => par !== undefined);
  if (told.length === 0) return [];
  return [
    el('h3', {}, texts.figure('title')),
    ...told.flatMap((each) => [
      ...(told.length > 1 ? [el('h4', {}, modeName(each.mode, texts))] : []),
      el('ul', { class: 'figure-words' }, ...wordsOf(each, texts)),
      ...partsOf(each, texts),
    ]),
  ];
};

/** A way to bet by the name a player knows; others are named by the rules themselves. */
export const modeName = (mode: string, { figure }: Texts): string =>
  mode === 'base' || mode === 'buy' ? figure(`mode-${mode}`) : mode;

const wordsOf = (figures: Figures, { figure, number }: Texts): readonly Node[] =>
  figureWords(figures, number).map(({ key, values }) => el('li', {}, figure(key, values)));

const partsOf = (figures: Figures, { figure, number }: Texts): readonly Node[] => {
  const parts = channelWords(figures, number);
  if (parts.length < 2) return [];
  const isMeasured = parts.some(({ margin }) => margin !== undefined);
  const rows = parts.map(({ key, rtp, margin, part }) => {
    const bar = el('span', { class: 'figure-bar', 'aria-hidden': 'true' });
    bar.style.setProperty('--part', String(part / 100));
    return el(
      'li',
      {},
      el('span', {}, figure(key)),
      bar,
      el('b', {}, margin === undefined ? `${rtp}%` : `${rtp}% ± ${margin}%`),
    );
  });
  return [
    el('p', { class: 'soft' }, figure(isMeasured ? 'parts-measured' : 'parts')),
    el('ul', { class: 'figure-parts' }, ...rows),
  ];
};
