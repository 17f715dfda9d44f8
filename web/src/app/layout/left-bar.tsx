import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslations } from '../../shared/i18n/index.ts';
import { showRail, useRailWidth } from './rail-store.ts';
import { BrandLink } from './brand-link.tsx';
import { MainMenu } from './main-menu.tsx';

/** The left bar: the whole menu, 240 px wide or folded to its icons. */
export function LeftBar() {
  const t = useTranslations('common');
  return (
    <aside
      aria-label={t('nav.side')}
      data-rail-bar
      className="rail-width sticky top-0 z-40 hidden h-dvh shrink-0 flex-col border-e border-line/60 bg-surface-1 transition-[width] duration-200 md:flex"
    >
      <div className="flex h-16 shrink-0 items-center px-4 rail-narrow:justify-center rail-narrow:px-0">
        <BrandLink wordClassName="rail-narrow:sr-only" />
      </div>
      <div className="scrollbar-none min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4">
        <MainMenu />
      </div>
      <div className="shrink-0 border-t border-line/60 p-2 max-lg:hidden">
        <CollapseToggle />
      </div>
    </aside>
  );
}

function CollapseToggle() {
  const t = useTranslations('common');
  const isNarrow = useRailWidth() === 'narrow';
  const label = isNarrow ? t('nav.expand') : t('nav.collapse');
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <button
      type="button"
      title={label}
      aria-expanded={!isNarrow}
      onClick={() => showRail(isNarrow ? 'wide' : 'narrow')}
      className="flex h-10 w-full items-center gap-3 rounded-md px-3 text-sm text-ink-faint hover:bg-surface-2 hover:text-ink rail-narrow:justify-center rail-narrow:px-0"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
      <span className="truncate rail-narrow:sr-only">{label}</span>
    </button>
  );
}
