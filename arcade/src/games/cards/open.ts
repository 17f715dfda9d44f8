import type { Address } from '../../session/address.ts';
import type { Texts } from '../../texts/texts.ts';
import { wait } from '../../shell/dom.ts';
import { keepSettings } from '../../shell/settings-link.ts';
import { createSound } from '../../shell/sound.ts';
import { createCardRoom } from './card-room.ts';
import { loadCardTexts } from './load-card-texts.ts';
import { createLikes } from './likes.ts';
import { createRoomLink } from './room-link.ts';
import { openReplay } from './open-replay.ts';
import { createSeeds } from './seeds.ts';
import type { CardHandId } from '@fairground/contract/rooms/fields';
import type { Numbers } from '@fairground/contract/numbers';

export type CardsDeps = {
  readonly address: Address;
  readonly texts: Texts;
  readonly numbers: Numbers;
  readonly newRequestId: () => string;
  readonly onWaiting: (tries: number) => void;
  readonly onAnswer: () => void;
};

/** A card table in a frame: it has no session, and asks the page around it for everything. */
export const openCards = async (deps: CardsDeps): Promise<HTMLElement> => {
  const texts = await loadCardTexts(deps.texts, deps.address.language, deps.numbers);
  const link = createRoomLink({
    post: (message) => parent.postMessage(message, '*'),
    hear: (listener) =>
      addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.source !== parent) return;
        deps.onAnswer();
        listener(event.data);
      }),
    wait,
    onWaiting: deps.onWaiting,
  });
  const { hand } = deps.address;
  if (hand !== undefined) return openReplay(hand as CardHandId, { texts, link });
  const seeds = createSeeds(link, (bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
  const likes = createLikes(link);
  // What was kept comes before anything is committed to.
  link.listen((news) => {
    if ('kept' in news) seeds.restore(news.kept);
    if ('liked' in news) likes.restore(news.liked);
  });
  const { table } = await link.ask('read', {});
  const sound = createSound();
  keepSettings({ sound: sound.isOn });
  return createCardRoom({
    texts,
    link,
    seeds,
    likes,
    sound,
    first: table,
    newRequestId: deps.newRequestId,
    clock: () => performance.now(),
  });
};
