import { Globe, Menu, Moon, Search, Sun } from 'lucide-react';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { IconButton } from '@fairground/ui/icon-button';
import { usePaletteKey } from '@fairground/ui/palette-key';
import { useBrand } from '../../shared/brand/use-brand.ts';
import { useLanguageSwitch } from '../../shared/hooks/use-language-switch.ts';
import { useLanguage, useTranslations } from '../../shared/i18n/index.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { OpenToPlay } from '../../shared/session/open-to-play.tsx';
import { useFlag } from '../../shared/site/site-status.ts';
import { openModal } from '../../shared/store/modal-store.ts';
import { showTheme, useTheme } from '../../shared/store/theme-store.ts';
import { BrandLink } from './brand-link.tsx';
import { LatePart } from '../../shared/page/late-part.tsx';

const MemberHeader = lazyPart(
  () => import('./member-header.tsx').then((part) => part.MemberHeader),
  ['centre', 'wallet', 'profile'],
);

type HeaderProps = { readonly onMenuOpen: () => void };

/** The top bar: where you are, what you can find, who you are. */
export function Header({ onMenuOpen }: HeaderProps) {
  const t = useTranslations('common');
  const isMember = useSession(isLoggedIn);
  const { mode } = useBrand();
  return (
    <header className="sticky top-0 z-30 border-b border-line/60 bg-ground/90 backdrop-blur-md">
      <div className="flex h-14 items-center gap-1.5 px-3 md:h-16 md:gap-2 md:px-6">
        <IconButton
          className="md:hidden"
          label={t('nav.open-menu')}
          icon={<Menu aria-hidden="true" />}
          onClick={onMenuOpen}
        />
        <BrandLink className="md:hidden" wordClassName="max-[26rem]:sr-only" />
        <OpenToPlay>
          <SearchField />
        </OpenToPlay>
        <div className="flex-1" />
        <OpenToPlay>
          <SearchButton />
        </OpenToPlay>
        {mode !== 'live' && (
          <Badge tone="accent" className="me-1 max-lg:hidden">
            {t('brand.play-money')}
          </Badge>
        )}
        <ThemeSwitch className={isMember ? '' : 'max-[30rem]:hidden'} />
        <LanguageSwitch />
        <Account />
      </div>
    </header>
  );
}

const openSearch = () => openModal({ type: 'search', props: {} });

function SearchField() {
  const t = useTranslations('common');
  usePaletteKey(openSearch);
  return (
    <button
      type="button"
      onClick={openSearch}
      className="hidden h-10 w-72 min-w-0 items-center gap-2.5 rounded-md bg-surface-2 px-3 text-sm text-ink-faint transition-colors hover:bg-surface-3 hover:text-ink-soft md:flex"
    >
      <Search aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="flex-1 truncate text-start">{t('header.search-hint')}</span>
      <kbd aria-hidden="true" className="rounded-sm bg-surface-1 max-xl:hidden px-1.5 py-0.5 font-sans text-xs">
        {t('header.search-keys')}
      </kbd>
    </button>
  );
}

/** A phone has no room for the field: the same search behind an icon. */
function SearchButton() {
  const t = useTranslations('common');
  return (
    <IconButton
      className="md:hidden"
      label={t('header.search-hint')}
      icon={<Search aria-hidden="true" />}
      onClick={openSearch}
    />
  );
}

/** The doors leave a small phone no room for it; its menu has it too. */
function ThemeSwitch({ className }: { readonly className: string }) {
  const t = useTranslations('common');
  const theme = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      className={className}
      label={t(`header.theme-${next}`)}
      // Both are drawn and the stylesheet shows one: the pre-rendered page does not know the visitor's theme.
      icon={
        <>
          <Sun aria-hidden="true" className="in-data-[theme=light]:hidden" />
          <Moon aria-hidden="true" className="in-data-[theme=dark]:hidden" />
        </>
      }
      onClick={() => showTheme(next)}
    />
  );
}

/** With two languages the button simply speaks the other one; with more it opens the choice. */
function LanguageSwitch() {
  const t = useTranslations('common');
  const { code, language, offered } = useLanguage();
  const switchLanguage = useLanguageSwitch();
  if (offered.length < 2) return null;
  const other = offered.length === 2 ? offered.find((candidate) => candidate.code !== code) : undefined;
  return (
    <Button
      variant="ghost"
      className="px-2.5 max-md:hidden"
      iconStart={<Globe aria-hidden="true" />}
      title={other?.name ?? t('nav.language')}
      onClick={() => (other ? switchLanguage(other.code) : openModal({ type: 'language', props: {} }))}
    >
      <span className="uppercase">{(other ?? language).tag}</span>
      <span className="sr-only">{other ? t('header.language', { name: other.name }) : t('nav.language')}</span>
    </Button>
  );
}

function Account() {
  const t = useTranslations('common');
  const isMember = useSession(isLoggedIn);
  const canRegister = useFlag('DIRECTREG3');
  if (isMember)
    return (
      <LatePart>
        <MemberHeader />
      </LatePart>
    );
  return (
    <div className="flex items-center gap-1.5 md:gap-2">
      <Button
        variant={canRegister ? 'ghost' : 'primary'}
        className="max-sm:h-9 max-sm:px-2"
        onClick={() => openModal({ type: 'login', props: { tab: 'login' } })}
      >
        {t('header.login')}
      </Button>
      {canRegister && (
        <Button
          variant="primary"
          className="max-sm:h-9 max-sm:px-2"
          onClick={() => openModal({ type: 'login', props: { tab: 'register' } })}
        >
          {t('header.register')}
        </Button>
      )}
    </div>
  );
}
