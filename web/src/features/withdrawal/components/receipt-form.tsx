import type { ReceiptResult } from '@fairground/contract/cashier/withdrawal-states';
import { parseMoney } from '@fairground/contract/money';
import { AmountField } from '@fairground/ui/amount-field';
import { Button } from '@fairground/ui/button';
import { toast } from '@fairground/ui/toast';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { PictureField, usePictures } from '../../../shared/pictures/index.ts';
import type { useReceipt } from '../api/withdrawal-queries.ts';
import { countdownOf } from '../model/form.ts';

type ReceiptFormProps = {
  /** What is asked about; without an answer by then it counts as received. */
  readonly text: string | null;
  readonly confirmBy: Date | null;
  readonly currencySymbol: string;
  readonly confirm: ReturnType<typeof useReceipt>;
};

/** Asks whether money arrived: yes at once, no and partly with pictures; the time to answer runs beside it. */
export function ReceiptForm({ text: about, confirmBy, currencySymbol, confirm }: ReceiptFormProps) {
  const t = useTranslations('withdraw');
  const errorText = useErrorText();
  const pictures = usePictures();
  const [dispute, setDispute] = useState<Exclude<ReceiptResult, 'RECEIVED'>>();
  const [text, setText] = useState('');
  const received = /^\d{1,14}(\.\d{1,4})?$/.test(text) ? parseMoney(text) : undefined;

  const handleReceived = () =>
    confirm.mutate(
      { result: 'RECEIVED', images: [] },
      { onSuccess: () => toast.show({ tone: 'gain', title: t('receipt.done') }) },
    );
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (dispute === undefined || confirm.isPending) return;
    const images = await pictures.arrived();
    if (images === undefined) return;
    const partly = dispute === 'PARTLY' && received !== undefined ? { amount: received } : {};
    confirm.mutate(
      { result: dispute, images: [...images], ...partly },
      { onSuccess: () => toast.show({ tone: 'info', title: t('receipt.sent') }) },
    );
  };

  return (
    <section className="grid gap-3 rounded-md bg-surface-2 p-4">
      <h5 className="font-semibold">{t('receipt.title')}</h5>
      {confirmBy !== null && (
        <p className="text-sm text-ink-soft">
          {about} <Countdown until={confirmBy} />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" loading={confirm.isPending && dispute === undefined} onClick={handleReceived}>
          {t('receipt.RECEIVED')}
        </Button>
        {(['NOT_RECEIVED', 'PARTLY'] as const).map((result) => (
          <Button key={result} aria-expanded={dispute === result} onClick={() => setDispute(result)}>
            {t(`receipt.${result}`)}
          </Button>
        ))}
      </div>
      {dispute !== undefined && (
        <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
          {dispute === 'PARTLY' && (
            <AmountField label={t('receipt.amount')} value={text} onValueChange={setText} currency={currencySymbol} />
          )}
          <PictureField pictures={pictures} hint={t('receipt.proof')} />
          <Button type="submit" variant="danger" loading={confirm.isPending}>
            {t('receipt.send')}
          </Button>
        </form>
      )}
      {confirm.isError && (
        <p role="alert" className="rounded-md bg-loss-soft px-4 py-3 text-sm text-loss">
          {errorText(confirm.error)}
        </p>
      )}
    </section>
  );
}

const SECOND_MS = 1_000;

function Countdown({ until }: { readonly until: Date }) {
  const t = useTranslations('withdraw');
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return <strong className="tabular-nums">{t('receipt.left', { time: countdownOf(until, now) })}</strong>;
}
