import { toast } from '@fairground/ui/toast';
import { useEffect } from 'react';
import { useTranslations } from '../../shared/i18n/index.ts';
import { closeModal } from '../../shared/store/modal-store.ts';

type ModalErrorProps = { readonly error: unknown };

/** A popup that could not be loaded says so in a corner; the page under it is untouched. */
export function ModalError({ error }: ModalErrorProps) {
  const t = useTranslations('common');
  useEffect(() => {
    console.error(error);
    toast.show({ id: 'modal-error', tone: 'loss', title: t('crash.chunk-title'), description: t('crash.chunk-text') });
    closeModal();
  }, [error, t]);
  return null;
}
