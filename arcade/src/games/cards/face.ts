import type { Seat } from '@fairground/engines/cards/card-game';
import type { Card } from '@fairground/engines/tables/card';
import type { Sound } from '../../shell/sound.ts';
import type { CardTexts } from './card-texts.ts';

/** What stands at a seat beside name and stack. */
export type SeatMark = {
  /** Cards held face down. */
  readonly count?: number;
  /** Cards that lie open in front of the seat. */
  readonly open?: readonly Card[];
  /** Groups of cards that lie open: melds, or rows. */
  readonly laid?: readonly (readonly Card[])[];
  /** One of the open cards that may be taken now. */
  readonly offered?: Card;
  /** Chips or units in front of the seat. */
  readonly bet?: number;
  readonly badge?: string;
  readonly tone?: 'soft' | 'gain' | 'loss' | 'lamp';
  /** Has left the hand, or plays no longer. */
  readonly isOut?: boolean;
  readonly mark?: 'button' | 'banker';
  /** What a press on the seat does, where it may be chosen. */
  readonly choose?: { readonly label: string; readonly run: () => void };
};

export type FaceDeps<Action> = {
  readonly texts: CardTexts;
  readonly sound: Sound;
  /** Sends an action; it is over when the server has answered. */
  readonly act: (action: Action) => Promise<void>;
  /** The name of a seat of the hand. */
  readonly nameOf: (seat: Seat) => string;
  /** So many units as money. */
  readonly amount: (units: number) => string;
  /** Where something of that seat comes from, for cards that fly. */
  readonly spotOf: (seat: Seat) => Element | undefined;
  /** What stands at the seats has changed by a choice of the player. */
  readonly redraw: () => void;
};

/** How one game looks and asks: what lies on the cloth, the own cards, the buttons. */
export type Face<View> = {
  /** In the middle of the cloth. */
  readonly centre: HTMLElement;
  readonly own: HTMLElement;
  readonly bar: HTMLElement;
  readonly show: (view: View) => void;
  /** Nothing is played: the cloth is cleared, or keeps what lay there at the end. */
  readonly rest: () => void;
  readonly seat: (view: View, seat: Seat) => SeatMark;
  /** What has happened between two views, in words. */
  readonly tell: (before: View | null, now: View) => readonly string[];
  /** What the player is asked for in a few words; empty when nothing is. */
  readonly asked: (view: View) => string;
  /** Whether the key meant something here. */
  readonly key: (event: KeyboardEvent) => boolean;
};
