import type { CardAction, CardHandId } from '@fairground/contract/rooms/fields';
import { el } from '../../shell/dom.ts';
import { createSound } from '../../shell/sound.ts';
import type { CardTexts } from './card-texts.ts';
import type { Face, FaceDeps } from './face.ts';
import { makeFace } from './faces/all.ts';
import { replayHand } from './panels/history.ts';
import type { RoomLink } from './room-link.ts';
import './cards.css';

/** A hand that is over, in a frame of its own: no table, nothing to act on. */
export const openReplay = async (
  handId: CardHandId,
  { texts, link }: { readonly texts: CardTexts; readonly link: RoomLink },
): Promise<HTMLElement> => {
  const sound = createSound();
  const content = el('div', { class: 'panel-body' });
  const room = el('main', { class: 'shell card-room hand-replay' }, content);
  const quiet: Omit<FaceDeps<CardAction>, 'nameOf' | 'amount'> = {
    ...{ texts, sound },
    act: () => Promise.resolve(),
    spotOf: () => undefined,
    redraw: () => undefined,
  };
  await replayHand(handId, {
    texts,
    link,
    open: (title, nodes) => content.replaceChildren(el('h1', {}, title), ...nodes),
    makeFace: (game, own): Promise<Face<unknown>> => makeFace(game, { ...quiet, ...own }),
  });
  return room;
};
