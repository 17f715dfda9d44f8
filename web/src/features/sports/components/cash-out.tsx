import type { SportsBet } from '@fairground/contract/sports/bets';
import { money } from '@fairground/contract/money';
import { ApiError } from '@fairground/client/api';
import { SPORTS_BETS_MOVED, useInvalidate } from '@fairground/client/facts';
import { Button } from '@fairground/ui/button';
import { toast } from '@fairground/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { sendCashOut, useCashOutOffer } from '../api/sports.ts';
import { CashOutRule } from './cash-out-rule.tsx';

/** Parts of the stake that are taken out with one press. */
const PARTS = [25n, 50n, 75n, 100n] as const;

/** What an open bet is worth now, and the way to take it: the first press asks, the second takes the value shown. */
export function CashOut({ bet }: { readonly bet: SportsBet }) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const { symbol } = useBrand().currency;
  const { data: offer, refetch } = useCashOutOffer(bet.betId);
  const [percent, setPercent] = useState<(typeof PARTS)[number]>(100n);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({ mutationFn: sendCashOut });
  if (offer === undefined) return null;
  if (offer.value === null)
    return <p className="text-xs text-ink-faint">{t(`cash-out.none.${offer.reason ?? 'SUSPENDED'}`)}</p>;
  const takes = offer.takesParts ? percent : 100n;
  const part = takes === 100n ? offer.stakeLeft : money((offer.stakeLeft * takes) / 100n);
  // As the server counts a part: rounded down once.
  const value = money((offer.value * part) / offer.stakeLeft);
  const shown = `${numbers.amount(value)} ${symbol}`;
  const take = (): void => {
    setAsking(false);
    mutate(
      { betId: bet.betId, value, ...(takes !== 100n && { part }) },
      {
        onSuccess: ({ state, paid }) =>
          state === 'DONE'
            ? toast.show({
                tone: 'gain',
                title: t('cash-out.done', { amount: `${numbers.amount(paid ?? value)} ${symbol}` }),
              })
            : toast.show({ tone: 'loss', title: t('cash-out.refused') }),
        onError: (error) =>
          toast.show({
            tone: 'loss',
            title: error instanceof ApiError && error.isNetwork ? t('slip.unknown') : errorText(error),
          }),
        onSettled: () => {
          void refetch();
          void invalidate(SPORTS_BETS_MOVED);
        },
      },
    );
  };
  return (
    <div className="grid gap-2">
      {offer.takesParts && (
        <fieldset className="sb-quick sb-parts">
          <legend className="sr-only">{t('cash-out.part')}</legend>
          {PARTS.map((each) => (
            <button key={String(each)} type="button" aria-pressed={each === percent} onClick={() => setPercent(each)}>
              {numbers.percent(Number(each))}
            </button>
          ))}
        </fieldset>
      )}
      <Button
        block
        variant={isAsking ? 'primary' : 'secondary'}
        loading={isPending}
        iconStart={<HandCoins aria-hidden="true" />}
        onClick={isAsking ? take : () => setAsking(true)}
      >
        {t(isAsking ? 'cash-out.confirm' : 'cash-out.offer', { amount: shown })}
      </Button>
      {offer.delaySeconds > 0 && (
        <p className="text-xs text-ink-faint">{t('cash-out.waits', { seconds: String(offer.delaySeconds) })}</p>
      )}
      <CashOutRule betId={bet.betId} atLeast={offer.atLeast} onSet={() => void refetch()} />
    </div>
  );
}
