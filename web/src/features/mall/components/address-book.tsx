import { ADDRESSES_MAX, type MemberAddress } from '@fairground/contract/loyalty/endpoints';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useAddresses, useChangeAddress, useRemoveAddress } from '../api/mall.ts';
import { AddressForm } from './address-form.tsx';

/** Where goods may go: at most five places. */
export function AddressBook() {
  const t = useTranslations('mall');
  const addresses = useAddresses();
  const [changed, setChanged] = useState<MemberAddress['id'] | null>(null);
  if (!addresses.data) return <SkeletonText lines={5} />;
  const { list } = addresses.data;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <ul className="grid gap-3">
        {list.length === 0 && <li className="rounded-lg bg-surface-1 p-5 text-ink-soft">{t('no-addresses')}</li>}
        {list.map((address) => (
          <li key={address.id.toString()} className="rounded-lg bg-surface-1 p-4">
            {address.id === changed ? (
              <div className="grid gap-2">
                <AddressForm address={address} onSaved={() => setChanged(null)} />
                <Button variant="ghost" onClick={() => setChanged(null)}>
                  {t('leave-as-is')}
                </Button>
              </div>
            ) : (
              <AddressLine address={address} onChange={() => setChanged(address.id)} />
            )}
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

function AddressLine({ address, onChange }: { readonly address: MemberAddress; readonly onChange: () => void }) {
  const t = useTranslations('mall');
  const remove = useRemoveAddress();
  const change = useChangeAddress();
  const { name, phone, line, city, isDefault } = address;
  return (
    <div className="grid gap-2">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {name}
        {isDefault && <Badge>{t('default')}</Badge>}
      </span>
      <span className="text-sm text-ink-soft">{phone}</span>
      <span className="text-sm text-ink-soft">{`${line}, ${city}`}</span>
      <span className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onChange}>
          {t('change')}
        </Button>
        {!isDefault && (
          <Button
            variant="ghost"
            size="sm"
            loading={change.isPending}
            onClick={() => change.mutate({ ...address, isDefault: true })}
          >
            {t('make-default')}
          </Button>
        )}
        <Button variant="ghost" size="sm" loading={remove.isPending} onClick={() => remove.mutate({ id: address.id })}>
          {t('remove')}
        </Button>
      </span>
    </div>
  );
}
