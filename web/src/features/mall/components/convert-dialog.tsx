import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { Dialog } from '@fairground/ui/dialog';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { type FormEvent, useState } from 'react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useConvert, usePointConfig } from '../api/mall.ts';
import type { Points } from '../api/mall.ts';
import { readConvertWish } from '../model/convert-wish.ts';
import { NeedsPassword } from './needs-password.tsx';
import { PayEnd } from './pay-end.tsx';

type ConvertDialogProps = { readonly open: boolean; readonly points: Points; readonly onClose: () => void };

/** Turns points into money; what they come to is shown while they are typed. */
export function ConvertDialog({ open, points, onClose }: ConvertDialogProps) {
  const t = useTranslations('mall');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('convert')}
      description={t('play-once')}
      closeLabel={t('close')}
      size="sm"
    >
      {points.hasPaymentPassword ? <ConvertForm points={points} onClose={onClose} /> : <NeedsPassword />}
    </Dialog>
  );
}

function ConvertForm({ points, onClose }: Omit<ConvertDialogProps, 'open'>) {
  const t = useTranslations('mall');
  const numbers = useNumbers();
  const config = usePointConfig();
  const convert = useConvert();
  const [typed, setTyped] = useState('');
  const [payPassword, setPayPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { minConvert = 1, multiple = 1 } = config.data ?? {};
  const { ratio, convertLeft, currencySymbol } = points;
  const wish = readConvertWish(typed, {
    held: points.points,
    least: minConvert,
    step: multiple,
    ratio,
    left: convertLeft,
  });
  const written = (amount: Money) => `${numbers.amount(amount)}\u00A0${currencySymbol}`;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (wish === undefined || payPassword === '' || convert.isPending) return;
    convert.mutate(
      { points: wish.points, payPassword },
      {
        onSuccess: ({ amount }) => {
          toast.show({
            tone: 'gain',
            title: t('converted'),
            description: t('converted-text', { amount: written(amount) }),
          });
          onClose();
        },
        onSettled: () => setPayPassword(''),
      },
    );
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <TextField
        label={t('convert-points')}
        hint={t('convert-hint', {
          least: numbers.whole(minConvert),
          step: numbers.whole(multiple),
          left: written(convertLeft),
        })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isChecked && wish === undefined ? t('need-points') : undefined}
      />
      {wish && (
        <p aria-live="polite" className="rounded-md bg-accent-soft px-4 py-3 font-semibold tabular-nums">
          {t('convert-gives', { amount: written(money(wish.amount)) })}
        </p>
      )}
      <PayEnd
        button="convert"
        payPassword={payPassword}
        onPayPassword={setPayPassword}
        isChecked={isChecked}
        sending={convert}
      />
    </form>
  );
}
