import { money } from '@fairground/contract/money';
import type { TableView } from '@fairground/contract/rooms/table';
import { el, icon, iconButton } from '../../../shell/dom.ts';
import type { Sound } from '../../../shell/sound.ts';
import type { CardTexts } from '../card-texts.ts';

const BACK = 'M15 5l-7 7 7 7';
const SHIELD = 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4';
const WORDS = 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5';
const MENU = 'M4 7h16M4 12h16M4 17h16';
const LOUD = 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11';
const MUTE = 'M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6';

/** Of the hand that is on, for they rise. */
const blindsOf = ({ room, hand }: Pick<TableView, 'room' | 'hand'>, { mark }: CardTexts): string => {
  const { rules } = (hand?.view ?? {}) as {
    readonly rules?: { readonly smallBlind: number; readonly bigBlind: number };
  };
  if (!rules || room.chip === null) return `${mark(money(room.unit / 2n))}/${mark(room.unit)}`;
  const { chip } = room;
  return [rules.smallBlind, rules.bigBlind].map((chips) => mark(money(chip * BigInt(chips)))).join('/');
};

/** The line above the cloth: what is played for how much, which hand, and the ways to everything else. */
export const createHead = ({
  texts,
  sound,
  onBack,
  onFairness,
  onWords,
  onMenu,
}: {
  readonly texts: CardTexts;
  readonly sound: Sound;
  readonly onBack: () => void;
  readonly onFairness: () => void;
  readonly onWords: () => void;
  readonly onMenu: () => void;
}): { readonly element: HTMLElement; readonly show: (table: TableView) => void } => {
  const { t, c } = texts;
  const name = el('b', { class: 'table-name' });
  const about = el('small', { class: 'tabular' });
  const soundButton = iconButton(t('sound-on'), MUTE, sound.toggle);
  sound.isOn.show((isOn) => {
    const label = isOn ? t('sound-off') : t('sound-on');
    soundButton.setAttribute('aria-label', label);
    soundButton.title = label;
    soundButton.setAttribute('aria-pressed', String(isOn));
    soundButton.replaceChildren(icon(isOn ? LOUD : MUTE));
  });
  return {
    element: el(
      'header',
      { class: 'head' },
      iconButton(c('to-lobby'), BACK, onBack),
      el('p', { class: 'table-title' }, name, about),
      el(
        'nav',
        { 'aria-label': t('about') },
        iconButton(t('fairness'), SHIELD, onFairness),
        iconButton(c('words'), WORDS, onWords),
        soundButton,
        iconButton(c('menu'), MENU, onMenu),
      ),
    ),
    show: ({ room, hand }) => {
      name.textContent = c(`game-${room.game}`);
      const unit =
        room.style === 'sit-and-go' ? c('blinds', { blinds: blindsOf({ room, hand }, texts) }) : texts.mark(room.unit);
      about.textContent = hand ? `${unit} · ${c('hand-number', { number: hand.no })}` : unit;
    },
  };
};
