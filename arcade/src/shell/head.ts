import { money } from '@fairground/contract/money';
import type { Session } from '../session/session.ts';
import type { Texts } from '../texts/texts.ts';
import { el, icon, iconButton } from './dom.ts';
import type { Sound } from './sound.ts';

const BOOK = 'M4 5h7a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-7a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h7z';
const SHIELD = 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4';
const LOUD = 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11';
const MUTE = 'M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6';

type HeadDeps = {
  readonly session: Session;
  readonly texts: Texts;
  readonly sound: Sound;
  readonly onRules: () => void;
  readonly onFairness: () => void;
};

/** The line above the game: how long, how much so far, and what there is to know. */
export const createHead = ({ session, texts, sound, onRules, onFairness }: HeadDeps): HTMLElement => {
  const { t, amount } = texts;
  const clock = el('output', { 'aria-live': 'off', class: 'tabular' });
  const net = el('output', { 'aria-live': 'off', class: 'tabular', 'data-testid': 'net' });
  const startedAt = performance.now();
  const tick = (): void => {
    const seconds = Math.floor((performance.now() - startedAt) / 1_000);
    const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
    clock.textContent = parts.map((part) => String(part).padStart(2, '0')).join(':');
  };
  tick();
  setInterval(tick, 1_000);

  session.net.show((value) => {
    const size = amount(money(value < 0n ? -value : value));
    const sign = { gain: '+', loss: '−', even: '' } as const;
    const side = value > 0n ? 'gain' : 'loss';
    const side3 = value === 0n ? 'even' : side;
    net.textContent = `${sign[side3]}${size}`;
    net.dataset['side'] = side3;
  });

  const soundButton = iconButton(t('sound-on'), MUTE, sound.toggle);
  sound.isOn.show((isOn) => {
    const name = isOn ? t('sound-off') : t('sound-on');
    soundButton.setAttribute('aria-label', name);
    soundButton.title = name;
    soundButton.setAttribute('aria-pressed', String(isOn));
    soundButton.replaceChildren(icon(isOn ? LOUD : MUTE));
  });
  return el(
    'header',
    { class: 'head' },
    el('p', { class: 'meter' }, el('span', {}, t('time')), clock),
    el('p', { class: 'meter' }, el('span', {}, t('net')), net),
    el(
      'nav',
      { 'aria-label': t('about') },
      soundButton,
      iconButton(t('fairness'), SHIELD, onFairness),
      iconButton(t('rules'), BOOK, onRules),
    ),
  );
};
