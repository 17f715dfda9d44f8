import { IconButton } from '@fairground/ui/icon-button';
import { Moon, Sun } from 'lucide-react';
import { useTexts } from '../texts/texts.tsx';
import { changeLanguage, changeTheme, useChoices } from './choices.ts';

/** Language and theme, the same before and after the login. */
export function ChoiceBar() {
  const t = useTexts();
  const theme = useChoices((choices) => choices.theme);
  const other = t.language === 'EN' ? 'TY' : 'EN';
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        className="control h-8 px-2 text-xs font-semibold text-ink-soft hover:bg-surface-2 hover:text-ink pointer-coarse:min-h-11"
        lang={other === 'EN' ? 'en' : 'vi'}
        onClick={() => changeLanguage(other)}
      >
        {other === 'EN' ? 'English' : 'Tiếng Việt'}
      </button>
      <IconButton
        size="sm"
        label={t(theme === 'dark' ? 'theme.light' : 'theme.dark')}
        icon={theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        onClick={() => changeTheme(theme === 'dark' ? 'light' : 'dark')}
      />
    </div>
  );
}
