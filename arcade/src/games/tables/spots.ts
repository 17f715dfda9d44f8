import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Texts } from '../../texts/texts.ts';
import { el } from '../../shell/dom.ts';
import { chipFor } from './chips.ts';
import { createLayers } from './layers.ts';
import type { Layer } from './layers.ts';

export type Tone = 'red' | 'blue' | 'green' | 'gold' | 'black' | 'plain';

/** A spot of the layout that takes chips. */
export type Spot = {
  readonly spot: string;
  /** What is written there; the full name where nothing else is said. */
  readonly label?: string;
  readonly tone?: Tone;
  /** Where it lies on the grid of its cloth: `row / column / row / column`. */
  readonly area?: string;
  /** The same on a phone held upright; `area` where it is no other. */
  readonly narrow?: string;
  readonly picture?: () => Node;
  readonly isSmall?: boolean;
  /** A small place on the line between others: in the middle of its area or at its foot. */
  readonly dot?: 'middle' | 'foot';
  /** Which layer of the cloth it belongs to, where fingers choose one: places between numbers are too close for them. */
  readonly layer?: Layer;
};

export type SpotsDeps = {
  readonly kind: string;
  readonly spots: readonly Spot[];
  readonly ladder: readonly Money[];
  readonly texts: Texts;
  readonly nameOf: (spot: string) => string;
  readonly paysOf: (spot: string) => string;
  readonly onLay: (spot: string) => void;
};

export type Spots = {
  readonly element: HTMLElement;
  readonly showStakes: (own: ReadonlyMap<string, Money>, all: ReadonlyMap<string, Money>) => void;
  /** Marks what won; nothing while a round is open. */
  readonly showWinners: (winners: ReadonlySet<string>) => void;
  readonly setOpen: (isOpen: boolean) => void;
  readonly focus: (step: number) => void;
};

const NOTHING = money(0n);

/** The cloth: every spot a button, with the player's chips and everybody's total on it. */
export const createSpots = (deps: SpotsDeps): Spots => {
  const { texts, nameOf, paysOf, ladder } = deps;
  const { t, amount, mark } = texts;
  const made = deps.spots.map((given) => {
    const { spot, label, tone = 'plain', area, narrow, picture, isSmall, dot, layer } = given;
    const chips = el('span', { class: 'spot-chips' });
    const total = el('span', { class: 'spot-total' });
    const button = el(
      'button',
      {
        type: 'button',
        class: 'spot',
        'data-spot': spot,
        'data-tone': tone,
        'data-size': isSmall === true ? 'small' : undefined,
        'data-dot': dot,
        'data-layer': layer,
        ...(area === undefined ? {} : { style: `--area: ${area}; --narrow: ${narrow ?? area}` }),
        onclick: () => deps.onLay(spot),
      },
      picture?.(),
      el('span', { class: 'spot-name' }, label ?? nameOf(spot)),
      isSmall === true ? undefined : el('span', { class: 'spot-pays' }, paysOf(spot)),
      total,
      chips,
    );
    return { spot, button, chips, total };
  });
  const label = (button: HTMLElement, spot: string, own: Money, all: Money): void => {
    const values = { name: nameOf(spot), pays: paysOf(spot), own: amount(own), all: amount(all) };
    button.setAttribute('aria-label', t('table-spot', values));
  };
  for (const { spot, button } of made) label(button, spot, NOTHING, NOTHING);

  const cloth = el(
    'div',
    { class: 'spots', 'data-table': deps.kind, role: 'group', 'aria-label': t('table-spots') },
    ...made.map(({ button }) => button),
  );
  const hasLayers = deps.spots.some(({ layer }) => layer !== undefined);
  return {
    element: hasLayers ? el('div', { class: 'layered' }, createLayers(cloth, texts), cloth) : cloth,
    showStakes: (own, all) => {
      for (const { spot, button, chips, total } of made) {
        const [mine, everybody] = [own.get(spot) ?? NOTHING, all.get(spot) ?? NOTHING];
        chips.replaceChildren(...(mine > 0n ? [chipFor(mine, ladder, texts)] : []));
        total.textContent = everybody > mine ? mark(everybody) : '';
        label(button, spot, mine, everybody);
      }
    },
    showWinners: (winners) => {
      for (const { spot, button } of made) button.toggleAttribute('data-won', winners.has(spot));
    },
    setOpen: (isOpen) => {
      // Not disabled, so that keyboard focus stays on the spot.
      for (const { button } of made) button.setAttribute('aria-disabled', String(!isOpen));
    },
    focus: (step) => {
      const index = made.findIndex(({ button }) => button === document.activeElement);
      const next = made[(index + step + made.length) % made.length];
      next?.button.focus();
    },
  };
};
