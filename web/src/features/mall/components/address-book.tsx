import { ADDRESSES_MAX } from '@fairground/contract/loyalty/endpoints';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useAddresses, useRemoveAddress } from '../api/mall.ts';
import { AddressForm } from './address-form.tsx';

/** Where goods may go: at most five places. */
export function AddressBook() {
  const t = useTranslations('mall');
  const addresses = useAddresses();
  const remove = useRemoveAddress();
  if (!addresses.data) return <SkeletonText lines={5} />;
  const { list } = addresses.data;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <ul className="grid gap-3">
        {list.length === 0 && <li className="rounded-lg bg-surface-1 p-5 text-ink-soft">{t('no-addresses')}</li>}
        {list.map(({ id, name, phone, line, city, isDefault }) => (
          <li key={id.toString()} className="flex items-start justify-between gap-3 rounded-lg bg-surface-1 p-4">
            <span className="grid gap-0.5">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {name}
                {isDefault && <Badge>{t('default')}</Badge>}
              </span>
              <span className="text-sm text-ink-soft">{phone}</span>
              <span className="text-sm text-ink-soft">{`${line}, ${city}`}</span>
            </span>
            <Button variant="ghost" size="sm" loading={remove.isPending} onClick={() => remove.mutate({ id })}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {list.length < ADDRESSES_MAX && (
        <Card headingLevel={3} title={t('new-address')}>
          <AddressForm />
        </Card>
      )}
    </div>
  );
}
