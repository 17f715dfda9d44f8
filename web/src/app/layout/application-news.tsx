import type { applicationChanged } from '@fairground/contract/promotions/pushes';
import type { PushData } from '@fairground/contract/push';
import { toast } from '@fairground/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { useTranslations } from '../../shared/i18n/index.ts';

type Change = PushData<typeof applicationChanged>;

/** Tells the member once of each decision, wherever on the site. */
export function ApplicationNews({ changes }: { readonly changes: readonly Change[] }) {
  const t = useTranslations('chat');
  const [path, go] = useLocation();
  const told = useRef(0);
  const tell = useEffectEvent(({ promotionId, state }: Change) => {
    if (state === 'applying') return;
    const page = `/promotions/${promotionId}`;
    toast.show({
      id: `application-${promotionId}`,
      tone: state === 'issued' ? 'gain' : 'info',
      title: t(`application.${state}`),
      ...(path !== page && { action: { label: t('show'), onPress: () => go(page) } }),
    });
  });
  useEffect(() => {
    for (const change of changes.slice(told.current)) tell(change);
    told.current = changes.length;
  }, [changes]);
  return null;
}
