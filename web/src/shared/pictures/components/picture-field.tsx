import { PICTURE_BYTES_MAX, PICTURES_MAX } from '@fairground/contract/pictures/rules';
import { FileDrop } from '@fairground/ui/file-drop';
import { useState } from 'react';
import { useErrorText } from '../../hooks/use-error-text.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Pictures } from '../hooks/use-pictures.ts';

const BYTES_A_MEGABYTE = 1024 * 1024;
const LIMITS = { size: String(PICTURE_BYTES_MAX / BYTES_A_MEGABYTE), count: String(PICTURES_MAX) };

type PictureFieldProps = { readonly pictures: Pictures; readonly label?: string; readonly hint?: string };

/** Up to three pictures. What is not taken is said in words under the field, each file by its name. */
export function PictureField({ pictures, label, hint }: PictureFieldProps) {
  const t = useTranslations('pictures');
  const errorText = useErrorText();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { files, failure, progressOf, change } = pictures;
  const failed = failure && t('failed', { name: failure.file.name, reason: errorText(failure.error) });
  const errors = [...refused, ...(failed === undefined ? [] : [failed])];
  return (
    <FileDrop
      label={label ?? t('label')}
      hint={hint ?? t('hint', LIMITS)}
      aside={
        <span className="text-xs text-ink-faint tabular-nums">
          {files.length} / {PICTURES_MAX}
        </span>
      }
      prompt={t('prompt')}
      files={files}
      sizeMaxBytes={PICTURE_BYTES_MAX}
      countMax={PICTURES_MAX}
      progressOf={progressOf}
      progressLabel={(name) => t('sending', { name })}
      removeLabel={(name) => t('remove', { name })}
      error={errors.length === 0 ? undefined : <ErrorLines lines={errors} />}
      onFilesOffer={() => setRefused([])}
      onFilesChange={(chosen) => {
        if (chosen.length < files.length) setRefused([]);
        change(chosen);
      }}
      onRefuse={(file, reason) =>
        setRefused((before) => [...before, t(`refused.${reason}`, { ...LIMITS, name: file.name })])
      }
    />
  );
}

function ErrorLines({ lines }: { readonly lines: readonly string[] }) {
  return [...new Set(lines)].map((line) => (
    <span key={line} className="block wrap-anywhere">
      {line}
    </span>
  ));
}
