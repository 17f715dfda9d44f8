import { useState } from 'react';
import { Badge } from '@fairground/ui/badge';
import { ButtonLink } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { Tabs } from '@fairground/ui/tabs';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readReferralCode } from '../../../shared/session/referral.ts';
import { statePictureUrl } from '../../../shared/site/art.ts';
import { useFlag } from '../../../shared/site/site-status.ts';

type Tab = 'login' | 'register';
type LoginModalProps = { readonly tab: Tab; readonly onClose: () => void };

/** The door of the house: log in or sign up. */
export function LoginModal({ tab: initialTab, onClose }: LoginModalProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  const canRegister = useFlag('DIRECTREG3');
  const [tab, setTab] = useState<Tab>(initialTab);
  const tabs: readonly Tab[] = canRegister ? ['login', 'register'] : ['login'];
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('login.title')} closeLabel={tCommon('action.close')}>
      <Tabs
        label={t('login.title')}
        value={tab}
        onValueChange={setTab}
        items={tabs.map((value) => ({ value, label: t(`login.tab-${value}`) }))}
      >
        <SoonForm tab={tab} onLeave={onClose} />
      </Tabs>
    </Dialog>
  );
}

/** Stands where the form will: no field is shown that could not be used. */
function SoonForm({ tab, onLeave }: { readonly tab: Tab; readonly onLeave: () => void }) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  const referralCode = readReferralCode();
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center">
      <img src={statePictureUrl('soon')} alt="" width="320" height="320" className="size-36" />
      <Badge tone="accent">{tCommon('state.soon-label')}</Badge>
      <h3 className="text-lg">{t(`login.${tab}-title`)}</h3>
      <p className="text-sm text-ink-soft">{t(`login.${tab}-text`)}</p>
      {tab === 'register' && referralCode !== null && (
        <p className="w-full rounded-md bg-gain-soft px-4 py-3 text-sm text-gain">
          {t('login.referral', { code: referralCode })}
        </p>
      )}
      <ButtonLink href="/help" className="mt-2" onClick={onLeave}>
        {t('login.help')}
      </ButtonLink>
    </div>
  );
}
