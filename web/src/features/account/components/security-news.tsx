import type { securityChanged } from '@fairground/contract/identity/pushes';
import type { PushData } from '@fairground/contract/push';
import { useEffect } from 'react';
import { toast } from '@fairground/ui/toast';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';

type SecurityNewsProps = { readonly news: PushData<typeof securityChanged> };

/** Tells an open page that the account was changed elsewhere, with the way to the security centre. */
export function SecurityNews({ news }: SecurityNewsProps) {
  const t = useTranslations('account');
  useEffect(() => {
    toast.show({
      id: 'security',
      tone: 'info',
      timeoutMs: 0,
      title: t(`news.${news.change}`),
      description: t('news.text'),
      action: {
        label: t('news.look'),
        onPress: () => openModal({ type: 'centre', props: { page: 'securityCenter' } }),
      },
    });
  }, [news, t]);
  return null;
}
