import type { DownlineMember } from '@fairground/contract/agents/downline';
import { RATED_PRODUCTS } from '@fairground/contract/members/product-rates';
import type { RatedProduct } from '@fairground/contract/members/product-rates';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Select } from '@fairground/ui/select';
import { toast } from '@fairground/ui/toast';
import type { Category } from '../../../shared/category/categories.ts';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePromote, useRaiseRate, useRates } from '../api/agents.ts';
import { readPercent } from '../model/percent.ts';
import { RaiseField } from './raise-field.tsx';
import { usePercent } from './terms-view.tsx';

type RateFormProps = { readonly member: DownlineMember; readonly onDone: () => void };

/** A higher rate of one product for somebody directly below, at most what the caller holds itself. */
export function RateForm({ member, onDone }: RateFormProps) {
  const t = useTranslations('agents');
  const tCommon = useTranslations('common');
  const percent = usePercent();
  const dayName = useDayName();
  const [product, setProduct] = useState<RatedProduct>('RNG');
  const [typed, setTyped] = useState('');
  const rates = useRates(member.memberId);
  const raise = useRaiseRate();
  const held = rates.data?.list.find((row) => row.product === product);
  const [now, most] = [held?.given ?? 0, held?.own ?? 0];
  const rate = readPercent(typed);
  const isGivable = rate !== undefined && rate > now && rate <= most;
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (rate === undefined) return;
        raise.mutate(
          { memberId: member.memberId, product, rate },
          {
            onSuccess: ({ from }) => {
              toast.show({ title: t('rates.done', { rate: percent(rate), from: dayName(from) }), tone: 'gain' });
              onDone();
            },
          },
        );
      }}
    >
      <Select
        label={t('rates.product')}
        options={RATED_PRODUCTS.map((value) => ({
          value,
          label: tCommon(`category.${value.toLowerCase() as Category}`),
        }))}
        value={product}
        onValueChange={(value) => {
          setProduct(value);
          setTyped('');
        }}
      />
      <RaiseField
        field={{
          label: t('rates.rate'),
          hint: t('manage.series-rule', { now: percent(now), most: percent(most) }),
          inputMode: 'decimal',
          autoComplete: 'off',
        }}
        {...{ typed, isGivable, raise }}
        onTyped={setTyped}
      />
      {rates.data?.promotes === true && member.type === 0 && <PromoteButton member={member} onDone={onDone} />}
    </form>
  );
}

function PromoteButton({ member, onDone }: RateFormProps) {
  const t = useTranslations('agents');
  const errorText = useErrorText();
  const promote = usePromote();
  return (
    <div className="grid grid-cols-1 gap-1">
      <Button
        loading={promote.isPending}
        onClick={() => promote.mutate({ memberId: member.memberId }, { onSuccess: onDone })}
      >
        {t('manage.promote')}
      </Button>
      <p className="text-xs text-ink-faint">{t('manage.promote-rule')}</p>
      {promote.isError && <p className="text-sm text-loss">{errorText(promote.error)}</p>}
    </div>
  );
}
