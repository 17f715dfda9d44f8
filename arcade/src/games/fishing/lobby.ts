import type { Money } from '@fairground/contract/money';
import { el } from '../../shell/dom.ts';
import type { TextKey, Texts } from '../../texts/texts.ts';

export type Level = { readonly bet: Money; readonly players: number; readonly pool: Money };

export type Lobby = {
  readonly element: HTMLElement;
  readonly show: (levels: readonly Level[], line: string) => void;
  readonly hide: () => void;
};

/** Where a level is chosen: what a shot costs there, who plays, and what the jackpot stands at. */
export const createLobby = ({ t, amount }: Texts, onChoose: (bet: Money) => void): Lobby => {
  const heading = el('h2', {}, t('fishing-choose'));
  const said = el('p', { class: 'soft', role: 'status' });
  const list = el('ul', { class: 'fishing-levels' });
  const element = el(
    'div',
    { class: 'fishing-lobby', role: 'group', 'aria-label': t('fishing-choose') },
    heading,
    said,
    list,
  );
  return {
    element,
    hide: () => {
      element.hidden = true;
    },
    show: (levels, line) => {
      element.hidden = false;
      said.textContent = line;
      list.replaceChildren(
        ...levels.map(({ bet, players, pool }, place) =>
          el(
            'li',
            {},
            el(
              'button',
              { type: 'button', class: 'fishing-level', 'data-level': String(place), onclick: () => onChoose(bet) },
              el('strong', {}, t(`fishing-level-${place}` as TextKey)),
              el('span', {}, t('fishing-from', { amount: amount(bet) })),
              el('small', {}, t('fishing-players', { count: players })),
              el('small', {}, t('fishing-jackpot', { amount: amount(pool) })),
            ),
          ),
        ),
      );
    },
  };
};
