import type { Money } from '@fairground/contract/money';
import { readTypedNumber, showTypedNumber } from '@fairground/contract/number-field';
import type { SportsBetId } from '@fairground/contract/sports/fields';
import { Button } from '@fairground/ui/button';
import { toast } from '@fairground/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { sendCashOutRule } from '../api/sports.ts';
import { typedMoney } from '../model/slip-maths.ts';

type CashOutRuleProps = {
  readonly betId: SportsBetId;
  readonly atLeast: Money | null;
  readonly onSet: () => void;
};

/** From which value the bet is taken out by itself. */
export function CashOutRule({ betId, atLeast, onSet }: CashOutRuleProps) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const errorText = useErrorText();
  const { symbol } = useBrand().currency;
  const id = useId();
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useMutation({ mutationFn: sendCashOutRule });
  const amount = typedMoney(typed);
  const set = (to: Money | null): void =>
    mutate(
      { betId, atLeast: to },
      { onSuccess: onSet, onError: (error) => toast.show({ tone: 'loss', title: errorText(error) }) },
    );
  return (
    <details className="text-sm" open={atLeast !== null || undefined}>
      <summary className="min-h-8 cursor-pointer text-accent-text">{t('cash-out.rule.title')}</summary>
      {atLeast === null ? (
        <div className="mt-1 grid gap-2">
          <div className="sb-stake">
            <label htmlFor={id} className="text-xs text-ink-faint">
              {t('cash-out.rule.from')}
            </label>
            <input
              id={id}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              value={showTypedNumber(numbers.style, typed)}
              onChange={({ target }) => setTyped(readTypedNumber(numbers.style, target.value))}
            />
            <span className="text-sm text-ink-faint">{symbol}</span>
          </div>
          <Button
            loading={isPending}
            disabled={amount === undefined || amount === 0n}
            onClick={() => amount !== undefined && set(amount)}
          >
            {t('cash-out.rule.set')}
          </Button>
        </div>
      ) : (
        <div className="mt-1 grid gap-2">
          <p className="text-ink-soft">
            {t('cash-out.rule.stands', { amount: `${numbers.amount(atLeast)} ${symbol}` })}
          </p>
          <Button loading={isPending} onClick={() => set(null)}>
            {t('cash-out.rule.drop')}
          </Button>
        </div>
      )}
    </details>
  );
}
