import type { Slice, Withdrawal } from '@fairground/contract/cashier/withdrawal-fields';
import { Badge } from '@fairground/ui/badge';
import type { BadgeTone } from '@fairground/ui/badge';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useSliceReceipt } from '../api/withdrawal-queries.ts';
import { ReceiptForm } from './receipt-form.tsx';

const TONES: Readonly<Record<Slice['state'], BadgeTone>> = {
  MATCHED: 'info',
  PAID: 'info',
  DISPUTED: 'loss',
  RECEIVED: 'gain',
  PARTLY: 'gain',
  NOT_RECEIVED: 'neutral',
  EXPIRED: 'neutral',
};

type SliceListProps = { readonly withdrawal: Withdrawal };

/** The parts of a withdrawal that other members pay, each with its own question whether it arrived. */
export function SliceList({ withdrawal: { slices, currencySymbol, no } }: SliceListProps) {
  const t = useTranslations('withdraw');
  return (
    <section aria-label={t('slice.title')} className="grid gap-3 rounded-md border border-line p-4">
      <h5 className="font-semibold">{t('slice.title')}</h5>
      <p className="text-sm text-ink-soft">{t('slice.text')}</p>
      <ol className="grid gap-3">
        {slices.map((slice) => (
          <li key={slice.sliceId.toString()} className="grid gap-2">
            <SliceEntry slice={slice} currencySymbol={currencySymbol} no={no} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type SliceEntryProps = { readonly slice: Slice; readonly currencySymbol: string; readonly no: string };

function SliceEntry({ slice, currencySymbol, no }: SliceEntryProps) {
  const t = useTranslations('withdraw');
  const format = useFormatter();
  const numbers = useNumbers();
  const confirm = useSliceReceipt(slice.sliceId);
  const { amount, state, payBy, confirmBy, received, receiptBy } = slice;
  const written = (value: Slice['amount']) => `${numbers.amount(value)} ${currencySymbol}`;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{written(amount)}</span>
        <Badge tone={TONES[state]}>{t(`slice.state.${state}`)}</Badge>
      </p>
      {payBy !== null && (
        <p className="text-sm text-ink-soft">{t('slice.pay-by', { at: format.dateTime(payBy, 'moment') })}</p>
      )}
      {state === 'PARTLY' && received !== null && (
        <p className="text-sm text-ink-soft">{t('history.paid', { amount: written(received) })}</p>
      )}
      {receiptBy !== null && <p className="text-sm text-ink-soft">{t(`receipt.by.${receiptBy}`)}</p>}
      {confirmBy !== null && (
        <ReceiptForm
          text={t('receipt.text', { no, amount: written(amount), at: format.dateTime(confirmBy, 'moment') })}
          confirmBy={confirmBy}
          currencySymbol={currencySymbol}
          confirm={confirm}
        />
      )}
    </>
  );
}
