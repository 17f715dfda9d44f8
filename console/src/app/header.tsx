import { Badge } from '@fairground/ui/badge';
import { IconButton } from '@fairground/ui/icon-button';
import { CircleHelp, CircleUser, Menu, Search, WifiOff } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { writeClock } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { useDesk } from './desk.tsx';
import { later } from './later.ts';
import { useWaiting } from './use-waiting.ts';

const OwnMenu = later(async () => (await import('./own-menu.tsx')).OwnMenu);

const SEARCH_KEY = '⌘K';

type HeaderProps = {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  readonly onMenu: () => void;
  readonly isMenuOpen: boolean;
};

export function Header({ onSearch, onHelp, onMenu, isMenuOpen }: HeaderProps) {
  const t = useTexts();
  const { brand, mode } = useDesk();
  return (
    <header className="sticky top-0 z-20 flex h-12 items-center gap-2 border-b border-line bg-surface-1 px-3">
      <span className="lg:hidden">
        <IconButton
          size="sm"
          label={t('menu.title')}
          aria-expanded={isMenuOpen}
          icon={<Menu aria-hidden="true" />}
          onClick={onMenu}
        />
      </span>
      <Link href="/" className="font-display font-bold whitespace-nowrap">
        {brand}
      </Link>
      <Badge tone={mode === 'live' ? 'loss' : 'accent'}>{t(`mode.${mode}`)}</Badge>
      <button
        type="button"
        onClick={onSearch}
        aria-label={t('palette.title')}
        className="control ms-2 h-8 min-w-0 flex-1 justify-start gap-2 border border-line bg-field px-3 text-ink-faint hover:border-line-strong lg:max-w-md"
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate max-sm:hidden">{t('palette.placeholder')}</span>
        <kbd className="ms-auto text-xs max-md:hidden">{SEARCH_KEY}</kbd>
      </button>
      <span className="ms-auto flex items-center gap-1">
        <Offline />
        <BusinessClock />
        <WaitingApprovals />
        <span className="max-md:hidden">
          <ChoiceBar />
        </span>
        <span className="max-md:hidden">
          <IconButton size="sm" label={t('keys.title')} icon={<CircleHelp aria-hidden="true" />} onClick={onHelp} />
        </span>
        <OwnMenuButton />
      </span>
    </header>
  );
}

/** The clock of the business, whatever the clock of this machine says. */
function BusinessClock() {
  const t = useTexts();
  const { now, timeZone } = useDesk();
  const [aheadMs, setAheadMs] = useState(0);
  const [here, setHere] = useState(() => Date.now());
  useEffect(() => setAheadMs(now.getTime() - Date.now()), [now]);
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="px-1 text-xs text-ink-soft tabular-nums max-sm:hidden" title={timeZone}>
      {writeClock(new Date(here + aheadMs), t.language, timeZone)}
    </span>
  );
}

function Offline() {
  const t = useTexts();
  const [since, setSince] = useState<Date>();
  const { timeZone } = useDesk();
  useEffect(() => {
    const lose = () => setSince(new Date());
    const find = () => setSince(undefined);
    addEventListener('offline', lose);
    addEventListener('online', find);
    return () => {
      removeEventListener('offline', lose);
      removeEventListener('online', find);
    };
  }, []);
  if (!since) return null;
  return (
    <Badge tone="loss" icon={<WifiOff aria-hidden="true" />}>
      {t('offline', { time: writeClock(since, t.language, timeZone) })}
    </Badge>
  );
}

/** What waits for this person, from every page. */
function WaitingApprovals() {
  const t = useTexts();
  const list = useDesk().offers.lists.find(({ id }) => id === 'approvals.requests');
  const waiting = useWaiting(list ?? { id: 'none' });
  if (!list) return null;
  return (
    <Link
      href={list.path}
      className="control h-8 gap-1.5 px-2 text-xs font-semibold hover:bg-surface-2 pointer-coarse:min-h-11"
      aria-label={t('approvals.waiting', { count: waiting?.count ?? 0 })}
    >
      <span className="max-sm:hidden">{t('approvals.short')}</span>
      <span
        data-testid="approvals-count"
        className={`min-w-5 rounded-full px-1.5 text-center tabular-nums ${(waiting?.count ?? 0) > 0 ? 'bg-accent text-accent-ink' : 'bg-surface-3'}`}
      >
        {waiting?.count ?? '–'}
      </span>
    </Link>
  );
}

function OwnMenuButton() {
  const t = useTexts();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        size="sm"
        label={t('own.title')}
        aria-expanded={isOpen}
        icon={<CircleUser aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      />
      <Suspense fallback={null}>{isOpen && <OwnMenu anchor={anchor} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
