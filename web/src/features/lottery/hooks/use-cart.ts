import { toast } from '@fairground/ui/toast';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSession, deviceStorage } from '@fairground/client/session';
import { addLine, removeLine, takesLine } from '../model/cart.ts';
import type { Cart, CartLine } from '../model/cart.ts';
import { readCart, writeCart } from '../model/kept-cart.ts';
import type { CartPlace } from '../model/kept-cart.ts';
import type { Offer } from '../model/offer.ts';
import type { Room } from './use-room.ts';

type Changed = { readonly place: CartPlace; readonly cart: Cart };

/** What lies in the cart of a game in a prize mode. It outlives the page, each account on this device for itself. */
export const useCart = ({ game, mode }: Room, offer: Offer) => {
  const t = useTranslations('lottery');
  const owner = useSession((session) => session.account);
  const place = useMemo<CartPlace>(() => ({ owner, game, mode }), [owner, game, mode]);
  const { multipleMax, amountMax, linesMax } = offer;
  const kept = useMemo(
    () => readCart(deviceStorage, place, { multipleMax, amountMax, linesMax }),
    [place, multipleMax, amountMax, linesMax],
  );
  const [changed, setChanged] = useState<Changed>();
  const cart = changed?.place === place ? changed.cart : kept.lines;

  useEffect(() => {
    if (kept.dropped === 0) return;
    writeCart(deviceStorage, place, kept.lines);
    toast.show({
      id: 'lottery-cart',
      title: t('cart.dropped', { count: kept.dropped }),
      description: t('cart.dropped-text'),
    });
  }, [kept, place, t]);

  const change = (next: Cart): void => {
    writeCart(deviceStorage, place, next);
    setChanged({ place, cart: next });
  };
  return {
    cart,
    takes: (line: CartLine): boolean => takesLine(cart, line, linesMax),
    add: (line: CartLine) => change(addLine(cart, line, linesMax)),
    remove: (key: string) => change(removeLine(cart, key)),
    clear: () => change([]),
  };
};
