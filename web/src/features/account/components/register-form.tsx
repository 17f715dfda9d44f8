import type { RegisterMode } from '@fairground/contract/members/register-form';
import { useQuery } from '@tanstack/react-query';
import { AtSign, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { Tabs } from '@fairground/ui/tabs';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { registerRulesQuery } from '../../../shared/site/register-rules.ts';
import { useFlag } from '../../../shared/site/site-status.ts';
import type { ConfirmedPhone } from '../../../shared/store/modal-store.ts';
import { FormNote } from '../../../shared/account/index.ts';
import { RegisterModeForm } from './register-mode-form.tsx';

type RegisterFormProps = {
  readonly place: 'modal' | 'page';
  /** A number that is confirmed already. */
  readonly phone?: ConfirmedPhone | undefined;
  readonly onLogin: () => void;
};

/** Signing up, by name or by mobile number; the choice is shown only where there is one. */
export function RegisterForm({ place, phone, onLogin }: RegisterFormProps) {
  const t = useTranslations('account');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const rules = useQuery(registerRulesQuery);
  const isOpen = useFlag('DIRECTREG3');
  const hasName = useFlag('USERNAMEREG');
  const hasMobile = useFlag('MOBILEREG');
  const [chosen, setMode] = useState<RegisterMode>(phone ? 'registerMobile' : 'register');
  const modes: readonly RegisterMode[] = [
    ...(hasName && !phone ? (['register'] as const) : []),
    ...(hasMobile ? (['registerMobile'] as const) : []),
  ];
  const mode = modes.includes(chosen) ? chosen : modes[0];
  if (!isOpen || mode === undefined) return <FormNote>{t('register.closed')}</FormNote>;
  // Which fields there are is the server's to say.
  if (rules.isPending) return <Skeleton className="min-h-96 w-full" />;
  if (!rules.data)
    return (
      <ErrorState
        headingLevel={3}
        title={tCommon('state.error-title')}
        description={errorText(rules.error)}
        action={<Button onClick={() => void rules.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  // One form for both, at one place: what was typed stays when the mode changes, and when a mode is switched on or off.
  return (
    <Tabs
      look="pill"
      className="[&>.ui-tabs]:self-stretch [&>.ui-tabs>.ui-tab]:flex-1 [&>.ui-tabs>.ui-tab]:justify-center"
      label={t('register.kind')}
      value={mode}
      onValueChange={setMode}
      items={
        modes.length < 2
          ? []
          : [
              { value: 'register', label: t('register.by-name'), icon: <AtSign aria-hidden="true" /> },
              { value: 'registerMobile', label: t('register.by-mobile'), icon: <Smartphone aria-hidden="true" /> },
            ]
      }
    >
      <RegisterModeForm place={place} mode={mode} phone={phone} onLogin={onLogin} />
    </Tabs>
  );
}
