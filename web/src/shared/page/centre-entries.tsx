import type { LucideIcon } from 'lucide-react';

type Entry<Page extends string> = {
  readonly page: Page;
  readonly Icon: LucideIcon;
  readonly text: string;
  /** A count beside the entry. */
  readonly badge: string | undefined;
};

type CentreEntriesProps<Page extends string> = {
  readonly label: string;
  readonly entries: readonly Entry<Page>[];
  readonly page: Page;
  readonly onChoose: (page: Page) => void;
};

/** The menu of a centre; the entry on show is marked, and what waits is counted beside its entry. */
export function CentreEntries<Page extends string>({ label, entries, page, onChoose }: CentreEntriesProps<Page>) {
  return (
    <nav aria-label={label} className="px-3 pb-4">
      <ul className="grid grid-cols-1 gap-0.5">
        {entries.map(({ page: entry, Icon, text, badge }) => (
          <li key={entry}>
            <button
              type="button"
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => onChoose(entry)}
              className="flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-1 text-sm leading-tight font-semibold text-ink-soft transition-colors hover:bg-surface-2 hover:text-ink pointer-coarse:min-h-12 md:aria-[current=page]:bg-accent-soft md:aria-[current=page]:text-accent-text"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 flex-1 text-start">{text}</span>
              {badge !== undefined && (
                <span className="rounded-full bg-accent px-1.5 text-xs font-bold text-accent-ink">{badge}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
