import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { statePictureUrl } from '../../../shared/site/art.ts';
import { type Modals, openModal } from '../../../shared/store/modal-store.ts';

type SoonModalProps = Modals['soon'] & { readonly onClose: () => void };

/** A part of the account that is not open yet. */
export function SoonModal({ feature, onClose }: SoonModalProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t(`soon.${feature}-title`)}
      closeLabel={tCommon('action.close')}
      footer={
        feature === 'messages' ? (
          <Button variant="primary" onClick={() => openModal({ type: 'announcements', props: {} })}>
            {t('soon.messages-action')}
          </Button>
        ) : undefined
      }
    >
      <img src={statePictureUrl('soon')} alt="" width="320" height="320" className="mx-auto size-36" />
      <p className="mt-3 text-center text-ink-soft">{t(`soon.${feature}-text`)}</p>
    </Dialog>
  );
}
