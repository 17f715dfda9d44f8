import { SPORTS_BETS_MOVED, useInvalidate } from '@fairground/client/facts';
import { loginGate, useSession } from '@fairground/client/session';
import { openModal } from '../../../shared/store/modal-store.ts';
import type { Planned } from '../model/placing.ts';
import { takePrices } from '../model/slip.ts';
import { placeOrders } from './placing-store.ts';
import { changeSlip, useSlip } from './slip-store.ts';
import type { SlipView } from '../model/slip-view.ts';

/** Places what the slip says; a visitor is asked to log in and finds the slip as it was. */
export const usePlaceBets = ({ legs }: SlipView) => {
  const invalidate = useInvalidate();
  return (planned: readonly Planned[]): void => {
    if (loginGate(useSession.getState()) !== 'open') {
      openModal({ type: 'login', props: { tab: 'login', stay: true } });
      return;
    }
    // Pressing the button takes the prices it names.
    const now = new Map(legs.map(({ leg, nowMilli }) => [leg.selectionId, nowMilli]));
    changeSlip((slip) => takePrices(slip, (leg) => now.get(leg.selectionId) ?? leg.oddsMilli));
    const taken = new Map(useSlip.getState().legs.map((leg) => [leg.selectionId, leg]));
    const orders = planned.map(({ order }) => ({
      ...order,
      legs: order.legs.map((leg) => taken.get(leg.selectionId) ?? leg),
    }));
    void placeOrders(orders, () => void invalidate(SPORTS_BETS_MOVED));
  };
};
