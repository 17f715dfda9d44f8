import type { SportsBet } from '@fairground/contract/sports/bets';
import type { SportsBetId } from '@fairground/contract/sports/fields';
import { create } from 'zustand';
import { askBet, sendBet } from '../api/sports.ts';
import { isTaken, waits } from '../model/placing.ts';
import type { Order, Receipt } from '../model/placing.ts';
import { removeLeg } from '../model/slip.ts';
import { changeSlip } from './slip-store.ts';

type Placing = {
  readonly isSending: boolean;
  /** Answered bets, the newest last, until the player has seen them. */
  readonly receipts: readonly Receipt[];
  /** Why the last bet was not taken; what was on the slip still is. */
  readonly error: unknown;
};

const IDLE: Placing = { isSending: false, receipts: [], error: undefined };

/** Bets under way. They outlive the page that sent them: a live bet is decided seconds later. */
export const usePlacing = create<Placing>(() => IDLE);

export const dismissReceipts = (): void => usePlacing.setState({ receipts: [] });
export const dismissError = (): void => usePlacing.setState({ error: undefined });

const ASK_AGAIN_MS = 1_000;

/** Sends the bets one after another and stops at the first that is refused; `onMoved` hears of every change. */
export const placeOrders = async (orders: readonly Order[], onMoved: () => void): Promise<void> => {
  if (usePlacing.getState().isSending) return;
  usePlacing.setState({ ...IDLE, isSending: true });
  try {
    for (const order of orders) {
      const { bet } = await sendBet(bodyOf(order));
      usePlacing.setState(({ receipts }) => ({ receipts: [...receipts, { bet }] }));
      onMoved();
      if (bet.state === 'PENDING') void follow(bet.betId, onMoved);
      else if (isTaken({ bet })) takeOff(bet);
    }
  } catch (error) {
    usePlacing.setState({ error });
    // What the refusal was about may be on the page already older than it is.
    onMoved();
  } finally {
    usePlacing.setState({ isSending: false });
  }
};

const bodyOf = ({ kind, legs, stake, accept, system, comboOddsMilli }: Order) => ({
  kind,
  ...(system !== undefined && { system }),
  ...(comboOddsMilli !== undefined && { comboOddsMilli }),
  stake,
  accept,
  legs: legs.map(({ selectionId, oddsMilli }) => ({ selectionId, oddsMilli })),
});

/** Asks for a bet until it is decided. What is refused stays on the slip. */
const follow = async (betId: SportsBetId, onMoved: () => void): Promise<void> => {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    try {
      const bet = await askBet(betId);
      if (waits({ bet })) continue;
      usePlacing.setState(({ receipts }) => ({
        receipts: receipts.map((receipt) => (receipt.bet.betId === betId ? { bet } : receipt)),
      }));
      onMoved();
      if (isTaken({ bet })) takeOff(bet);
      return;
    } catch (error) {
      // Without an answer nothing is known yet: it is asked again.
      console.warn(error);
    }
  }
};

const takeOff = ({ legs }: SportsBet): void =>
  changeSlip((slip) => legs.reduce((left, { selectionId }) => removeLeg(left, selectionId), slip));
