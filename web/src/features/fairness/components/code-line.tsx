import { Copy } from 'lucide-react';
import { IconButton } from '@fairground/ui/icon-button';
import { toast } from '@fairground/ui/toast';
import { useTranslations } from '../../../shared/i18n/index.ts';

type CodeLineProps = { readonly name: string; readonly value: string };

/** A seed, a hash or another long word under its name, to be read and taken along. */
export function CodeLine({ name, value }: CodeLineProps) {
  const t = useTranslations('fair');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      toast.show({ id: 'copied', title: t('copied', { name }) });
    } catch {
      toast.show({ id: 'copied', tone: 'loss', title: t('copy-failed') });
    }
  };
  return (
    <div className="flex items-center gap-2 border-b border-line/60 py-2 last:border-0">
      <dt className="w-28 shrink-0 text-xs text-ink-faint sm:w-36 sm:text-sm">{name}</dt>
      <dd className="min-w-0 flex-1">
        {/* Codes read from left to right in every script. */}
        <bdi dir="ltr" className="block font-mono text-xs break-all sm:text-sm">
          {value}
        </bdi>
      </dd>
      <dd>
        <IconButton
          size="sm"
          label={t('copy', { name })}
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copy()}
        />
      </dd>
    </div>
  );
}
