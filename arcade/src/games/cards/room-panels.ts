import type { CardAction, TableWord } from '@fairground/contract/rooms/fields';
import type { TableView } from '@fairground/contract/rooms/table';
import type { Panels } from '../../shell/panel.ts';
import type { CardTexts } from './card-texts.ts';
import type { Face, FaceDeps } from './face.ts';
import { makeFace } from './faces/all.ts';
import { fairnessContent } from './panels/fairness.ts';
import { historyContent } from './panels/history.ts';
import { rulesContent } from './panels/rules.ts';
import { menuContent } from './panels/table-menu.ts';
import { wordsContent } from './panels/words.ts';
import { RoomRefused } from './room-link.ts';
import type { RoomLink } from './room-link.ts';
import type { Likes } from './likes.ts';
import type { Seeds } from './seeds.ts';

export type RoomPanelsDeps = {
  readonly texts: CardTexts;
  readonly link: RoomLink;
  readonly seeds: Seeds;
  readonly likes: Likes;
  readonly panels: Panels;
  readonly table: () => TableView;
  readonly room: () => HTMLElement;
  readonly take: (seen: TableView) => void;
  readonly order: (ask: () => Promise<{ readonly table: TableView }>) => Promise<void>;
  readonly say: (line: string) => void;
  /** Says what the seat shows already: in the log, and to those who do not see it. */
  readonly note: (line: string) => void;
  readonly refused: (error: unknown) => void;
  readonly newRequestId: () => string;
  readonly faceDeps: FaceDeps<CardAction>;
};

/** The sheets over a table: menu, words, fairness, history and rules. */
export const createRoomPanels = (
  deps: RoomPanelsDeps,
): {
  readonly openMenu: () => void;
  readonly openWords: () => void;
  readonly openFairness: () => void;
} => {
  const { texts, link, seeds, likes, panels, table, room, take, order, say, note, refused, newRequestId, faceDeps } =
    deps;
  const { c } = texts;

  const openHistory = (): void =>
    panels.open(
      c('history'),
      historyContent({
        texts,
        link,
        tableId: table().tableId,
        open: panels.open,
        makeFace: (game, own): Promise<Face<unknown>> =>
          makeFace(game, {
            ...faceDeps,
            ...own,
            act: () => Promise.resolve(),
            spotOf: () => undefined,
            redraw: () => undefined,
          }),
      }),
    );
  const leave = async (): Promise<void> => {
    try {
      const { hasLeft, table: seen } = await link.ask('leave', {});
      if (hasLeft) return link.go('lobby');
      panels.close();
      take(seen);
      say(c(seen.room.style === 'sit-and-go' ? 'sit-and-go-left' : 'leaving-text'));
    } catch (error) {
      refused(error);
    }
  };
  const setReady = async (isReady: boolean): Promise<void> => {
    await order(() => link.ask('ready', { isReady }));
    if (table().seats.some(({ isYou, sitsOutNext }) => isYou && sitsOutNext)) note(c('sits-out-next-text'));
  };
  const openMenu = (): void =>
    panels.open(
      c('menu'),
      menuContent({
        texts,
        table: table(),
        isFourColour: likes.isFourColour(),
        onFourColour: (isOn) => {
          likes.setFourColour(isOn);
          room().toggleAttribute('data-four', isOn);
        },
        onHistory: openHistory,
        onRules: openRules,
        onTopUp: async (value) => {
          try {
            const requestId = newRequestId();
            const { table: seen } = await link.ask('top-up', { requestId, amount: value });
            take(seen);
            return c('top-up-done', { amount: texts.amount(value) });
          } catch (error) {
            if (!(error instanceof RoomRefused)) console.error(error);
            return error instanceof RoomRefused ? error.message : texts.t('fault');
          }
        },
        onReady: (isReady) => {
          panels.close();
          void setReady(isReady);
        },
        onLeave: () => void leave(),
      }),
    );
  const openRules = (): void => panels.open(texts.t('rules'), rulesContent(table().room.game, texts, link));
  const openFairness = (): void => panels.open(texts.t('fairness'), fairnessContent(table(), { texts, link, seeds }));
  const openWords = (): void =>
    panels.open(
      c('words'),
      wordsContent(texts, {
        likes,
        people: table().seats.flatMap(({ name, isYou, isHouse }) => (isYou || isHouse ? [] : [name])),
        onSay: (word: TableWord) => {
          panels.close();
          link.ask('say', { word }).catch(refused);
        },
      }),
    );
  return { openMenu, openWords, openFairness };
};
