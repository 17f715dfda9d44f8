import { EMOTES, PHRASES } from '@fairground/contract/rooms/fields';
import type { TableWord } from '@fairground/contract/rooms/fields';
import { el } from '../../../shell/dom.ts';
import { EMOTE_SIGNS } from '../art/emotes.ts';
import type { CardTexts } from '../card-texts.ts';
import type { Likes } from '../likes.ts';

/** Faces and phrases to say with a tap, and who is not to be heard: one person, or everybody. */
export const wordsContent = (
  { c }: CardTexts,
  options: {
    readonly onSay: (word: TableWord) => void;
    readonly likes: Likes;
    /** Names of the others; players of the house say nothing. */
    readonly people: readonly string[];
  },
): readonly Node[] => {
  const { likes, people } = options;
  const muteLine = (label: string, isOn: boolean, onChange: (isOn: boolean) => void): HTMLElement => {
    const field = el('input', { type: 'checkbox', checked: isOn });
    field.addEventListener('change', () => onChange(field.checked));
    return el('label', { class: 'switch-line' }, field, label);
  };
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
    el(
      'fieldset',
      { class: 'mutes' },
      el('legend', {}, c('mute')),
      muteLine(c('mute-words'), likes.isEverybodyMuted(), likes.muteEverybody),
      ...people.map((name) =>
        muteLine(c('mute-person', { name }), likes.isMuted(name), (isOn) => likes.mute(name, isOn)),
      ),
    ),
  ];
};
