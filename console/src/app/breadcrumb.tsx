import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { menuOf, useDesk } from './desk.tsx';

/** Area, page and record, from the same offers as the menu. */
export function Breadcrumb() {
  const t = useTexts();
  const [address] = useLocation();
  const entry = menuOf(useDesk().offers).find(({ path }) => address === path || address.startsWith(`${path}/`));
  if (!entry) return null;
  const rest = decodeURIComponent(address.slice(entry.path.length + 1));
  return (
    <nav aria-label={t('breadcrumb')} className="mb-1 flex items-center gap-1 text-xs text-ink-faint">
      <span>{t(`area.${entry.area}`)}</span>
      <ChevronRight aria-hidden="true" className="size-3.5" />
      <Link
        href={entry.path}
        aria-current={rest === '' ? 'page' : undefined}
        className="hover:text-ink hover:underline"
      >
        {wordsOf(t, entry.id).title}
      </Link>
      {rest !== '' && (
        <>
          <ChevronRight aria-hidden="true" className="size-3.5" />
          <span aria-current="page">{rest}</span>
        </>
      )}
    </nav>
  );
}
