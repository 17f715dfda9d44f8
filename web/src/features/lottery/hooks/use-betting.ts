import { toast } from '@fairground/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { usePlaceOrder } from '../api/use-place.ts';
import type { Basket } from '../api/use-place.ts';
import { totalOf } from '../model/cart.ts';
import type { Cart } from '../model/cart.ts';
import { nextIssue } from '../model/current-issue.ts';
import type { Offer } from '../model/offer.ts';
import { serverNow } from './use-clock.ts';
import { useIssue } from './use-issue.ts';
import { useCart } from './use-cart.ts';
import type { Room } from './use-room.ts';
import { useSlip } from './use-slip.ts';

/**
 * From picks to an order: what is picked now and what lies in the cart, on the issue that is on sale. `onDone` hears
 * when the slip has served.
 */
export const useBetting = (room: Room, offer: Offer, onDone: () => void) => {
  const t = useTranslations('lottery');
  const errorText = useErrorText();
  const slip = useSlip(room, offer);
  const cart = useCart(room, offer);
  const place = usePlaceOrder();
  const [isChasing, setChasing] = useState(false);

  const current = useIssue(room.game);
  const isOnSale = offer.isOn && current?.phase === 'open';
  const picked = 'slip' in slip.result ? slip.result.slip : undefined;
  // What is picked and not yet in the cart is bought with it: nobody loses a line by pressing the larger button.
  const lines: Cart = picked === undefined ? cart.cart : [...cart.cart, { play: room.play.code, ...picked }];

  const basketOf = (): Basket | undefined => {
    const now = serverNow();
    const current = now === undefined ? undefined : nextIssue(room.game, now);
    if (current === undefined || lines.length === 0) return undefined;
    return {
      gameCode: room.game.code,
      mode: room.mode,
      series: slip.terms.series,
      numero: current.numero,
      lines,
      amount: totalOf(lines).amount,
    };
  };

  const empty = (): void => {
    cart.clear();
    slip.empty();
  };

  const tellFull = (): void => {
    toast.show({
      id: 'lottery-cart',
      tone: 'loss',
      title: t('cart.full'),
      description: t('cart.full-text', { count: String(offer.linesMax) }),
    });
  };

  const order = (): void => {
    if (hasTooMany) return tellFull();
    const basket = basketOf();
    if (!canOrder || basket === undefined) return;
    requireLogin(() =>
      place.mutate(basket, {
        onSuccess: ({ numero }) => {
          empty();
          onDone();
          toast.show({ tone: 'gain', title: t('order.done'), description: t('order.done-text', { numero }) });
        },
      }),
    );
  };

  const isShort = place.error?.code === 'lottery.insufficient-funds';
  const hasTooMany = lines.length > offer.linesMax;
  const canOrder = isOnSale && lines.length > 0 && !hasTooMany;
  return {
    slip,
    cart,
    lines,
    isOnSale,
    canOrder,
    isPlacing: place.isPending,
    failure: place.isError && !isShort ? errorText(place.error) : undefined,
    /** The order costs more than there is; it can be sent again when there is more. */
    isShort,
    onRefilled: place.reset,
    order,
    basketOf,
    empty,
    addToCart: () => {
      if (picked === undefined) return;
      const line = { play: room.play.code, ...picked };
      // What found no room stays picked.
      if (!cart.takes(line)) return tellFull();
      cart.add(line);
      slip.empty();
    },
    isChasing,
    openChase: () => {
      if (hasTooMany) return tellFull();
      if (!canOrder) return;
      onDone();
      requireLogin(() => setChasing(true));
    },
    closeChase: () => setChasing(false),
  };
};

export type Betting = ReturnType<typeof useBetting>;
