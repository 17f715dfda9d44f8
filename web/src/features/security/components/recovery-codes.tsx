import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Checkbox } from '@fairground/ui/checkbox';
import { Dialog } from '@fairground/ui/dialog';
import { toast } from '@fairground/ui/toast';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** Codes that are shown once: the dialog stays until somebody says they are kept. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useTranslations('security');
  const tCommon = useTranslations('common');
  const { name } = useBrand();
  const [isKept, setKept] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.show({ id: 'codes', title: t('codes.copied') });
    } catch {
      toast.show({ id: 'codes', tone: 'loss', title: t('codes.copy-failed') });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={false}
      title={t('codes.title')}
      description={t('codes.text')}
      closeLabel={tCommon('action.close')}
      footer={
        <Button variant="primary" disabled={!isKept} onClick={onClose}>
          {t('codes.finish')}
        </Button>
      }
    >
      {/* Codes read from left to right in every script. */}
      <ol dir="ltr" className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-surface-2 p-4 font-mono text-base">
        {codes.map((code) => (
          <li key={code} className="text-center tracking-wide">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" iconStart={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button size="sm" iconStart={<Download aria-hidden="true" />} onClick={() => saveCodes(codes, name)}>
          {t('codes.download')}
        </Button>
      </div>
      <Checkbox
        className="mt-4"
        label={t('codes.kept')}
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
    </Dialog>
  );
}

const saveCodes = (codes: readonly string[], brand: string): void =>
  saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), `${brand.toLowerCase()}-recovery-codes.txt`);
