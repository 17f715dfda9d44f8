import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useTranslations } from '../../../shared/i18n/index.ts';

type NewAccountModalProps = { readonly account: string; readonly onClose: () => void };

/** Tells anyone who registered by mobile number which name the site gave them. */
export function NewAccountModal({ account, onClose }: NewAccountModalProps) {
  const t = useTranslations('account');
  const tCommon = useTranslations('common');
  const tLegacy = useTranslations('legacy');
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    // Where copying is not allowed the name can still be marked by hand.
    navigator.clipboard?.writeText(account).then(
      () => setCopied(true),
      (error: unknown) => console.warn(error),
    );
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('new-account.title')}
      description={t('new-account.text')}
      closeLabel={tCommon('action.close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {tLegacy('in_increase_submit')}
        </Button>
      }
    >
      <p className="flex items-center justify-between gap-3 rounded-md bg-surface-2 py-2 ps-4 pe-2">
        <bdi className="min-w-0 truncate font-display text-lg select-all">{account}</bdi>
        <Button iconStart={<Icon aria-hidden="true" />} onClick={copy}>
          {isCopied ? t('new-account.copied') : t('new-account.copy')}
        </Button>
      </p>
    </Dialog>
  );
}
