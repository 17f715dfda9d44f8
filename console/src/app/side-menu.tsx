import { AREAS } from '@fairground/contract/console/offer';
import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { menuOf, useDesk } from './desk.tsx';
import type { MenuEntry } from './desk.tsx';
import { useWaiting } from './use-waiting.ts';

/** The offers of this person by area; an area without any is not there. On a narrow screen it takes the page's place. */
export function SideMenu({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTexts();
  const [address] = useLocation();
  const entries = menuOf(useDesk().offers);
  return (
    <nav
      aria-label={t('menu.title')}
      className={`border-e border-line bg-surface-1 px-2 py-3 lg:sticky lg:top-12 lg:block lg:h-[calc(100dvh-3rem)] lg:overflow-y-auto ${isOpen ? '' : 'hidden'}`}
    >
      <MenuLink href="/" isHere={address === '/'}>
        <House aria-hidden="true" className="size-4" />
        {t('today.title')}
      </MenuLink>
      {AREAS.map((area) => {
        const own = entries.filter((entry) => entry.area === area);
        if (own.length === 0) return null;
        return (
          <section key={area} aria-label={t(`area.${area}`)} className="mt-4">
            <h2 className="px-3 pb-1 text-xs font-semibold text-ink-faint">{t(`area.${area}`)}</h2>
            {own.map((entry) => (
              <MenuLink
                key={entry.id}
                href={entry.path}
                isHere={address === entry.path || address.startsWith(`${entry.path}/`)}
              >
                <span className="truncate">{wordsOf(t, entry.id).title}</span>
                <WaitingMark entry={entry} />
              </MenuLink>
            ))}
          </section>
        );
      })}
    </nav>
  );
}

type MenuLinkProps = { readonly href: string; readonly isHere: boolean; readonly children: ReactNode };

function MenuLink({ href, isHere, children }: MenuLinkProps) {
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className="control h-9 w-full justify-start gap-2 px-3 text-ink-soft hover:bg-surface-2 hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-text pointer-coarse:h-11"
    >
      {children}
    </Link>
  );
}

function WaitingMark({ entry }: { readonly entry: MenuEntry }) {
  const waiting = useWaiting(entry);
  if (!waiting || waiting.count === 0) return null;
  return (
    <span className="ms-auto rounded-full bg-accent px-1.5 text-xs font-bold text-accent-ink tabular-nums">
      {waiting.count}
    </span>
  );
}
