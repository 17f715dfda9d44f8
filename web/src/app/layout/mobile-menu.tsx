import { Moon, Sun } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Sheet } from '@fairground/ui/sheet';
import { useBrand } from '../../shared/brand/use-brand.ts';
import { useTranslations } from '../../shared/i18n/index.ts';
import { useChat } from '../../shared/store/chat-store.ts';
import { onMiniGameOpened } from '../../shared/store/mini-game-store.ts';
import { showTheme, useTheme } from '../../shared/store/theme-store.ts';
import { MainMenu } from './main-menu.tsx';
import { NavButton } from './nav-entry.tsx';

type MobileMenuProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The left bar of a phone: the same menu as a panel from the side. */
export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const t = useTranslations('common');
  const { name, mode } = useBrand();
  const leave = useEffectEvent(onClose);
  // The chat takes the whole screen of a phone and the small game much of it; the menu would lie over them.
  useEffect(() => useChat.subscribe(({ view }) => view === 'open' && leave()), []);
  useEffect(() => onMiniGameOpened(() => leave()), []);

  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      side="start"
      title={name}
      description={mode === 'live' ? undefined : t('brand.play-money-note', { brand: name })}
      closeLabel={t('nav.close-menu')}
    >
      <MainMenu />
      <div className="mt-4">
        <ThemeEntry />
      </div>
    </Sheet>
  );
}

/** A phone whose header has no room for the switch has it here. */
function ThemeEntry() {
  const t = useTranslations('common');
  const next = useTheme() === 'dark' ? 'light' : 'dark';
  const Icon = next === 'light' ? Sun : Moon;
  return (
    <NavButton icon={<Icon aria-hidden="true" />} label={t(`header.theme-${next}`)} onPress={() => showTheme(next)} />
  );
}
