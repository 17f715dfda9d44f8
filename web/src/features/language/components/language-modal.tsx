import { Check } from 'lucide-react';
import { Dialog } from '@fairground/ui/dialog';
import { useLanguageSwitch } from '../../../shared/hooks/use-language-switch.ts';
import { useLanguage, useTranslations } from '../../../shared/i18n/index.ts';

type LanguageModalProps = { readonly onClose: () => void };

/** Every language the site speaks, each under its own name. */
export function LanguageModal({ onClose }: LanguageModalProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  const { code, offered } = useLanguage();
  const switchLanguage = useLanguageSwitch();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('language.title')}
      description={t('language.text')}
      closeLabel={tCommon('action.close')}
    >
      <ul className="grid gap-1 sm:grid-cols-2">
        {offered.map((language) => (
          <li key={language.code}>
            <button
              type="button"
              lang={language.tag}
              dir={language.direction}
              aria-pressed={language.code === code}
              onClick={() => {
                onClose();
                switchLanguage(language.code);
              }}
              className="flex h-11 w-full items-center justify-between gap-3 rounded-md px-4 text-start font-semibold text-ink-soft hover:bg-surface-2 hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
            >
              {language.name}
              {language.code === code && <Check aria-hidden="true" className="size-4.5" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
