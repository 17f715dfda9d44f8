import { writeMoney } from '@fairground/contract/money';
import { ShoppingBasket, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '@fairground/ui/amount';
import { Button } from '@fairground/ui/button';
import { Sheet } from '@fairground/ui/sheet';
import { useWide } from '../../../shared/hooks/use-wide.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useBetting } from '../hooks/use-betting.ts';
import { useMoneySign } from '../hooks/use-money-sign.ts';
import { usePlayRule } from '../hooks/use-play-rule.ts';
import { usePlayWords } from '../hooks/use-play-words.ts';
import type { Room } from '../hooks/use-room.ts';
import type { Offer } from '../model/offer.ts';
import { totalOf } from '../model/cart.ts';
import { CartPanel } from './cart-panel.tsx';
import { ChaseDialog } from '../room-parts.ts';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { PlayStrip } from '../../../shared/protection/index.ts';
import { ShortOfFunds } from '../../../shared/refill/index.ts';
import { Picker } from './picker.tsx';
import { SlipPanel } from './slip-panel.tsx';

type BettingProps = { readonly room: Room; readonly offer: Offer };

/** Picking, the slip and the cart: side by side where there is room, the latter two in a sheet on a phone. */
export function Betting({ room, offer }: BettingProps) {
  const t = useTranslations('lottery');
  const words = usePlayWords(room.game.family);
  const ruleOf = usePlayRule(room.game.family);
  const isWide = useWide();
  const symbol = useMoneySign();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const betting = useBetting(room, offer, () => setSheetOpen(false));
  const { slip, cart } = betting;
  const total = totalOf(cart.cart);
  const terms = (
    <div className="grid grid-cols-1 gap-5">
      <SlipPanel
        mode={room.mode}
        offer={offer}
        terms={slip.terms}
        result={slip.result}
        symbol={symbol}
        onTermsChange={slip.setTerms}
      />
      <Button
        block
        iconStart={<ShoppingBasket aria-hidden="true" />}
        aria-disabled={'fault' in slip.result}
        onClick={betting.addToCart}
      >
        {t('cart.add')}
      </Button>
      <CartPanel room={room} cart={cart.cart} symbol={symbol} onRemove={cart.remove} onClear={cart.clear} />
      <OrderButtons betting={betting} />
    </div>
  );
  return (
    <>
      <div>
        <PlayStrip look="floating" />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section aria-label={t('picker.label')} className="grid gap-4 rounded-lg bg-surface-1 p-4 shadow-low md:p-5">
            <header>
              <h2 className="text-lg">{words.kind(room.play)}</h2>
              <p className="mt-1 max-w-prose text-sm text-ink-soft">{ruleOf(room.play)}</p>
            </header>
            <Picker
              room={room}
              series={slip.terms.series}
              picks={slip.picks}
              round={slip.round}
              onPicksChange={slip.setPicks}
            />
          </section>
          {isWide && (
            <aside aria-label={t('slip.label')} className="sticky top-20 rounded-lg bg-surface-1 p-4 shadow-low md:p-5">
              {terms}
            </aside>
          )}
        </div>
      </div>
      {!isWide && (
        <div className="sticky bottom-14 z-20 -mx-4 flex items-center gap-3 border-t border-line bg-surface-1/95 px-4 py-2.5 backdrop-blur-md">
          <p className="min-w-0 flex-1 text-sm">
            <span className="block truncate font-semibold">
              {'slip' in slip.result
                ? t('slip.short', { bets: slip.result.slip.bets })
                : t(`fault.${slip.result.fault.code}`)}
            </span>
            <span className="block truncate text-xs text-ink-faint">
              {'slip' in slip.result ? (
                <Amount value={writeMoney(slip.result.slip.amount)} currency={symbol} precision="exact" />
              ) : (
                t('cart.title-count', { count: total.lines })
              )}
            </span>
          </p>
          <Button
            variant="primary"
            iconStart={<Ticket aria-hidden="true" />}
            aria-disabled={'fault' in slip.result && total.lines === 0}
            onClick={() => setSheetOpen('slip' in slip.result || total.lines > 0)}
          >
            {t('slip.open')}
          </Button>
        </div>
      )}
      {!isWide && (
        <Sheet open={isSheetOpen} onOpenChange={setSheetOpen} title={t('slip.label')} closeLabel={t('close')}>
          {terms}
        </Sheet>
      )}
      {betting.isChasing && (
        <LatePart>
          <ChaseDialog room={room} offer={offer} betting={betting} symbol={symbol} />
        </LatePart>
      )}
    </>
  );
}

/** The one main action, and the way to a chase beside it. */
function OrderButtons({ betting }: { readonly betting: ReturnType<typeof useBetting> }) {
  const t = useTranslations('lottery');
  return (
    <div className="grid gap-2">
      <Button
        block
        size="lg"
        variant="primary"
        loading={betting.isPlacing}
        aria-disabled={!betting.canOrder}
        iconStart={<Ticket aria-hidden="true" />}
        onClick={betting.order}
      >
        {betting.isOnSale ? t('order.place') : t('order.closed')}
      </Button>
      <Button block variant="ghost" aria-disabled={!betting.canOrder} onClick={betting.openChase}>
        {t('order.chase')}
      </Button>
      {betting.isShort && (
        <LatePart>
          <ShortOfFunds onRefilled={betting.onRefilled} onClose={betting.onRefilled} />
        </LatePart>
      )}
      {betting.failure !== undefined && (
        <p role="alert" className="rounded-md bg-loss-soft p-3 text-sm text-loss">
          {betting.failure}
        </p>
      )}
    </div>
  );
}
