import type { securityChanged } from '@fairground/contract/identity/pushes';
import type { PushData } from '@fairground/contract/push';
import { useEffect } from 'react';
import { toast } from '@fairground/ui/toast';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';

type SecurityNewsProps = { readonly news: PushData<typeof securityChanged> };

const READ_WITHIN_MS = 12_000;

/** Tells an open page that the account was changed elsewhere, with the way to the security centre. */
export function SecurityNews({ news }: SecurityNewsProps) {
  const t = useTranslations('account');
  useEffect(() => {
    toast.show({
      id: 'security',
      tone: 'info',
      // Long enough to be read; it must not lie over a dialog for good, and the letter stays.
      timeoutMs: READ_WITHIN_MS,
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
