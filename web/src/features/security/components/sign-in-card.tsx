import { KeyRound, LockKeyhole, ShieldCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import type { Security } from '../api/security-queries.ts';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';
import { RowButton, SettingList, SettingRow } from './setting-row.tsx';
import { TotpDialog } from './totp-dialog.tsx';
import { TotpProofDialog } from './totp-proof-dialog.tsx';

type Open = 'payment' | 'totp' | 'disable' | 'renew' | null;

/** How the member shows who they are: password, payment password, authenticator and its recovery codes. */
export function SignInCard({ security }: { readonly security: Security }) {
  const t = useTranslations('security');
  const format = useFormatter();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { passwordSetAt, hasPaymentPassword, hasTotp, recoveryCodesLeft } = security;
  return (
    <Card headingLevel={4} title={t('sign-in.title')}>
      <SettingList>
        <SettingRow
          icon={<LockKeyhole />}
          title={t('password.title')}
          text={
            passwordSetAt === null
              ? t('password.never')
              : t('password.set-at', { date: format.dateTime(passwordSetAt, 'longDate') })
          }
          actions={
            <Button size="sm" onClick={() => openModal({ type: 'change-password', props: { reason: 'wanted' } })}>
              {t('password.change')}
            </Button>
          }
        />
        <SettingRow
          icon={<KeyRound />}
          title={t('payment.title')}
          text={t('payment.text')}
          state={{ label: t(hasPaymentPassword ? 'state.set' : 'state.not-set'), isGood: hasPaymentPassword }}
          actions={
            <RowButton
              label={t(hasPaymentPassword ? 'action.change' : 'action.set')}
              about={t('payment.title')}
              onPress={() => setOpen('payment')}
            />
          }
        />
        <SettingRow
          icon={<Smartphone />}
          title={t('totp.title')}
          text={t('totp.text')}
          state={{ label: t(hasTotp ? 'state.on' : 'state.off'), isGood: hasTotp }}
          actions={
            <RowButton
              label={t(hasTotp ? 'action.off' : 'action.set')}
              about={t('totp.title')}
              onPress={() => setOpen(hasTotp ? 'disable' : 'totp')}
            />
          }
        />
        {hasTotp && (
          <SettingRow
            icon={<ShieldCheck />}
            title={t('codes.row')}
            text={t('codes.left', { count: recoveryCodesLeft })}
            actions={
              <Button size="sm" onClick={() => setOpen('renew')}>
                {t('codes.renew')}
              </Button>
            }
          />
        )}
      </SettingList>
      {open === 'payment' && <PaymentPasswordDialog isSet={hasPaymentPassword} onClose={close} />}
      {open === 'totp' && <TotpDialog onClose={close} />}
      {(open === 'disable' || open === 'renew') && <TotpProofDialog purpose={open} onClose={close} />}
    </Card>
  );
}
