import { EMOTES, PHRASES } from '@fairground/contract/rooms/fields';
import type { TableWord } from '@fairground/contract/rooms/fields';
import { el } from '../../../shell/dom.ts';
import { EMOTE_SIGNS } from '../art/emotes.ts';
import type { CardTexts } from '../card-texts.ts';

/** Faces and phrases to say with a tap, and the way to hear nobody. */
export const wordsContent = (
  { c }: CardTexts,
  options: {
    readonly isMuted: boolean;
    readonly onSay: (word: TableWord) => void;
    readonly onMute: (isMuted: boolean) => void;
  },
): readonly Node[] => {
  const mute = el('input', { type: 'checkbox', checked: options.isMuted });
  mute.addEventListener('change', () => options.onMute(mute.checked));
  return [
    el(
      'div',
      { class: 'emotes', role: 'group', 'aria-label': c('emotes') },
      ...EMOTES.map((word) =>
        el(
          'button',
          {
            type: 'button',
            'aria-label': c(`word-${word}`),
            title: c(`word-${word}`),
            onclick: () => options.onSay(word),
          },
          EMOTE_SIGNS[word] ?? '',
        ),
      ),
    ),
    el(
      'div',
      { class: 'phrases', role: 'group', 'aria-label': c('phrases') },
      ...PHRASES.map((word) => el('button', { type: 'button', onclick: () => options.onSay(word) }, c(`word-${word}`))),
    ),
    el('label', { class: 'switch-line' }, mute, c('mute-words')),
  ];
};
