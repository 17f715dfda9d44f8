import { removePasskey } from '@fairground/contract/identity/endpoints';
import { Fingerprint, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { toast } from '@fairground/ui/toast';
import { call } from '@fairground/client/api';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { usePasskeys } from '../api/security-queries.ts';
import type { Passkey } from '../api/security-queries.ts';
import { canMakePasskeys } from '../model/passkey.ts';
import { CardState } from './card-state.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RowButton, SettingList, SettingRow } from './setting-row.tsx';

/** The passkeys of the account: made on a device, removed with the password. */
export function PasskeysCard() {
  const t = useTranslations('security');
  const passkeys = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const canMake = canMakePasskeys();
  return (
    <Card
      headingLevel={4}
      title={t('passkey.title')}
      description={t('passkey.text')}
      actions={
        canMake ? (
          <Button size="sm" iconStart={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('passkey.add-short')}
          </Button>
        ) : undefined
      }
    >
      <CardState query={passkeys} empty={t(canMake ? 'passkey.none' : 'passkey.unsupported')}>
        {(list) => (
          <SettingList>
            {list.map((passkey) => (
              <PasskeyRow key={passkey.passkeyId.toString()} passkey={passkey} onRemove={() => setRemoved(passkey)} />
            ))}
          </SettingList>
        )}
      </CardState>
      {isAdding && <PasskeyDialog onClose={() => setAdding(false)} />}
      {removed !== null && (
        <PasswordDialog
          title={t('passkey.remove-title', { name: removed.name })}
          text={t('passkey.remove-text')}
          change="passkey-removed"
          submitLabel={t('action.remove')}
          work={(password) => call(removePasskey, { body: { passkeyId: removed.passkeyId, password } })}
          onDone={() => {
            toast.show({ title: t('passkey.removed') });
            setRemoved(null);
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
}

type PasskeyRowProps = { readonly passkey: Passkey; readonly onRemove: () => void };

function PasskeyRow({ passkey: { name, madeAt, usedAt }, onRemove }: PasskeyRowProps) {
  const t = useTranslations('security');
  const format = useFormatter();
  return (
    <SettingRow
      icon={<Fingerprint />}
      title={name}
      text={
        usedAt === null
          ? t('passkey.made', { date: format.dateTime(madeAt, 'date') })
          : t('passkey.used', { made: format.dateTime(madeAt, 'date'), used: format.dateTime(usedAt, 'date') })
      }
      actions={<RowButton label={t('action.remove')} about={name} onPress={onRemove} />}
    />
  );
}
