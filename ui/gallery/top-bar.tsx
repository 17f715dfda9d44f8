import { Menu as MenuIcon, Moon, PilcrowLeft, PilcrowRight, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../src/icon-button.tsx';
import { Sheet } from '../src/sheet.tsx';
import { Navigation } from './sidebar.tsx';
import type { View } from './use-view.ts';
import { WordMark } from './word-mark.tsx';

export function TopBar({ view }: { readonly view: View }) {
  const [isOpen, setOpen] = useState(false);
  const isDark = view.theme === 'dark';
  const isLtr = view.direction === 'ltr';
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground/85 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-2 px-4 sm:px-6">
        <IconButton
          label="Sections"
          icon={<MenuIcon aria-hidden="true" />}
          onClick={() => setOpen(true)}
          className="lg:hidden"
        />
        <WordMark />
        <span className="ms-auto" />
        <IconButton
          label={isLtr ? 'Show from right to left' : 'Show from left to right'}
          icon={isLtr ? <PilcrowLeft aria-hidden="true" /> : <PilcrowRight aria-hidden="true" />}
          onClick={() => view.setDirection(isLtr ? 'rtl' : 'ltr')}
        />
        <IconButton
          label={isDark ? 'Show the light theme' : 'Show the dark theme'}
          icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
          onClick={() => view.setTheme(isDark ? 'light' : 'dark')}
        />
      </div>
      <Sheet open={isOpen} onOpenChange={setOpen} side="start" title="Sections" closeLabel="Close">
        <Navigation label="Sections in the sheet" onNavigate={() => setOpen(false)} />
      </Sheet>
    </header>
  );
}
