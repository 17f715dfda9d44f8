import type { LimitKind, LimitWindow } from '@fairground/contract/market/policy';
import { parseMoney } from '@fairground/contract/money';
import { isOfMoney } from '@fairground/contract/protection/limits';
import { type FormEvent, useState } from 'react';
import { AmountField } from '@fairground/ui/amount-field';
import { Button } from '@fairground/ui/button';
import { Select } from '@fairground/ui/select';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useSetLimit } from '../api/use-protection.ts';
import { useWindowText } from '../hooks/use-window-text.ts';

type LimitFormProps = {
  readonly offered: { readonly kinds: readonly LimitKind[]; readonly windows: readonly LimitWindow[] };
  readonly relaxHours: number;
};

/** Sets or changes one limit, by a free amount. */
export function LimitForm({ offered, relaxHours }: LimitFormProps) {
  const t = useTranslations('protection');
  const errorText = useErrorText();
  const set = useSetLimit();
  const windowText = useWindowText();
  const [kind, setKind] = useState<LimitKind>(offered.kinds[0] ?? 'deposit');
  const [window, setWindow] = useState<LimitWindow>(offered.windows[0] ?? 'day');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text === '');
    if (text === '' || set.isPending) return;
    const amount = isOfMoney(kind) ? { amount: parseMoney(text) } : { minutes: Math.trunc(Number(text)) };
    set.mutate(
      { kind, window, ...amount },
      {
        onSuccess: () => {
          setText('');
          toast.show({ tone: 'gain', title: t('limits.saved') });
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('limits.kind')}
          options={offered.kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onValueChange={setKind}
        />
        <Select
          label={t('limits.window')}
          options={offered.windows.map((value) => ({ value, label: t(`window.${value}`) }))}
          value={window}
          onValueChange={setWindow}
        />
      </div>
      <p className="text-sm text-ink-soft">{windowText(kind, window)}</p>
      <AmountField
        label={isOfMoney(kind) ? t('limits.amount') : t('limits.minutes')}
        value={text}
        onValueChange={setText}
        places={0}
        error={isMissing ? t('limits.missing') : set.error ? errorText(set.error) : undefined}
      />
      <p className="text-xs text-ink-faint">{t('limits.rule', { hours: String(relaxHours) })}</p>
      <Button type="submit" variant="primary" className="justify-self-start" loading={set.isPending}>
        {t('limits.save')}
      </Button>
    </form>
  );
}
