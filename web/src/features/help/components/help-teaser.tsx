import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { isPlainClick } from '../../../shared/page/plain-click.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { helpTopicsQuery } from '../api/help-query.ts';

const TEASED = 6;

/** The first question of each section. Its answer opens over the page; as a link it can be sent on and opened apart. */
export function HelpTeaser() {
  const articles = useQuery(helpTopicsQuery()).data?.list.slice(0, TEASED) ?? [];
  if (articles.length === 0) return null;
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {articles.map(({ articleId, title }) => (
        <li key={articleId}>
          <a
            href={`/help#${articleId}`}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              openModal({ type: 'help', props: { articleId } });
            }}
            className="group flex min-h-14 items-center justify-between gap-3 rounded-md bg-surface-1 px-4 py-2.5 text-sm font-semibold shadow-low transition-colors hover:bg-surface-2"
          >
            {title}
            <ArrowRight
              aria-hidden="true"
              className="size-4 shrink-0 text-ink-faint transition-transform group-hover:translate-x-0.5 rtl:rotate-180"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
