import { forgetDevice } from '@fairground/contract/identity/endpoints';
import { Monitor, Smartphone } from 'lucide-react';
import { Card } from '@fairground/ui/card';
import { toast } from '@fairground/ui/toast';
import { useFailureText } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { useDevices } from '../api/security-queries.ts';
import type { KnownDevice } from '../api/security-queries.ts';
import { useSecured } from '../hooks/use-secured.ts';
import { deviceKindOf } from '../model/device-kind.ts';
import { CardState } from './card-state.tsx';
import { RowButton, SettingList, SettingRow } from './setting-row.tsx';

/** The devices that are not asked a second question at login. */
export function DevicesCard() {
  const t = useTranslations('security');
  const devices = useDevices();
  return (
    <Card headingLevel={4} title={t('devices.title')} description={t('devices.text')}>
      <CardState query={devices} empty={t('devices.none')}>
        {(list) => (
          <SettingList>
            {list.map((known) => (
              <DeviceRow key={known.deviceId.toString()} known={known} />
            ))}
          </SettingList>
        )}
      </CardState>
    </Card>
  );
}

function DeviceRow({ known: { deviceId, device, network, knownAt } }: { readonly known: KnownDevice }) {
  const t = useTranslations('security');
  const format = useFormatter();
  const failureText = useFailureText();
  const forget = useSecured(() => call(forgetDevice, { body: { deviceId } }));
  const handleForget = () =>
    forget.mutate(undefined, {
      onSuccess: () => toast.show({ tone: 'gain', title: t('devices.forgotten') }),
      onError: (error) => toast.show({ tone: 'loss', title: t('devices.failed'), description: failureText(error) }),
    });
  return (
    <SettingRow
      icon={deviceKindOf(device) === 'phone' ? <Smartphone /> : <Monitor />}
      title={device}
      text={
        <>
          <bdi dir="ltr">{network}</bdi>
          {` · ${t('devices.since', { date: format.dateTime(knownAt, 'date') })}`}
        </>
      }
      actions={
        <RowButton label={t('devices.forget')} about={device} loading={forget.isPending} onPress={handleForget} />
      }
    />
  );
}
