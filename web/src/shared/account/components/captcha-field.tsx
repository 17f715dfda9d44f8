import { RefreshCw } from 'lucide-react';
import { TextField } from '@fairground/ui/text-field';
import { useTranslations } from '../../i18n/index.ts';
import type { Captcha } from '../hooks/use-captcha.ts';
import type { BoundField } from '../hooks/use-form.ts';

type CaptchaFieldProps = { readonly captcha: Captcha; readonly field: BoundField; readonly isRequired?: boolean };

/** The characters of a picture; a press on the picture brings another one. */
export function CaptchaField({ captcha, field, isRequired = true }: CaptchaFieldProps) {
  const t = useTranslations('account');
  return (
    <div className="flex items-start gap-2">
      <TextField
        {...field}
        className="flex-1"
        label={t('field.captcha')}
        placeholder={t('placeholder.captcha') + (isRequired ? ' *' : '')}
        required={isRequired}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
      />
      <button
        type="button"
        aria-label={t('captcha.refresh')}
        title={t('captcha.refresh')}
        onClick={captcha.refresh}
        // As high as the field beside it, and level with it under its label.
        className="group relative mt-6.5 grid h-11 w-32 shrink-0 place-items-center overflow-hidden rounded-md bg-white"
      >
        {captcha.imageUrl === undefined ? (
          <span className="grid size-full place-items-center bg-surface-3 text-xs text-ink-soft">
            {captcha.hasFailed ? t('captcha.failed') : <span className="sheen size-full" />}
          </span>
        ) : (
          <img src={captcha.imageUrl} alt={t('captcha.picture')} width="128" height="44" className="size-full" />
        )}
        <span className="absolute end-1 bottom-1 grid size-5 place-items-center rounded-full bg-scrim text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
          <RefreshCw aria-hidden="true" className="size-3" />
        </span>
      </button>
    </div>
  );
}
