import type { GameDefinition } from '@fairground/contract/studio/game';
import type { Texts } from '../texts/texts.ts';
import { el } from './dom.ts';
import { figuresSection, modeName } from './figures-section.ts';

/** What a player should know before the first bet, all of it computed from the definition. */
export const rulesContent = (definition: GameDefinition, texts: Texts, pays: readonly Node[]): readonly Node[] => {
  const { t, amount, number, percent } = texts;
  const { figures, bet } = definition;
  const limits =
    bet.max === null
      ? t('limits-from', { min: amount(bet.min) })
      : t('limits-range', { min: amount(bet.min), max: amount(bet.max) });
  const hasModes = figures.length > 1;
  const rows = figures.map(({ mode, rtp, hitRate, maxWin, topOneIn }) =>
    el(
      'tr',
      {},
      hasModes ? el('th', { scope: 'row' }, modeName(mode, texts, definition.kind)) : undefined,
      el('td', {}, percent(rtp)),
      el('td', {}, hitRate === null ? t('by-choice') : percent(hitRate)),
      el(
        'td',
        {},
        maxWin === null ? '—' : t('times', { value: number(Number(maxWin), 0) }),
        topOneIn === undefined ? '' : ` · ${oddsText(topOneIn, hitRate === null, texts)}`,
      ),
    ),
  );
  const head = el(
    'tr',
    {},
    hasModes ? el('th', {}, t('way-to-bet')) : undefined,
    ...[t('rtp'), t('hit-rate'), t('max-win')].map((name) => el('th', { scope: 'col' }, name)),
  );
  return [
    el('table', { class: 'figures' }, el('thead', {}, head), el('tbody', {}, ...rows)),
    el('p', { class: 'soft' }, t('rtp-means')),
    el('p', {}, limits),
    ...figuresSection(figures, texts),
    el('h3', {}, t('pays')),
    ...pays,
    el('h3', {}, t('interrupted')),
    el('p', {}, t('interrupted-text')),
    el('h3', {}, t('keys')),
    el('p', {}, t('keys-text')),
  ];
};

/** How often the largest win comes: for anybody, or for those whose own choices go for it. */
export const oddsText = (topOneIn: string, isByChoice: boolean, { t, number }: Texts): string =>
  t(isByChoice ? 'once-in-aimed' : 'once-in', { count: number(Number(topOneIn), 0) });
