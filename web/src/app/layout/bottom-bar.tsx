import { Gift, House, LayoutGrid, UserRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { OpenToPlay } from '../../shared/session/open-to-play.tsx';
import { useTranslations } from '../../shared/i18n/index.ts';
import { openCentre } from '../../shared/store/open-centre.ts';
import { useRouteMatch } from '../page-outlet.tsx';

const ENTRY_CLASS =
  'relative flex h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs text-ink-faint transition-colors [&>svg]:size-5.5 aria-[current=page]:text-accent-text before:absolute before:top-0 before:h-0.5 before:w-6 before:rounded-full aria-[current=page]:before:bg-accent';

type BottomBarProps = { readonly onMenuOpen: () => void };

/** The places a thumb reaches on a phone; a member that excluded itself is led to no games or offers. */
export function BottomBar({ onMenuOpen }: BottomBarProps) {
  const t = useTranslations('common');
  const { route } = useRouteMatch();
  return (
    <nav
      aria-label={t('nav.bottom')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line/60 bg-surface-1/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        <Place href="/" isCurrent={route.id === 'home'} icon={<House aria-hidden="true" />} label={t('nav.home')} />
        <OpenToPlay>
          <li className="flex">
            <button
              type="button"
              aria-current={route.category ? 'page' : undefined}
              onClick={onMenuOpen}
              className={ENTRY_CLASS}
            >
              <LayoutGrid aria-hidden="true" />
              {t('nav.games')}
            </button>
          </li>
          <Place
            href="/promotions"
            isCurrent={route.id === 'promotions'}
            icon={<Gift aria-hidden="true" />}
            label={t('nav.promotions')}
          />
        </OpenToPlay>
        <Own icon={<Wallet aria-hidden="true" />} label={t('nav.wallet')} onPress={() => openCentre('transferFund')} />
        <Own icon={<UserRound aria-hidden="true" />} label={t('nav.me')} onPress={() => openCentre()} />
      </ul>
    </nav>
  );
}

type PlaceProps = {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly icon: ReactNode;
  readonly label: string;
};

function Place({ href, isCurrent, icon, label }: PlaceProps) {
  return (
    <li className="flex">
      <a href={href} aria-current={isCurrent ? 'page' : undefined} className={ENTRY_CLASS}>
        {icon}
        {label}
      </a>
    </li>
  );
}

type OwnProps = { readonly icon: ReactNode; readonly label: string; readonly onPress: () => void };

/** A place of the member's own: anyone who is not logged in is asked to. */
function Own({ icon, label, onPress }: OwnProps) {
  return (
    <li className="flex">
      <button type="button" onClick={onPress} className={ENTRY_CLASS}>
        {icon}
        {label}
      </button>
    </li>
  );
}
