import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { statePictureUrl } from '../../../shared/site/art.ts';
import { type Modals, type OpenModal, openModal } from '../../../shared/store/modal-store.ts';

type SoonModalProps = Modals['soon'] & { readonly onClose: () => void };

/** What can be used instead. */
const NEXT = {
  agent: { type: 'centre', props: {} },
} as const satisfies Record<SoonModalProps['feature'], OpenModal>;

/** A part of the account that is not open yet: says so, and leads to what is. */
export function SoonModal({ feature, onClose }: SoonModalProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t(`not-open.${feature}-title`)}
      closeLabel={tCommon('action.close')}
      footer={
        <Button variant="primary" onClick={() => openModal(NEXT[feature])}>
          {t(`not-open.${feature}-action`)}
        </Button>
      }
    >
      <img src={statePictureUrl('soon')} alt="" width="320" height="320" className="mx-auto size-36" />
      <p className="mt-3 text-center text-ink-soft">{t(`not-open.${feature}-text`)}</p>
    </Dialog>
  );
}
