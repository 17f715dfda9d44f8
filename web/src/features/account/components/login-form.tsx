import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useFlag } from '../../../shared/site/site-status.ts';
import { useHasPhoneProvider } from '../hooks/use-phone-check.ts';
import { NameLogin } from './name-login.tsx';
import { OtherWays } from './other-ways.tsx';
import { PhoneLogin } from './phone-login.tsx';
import { SmsLogin } from './sms-login.tsx';

export type LoginFormProps = {
  /** Back to where the visitor is instead of home. */
  readonly stay?: boolean;
  readonly onForgot: () => void;
  readonly onRegister: () => void;
};

/** Logging in: by name, by a code sent to the phone, or by what else the site offers. */
export function LoginForm({ stay = false, onForgot, onRegister }: LoginFormProps) {
  const t = useTranslations('account');
  const hasSms = useFlag('MOBILEVERCODELOGIN3');
  const hasPhoneProvider = useHasPhoneProvider();
  const canRegister = useFlag('DIRECTREG3');
  const [kind, setKind] = useState<'username' | 'sms'>('username');
  const ByPhone = hasPhoneProvider ? PhoneLogin : SmsLogin;
  return (
    <div className="flex flex-col gap-4">
      {hasSms && (
        <SegmentedControl
          block
          label={t('login.kind')}
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'username', label: t('login.by-name'), icon: <KeyRound aria-hidden="true" /> },
            { value: 'sms', label: t('login.by-sms'), icon: <Smartphone aria-hidden="true" /> },
          ]}
        />
      )}
      {hasSms && kind === 'sms' ? <ByPhone stay={stay} /> : <NameLogin stay={stay} onForgot={onForgot} />}
      <OtherWays stay={stay} />
      {canRegister && (
        <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-sm text-ink-soft">
          {t('login.no-account')}
          <Button variant="link" onClick={onRegister}>
            {t('login.to-register')}
          </Button>
        </p>
      )}
    </div>
  );
}
