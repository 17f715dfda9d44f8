import { usePrefetchQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@fairground/ui/dialog';
import { Tabs } from '@fairground/ui/tabs';
import { FormNote } from '../../../shared/account/index.ts';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { registerRulesQuery } from '../../../shared/site/register-rules.ts';
import { useFlag } from '../../../shared/site/site-status.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import type { Modals } from '../../../shared/store/modal-store.ts';
import { RegisterForm } from './register-form.tsx';
import { SignUpBonus } from './sign-up-bonus.tsx';
import { LoginForm } from './login-form.tsx';

type LoginModalProps = Modals['login'] & { readonly onClose: () => void };

/** The way in: log in or sign up. */
export function LoginModal({ tab: initialTab, reason, stay = reason === 'expired', phone, onClose }: LoginModalProps) {
  const t = useTranslations('account');
  const tCommon = useTranslations('common');
  const { name } = useBrand();
  const canRegister = useFlag('DIRECTREG3');
  // Anyone who turns to the other tab finds its fields there.
  usePrefetchQuery(registerRulesQuery);
  const [chosen, setTab] = useState(initialTab);
  const tab = canRegister ? chosen : 'login';
  const tabs = canRegister ? (['login', 'register'] as const) : (['login'] as const);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      // A press beside the form would lose what was typed.
      dismissible={false}
      title={t('door.title', { brand: name })}
      closeLabel={tCommon('action.close')}
    >
      <Tabs
        label={t('door.title', { brand: name })}
        value={tab}
        onValueChange={setTab}
        items={tabs.map((value) => ({ value, label: t(`door.${value}`) }))}
      >
        {tab === 'login' ? (
          <div className="flex flex-col gap-4">
            {reason && <FormNote>{t(`reason.${reason}`)}</FormNote>}
            <LoginForm
              stay={stay}
              onForgot={() => openModal({ type: 'forgot-password', props: {} })}
              onRegister={() => setTab('register')}
            />
          </div>
        ) : (
          <div className="flex flex-col gap-4">
            <SignUpBonus />
            <RegisterForm place="modal" phone={phone} onLogin={() => setTab('login')} />
          </div>
        )}
      </Tabs>
    </Dialog>
  );
}
