import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@fairground/ui/button';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../hooks/use-error-text.ts';
import { useTranslations } from '../i18n/index.ts';
import { saveFile } from '../save-file.ts';

export type SaveCsvProps = {
  /** Reads the file from the server. */
  readonly load: () => Promise<Blob>;
  readonly fileName: string;
  readonly disabled?: boolean | undefined;
};

/** Saves what a record shows, all pages of it, as a table for spreadsheets. */
export function SaveCsv({ load, fileName, disabled }: SaveCsvProps) {
  const t = useTranslations('records');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: (file) => {
      saveFile(file, fileName);
      toast.show({ title: t('export.done'), tone: 'gain' });
    },
    onError: (error) => toast.show({ title: t('export.failed'), description: errorText(error), tone: 'loss' }),
  });
  return (
    <Button
      size="sm"
      loading={isPending}
      disabled={disabled}
      iconStart={<Download aria-hidden="true" />}
      onClick={() => mutate()}
    >
      {t('export.save')}
    </Button>
  );
}
