import type { Figures, GameKind } from '@fairground/contract/studio/game';
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

const RISKS = ['low', 'medium', 'high'] as const;
const TOWERS = ['easy', 'medium', 'hard', 'expert', 'master'] as const;

/** A way to bet by the name a player knows; others are named by the rules themselves. */
export const modeName = (mode: string, { figure, t }: Texts, kind?: GameKind): string => {
  if (mode === 'base' || mode === 'buy') return figure(`mode-${mode}`);
  const tower = kind === 'towers' ? TOWERS.find((each) => each === mode) : undefined;
  if (tower) return t(`tower-${tower}`);
  // A board of rows and a risk, or a wheel of a risk.
  const words = mode.split(' ');
  const risk = RISKS.find((each) => each === words.at(-1));
  return risk ? [...words.slice(0, -1), t(`risk-${risk}`)].join(' · ') : mode;
};

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
