import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { TableBet } from '@fairground/contract/studio/game';
import { LATER_SPOTS } from '@fairground/engines/tables/blackjack';
import { mergedBets } from '@fairground/engines/tables/table-game';
import { Refused } from '../../session/calls.ts';
import { createSignal } from '../../session/signal.ts';
import type { Signal } from '../../session/signal.ts';
import type { TableSession } from './table-session.ts';

export type Stakes = ReadonlyMap<string, Money>;

/** The player's chips: placed one by one, sent together after a short pause, cancelled while bets are open. */
export type Betting = {
  /** All bets of the player on the table, sent or not. */
  readonly stakes: Signal<Stakes>;
  readonly lay: (spot: string, amount: Money) => void;
  readonly undo: () => void;
  readonly clear: () => void;
  /** Repeats the bets of the player's last round. */
  readonly repeat: () => void;
  readonly canRepeat: () => boolean;
  /** A round ended: what lay there can be repeated. */
  readonly remember: () => void;
};

export type BettingDeps = {
  readonly table: TableSession;
  readonly isOpen: () => boolean;
  readonly onRefused: (code: string) => void;
  readonly onFault: (error: unknown) => void;
};

const LATER: ReadonlySet<string> = new Set(LATER_SPOTS);

/** Chips that follow each other this quickly travel together. */
const BREATH_MS = 450;

export const createBetting = ({ table, isOpen, onRefused, onFault }: BettingDeps): Betting => {
  let waiting: TableBet[] = [];
  let sending: TableBet[] = [];
  let last: readonly TableBet[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<void> = Promise.resolve();
  const stakes = createSignal<Stakes>(new Map());

  const taken = (): TableBet[] => table.seat.get()?.slips.flatMap(({ bets }) => bets) ?? [];
  const show = (): void => {
    const all = mergedBets([...taken(), ...sending, ...waiting]);
    stakes.set(new Map(all.map(({ spot, amount }) => [spot, money(amount)])));
  };
  table.seat.show(show);

  /** Orders go one after the other, so that a cancellation follows the bets before it. */
  const queue = (work: () => Promise<void>): void => {
    line = line.then(work).catch((error: unknown) => {
      if (error instanceof Refused) onRefused(error.code);
      else onFault(error);
    });
  };

  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    queue(async () => {
      sending = mergedBets(waiting).map(({ spot, amount }) => ({ spot, amount: money(amount) }));
      waiting = [];
      try {
        if (sending.length > 0) await table.place(sending);
      } finally {
        sending = [];
        show();
      }
    });
  };

  const add = (bets: readonly TableBet[]): void => {
    if (!isOpen()) return;
    waiting.push(...bets);
    show();
    clearTimeout(timer);
    timer = setTimeout(send, BREATH_MS);
  };

  const undoLast = async (): Promise<void> => {
    const slip = table.seat.get()?.slips.at(-1);
    if (slip) await table.undo(slip.requestId);
  };

  return {
    stakes,
    lay: (spot, amount) => add([{ spot, amount }]),
    undo: () => {
      if (!isOpen()) return;
      if (waiting.pop()) show();
      else queue(undoLast);
    },
    clear: () => {
      if (!isOpen()) return;
      waiting = [];
      show();
      queue(async () => {
        while (isOpen() && table.seat.get()?.slips.length) await undoLast();
      });
    },
    repeat: () => {
      if (stakes.get().size === 0) add(last);
    },
    canRepeat: () => last.length > 0,
    remember: () => {
      // What a hand was raised by is decided in every round again.
      const bets = taken().filter(({ spot }) => !LATER.has(spot));
      if (bets.length > 0) last = mergedBets(bets).map(({ spot, amount }) => ({ spot, amount: money(amount) }));
    },
  };
};
