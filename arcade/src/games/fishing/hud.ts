import type { Money } from '@fairground/contract/money';
import { WEAPONS } from '@fairground/engines/fish/room';
import type { Weapon } from '@fairground/engines/fish/room';
import type { Signal } from '../../session/signal.ts';
import { el, icon, iconButton } from '../../shell/dom.ts';
import type { TextKey, Texts } from '../../texts/texts.ts';

const MINUS = 'M5 12h14';
const PLUS = 'M5 12h14M12 5v14';
const AUTO = 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5';
const LOCK = 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z';
const DOOR = 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9';
const PICTURES: Readonly<Record<Weapon, string>> = {
  bullet: 'M5 12h9a5 5 0 0 1 5 0 5 5 0 0 1-5 0M5 9v6',
  laser: 'M4 20L20 4M9 20l3-3M4 15l3-3M17 12l3-3',
  bomb: 'M11 9a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 10l3-3M18 3v2M21 7h-2M20 4l-1 1',
};

export type HudDeps = {
  readonly texts: Texts;
  readonly balance: Signal<Money>;
  readonly cannon: Signal<number>;
  readonly weapon: Signal<Weapon>;
  readonly isAuto: Signal<boolean>;
  readonly locked: Signal<string>;
  readonly cost: Signal<Money>;
  readonly onCannon: (direction: 'up' | 'down') => void;
  readonly onAuto: () => void;
  readonly onLock: () => void;
  readonly onFire: () => void;
  readonly onLeave: () => void;
};

/** The line under the sea: money, cannon, weapon, and what fires. */
export const createHud = (deps: HudDeps): HTMLElement => {
  const { t, amount } = deps.texts;
  const balance = el('output', { 'data-testid': 'balance' });
  const cost = el('output', { 'aria-live': 'polite', 'data-testid': 'bet' });
  const size = el('small', { class: 'cost' });
  deps.balance.show((value) => {
    balance.textContent = amount(value);
  });
  deps.cost.show((value) => {
    cost.textContent = amount(value);
  });
  deps.cannon.show((value) => {
    size.textContent = t('fishing-cannon-size', { size: value });
  });

  const weapons = WEAPONS.map((name) => {
    const label = t(`fishing-weapon-${name}` as TextKey);
    const button = el(
      'button',
      { type: 'button', role: 'radio', class: 'fishing-weapon', title: label, onclick: () => deps.weapon.set(name) },
      icon(PICTURES[name]),
      el('span', {}, label),
    );
    deps.weapon.show((chosen) => button.setAttribute('aria-checked', String(chosen === name)));
    return button;
  });
  const toggle = (label: string, path: string, onclick: () => void): HTMLButtonElement =>
    el(
      'button',
      { type: 'button', class: 'fishing-toggle', 'aria-pressed': 'false', onclick },
      icon(path),
      el('span', {}, label),
    );
  const auto = toggle(t('fishing-auto'), AUTO, deps.onAuto);
  const lock = toggle(t('fishing-lock'), LOCK, deps.onLock);
  deps.isAuto.show((isOn) => auto.setAttribute('aria-pressed', String(isOn)));
  deps.locked.show((name) => {
    lock.setAttribute('aria-pressed', String(name !== ''));
    (lock.lastChild as HTMLElement).textContent = name === '' ? t('fishing-lock') : name;
  });

  return el(
    'section',
    { class: 'bar fishing-bar', 'aria-label': t('bar') },
    el('p', { class: 'figure' }, el('span', {}, t('balance')), balance),
    el('div', { class: 'fishing-weapons', role: 'radiogroup', 'aria-label': t('fishing-weapon') }, ...weapons),
    el(
      'div',
      { class: 'bet', role: 'group', 'aria-label': t('fishing-cannon') },
      iconButton(t('fishing-cannon-down'), MINUS, () => deps.onCannon('down')),
      el('p', { class: 'figure' }, el('span', {}, t('fishing-shot')), cost, size),
      iconButton(t('fishing-cannon-up'), PLUS, () => deps.onCannon('up')),
    ),
    el('div', { class: 'fishing-toggles' }, auto, lock, iconButton(t('fishing-leave'), DOOR, deps.onLeave)),
    el('button', { type: 'button', class: 'play', onclick: deps.onFire }, t('fishing-fire')),
  );
};
