import { useEffect, useState } from 'react';
import { GROUPS, SECTIONS } from './sections.ts';

export function Sidebar() {
  return (
    <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-60 shrink-0 overflow-y-auto border-e border-line px-4 py-8 lg:block">
      <Navigation label="Sections" />
    </aside>
  );
}

export type NavigationProps = { readonly label: string; readonly onNavigate?: () => void };

export function Navigation({ label, onNavigate }: NavigationProps) {
  const current = useSectionInView();
  return (
    <nav aria-label={label} className="flex flex-col gap-6 text-sm">
      {GROUPS.map((group) => (
        <div key={group.title}>
          <p className="px-3 pb-1 text-xs font-semibold text-ink-faint">{group.title}</p>
          <ul>
            {group.sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  aria-current={section.id === current ? 'true' : undefined}
                  onClick={onNavigate}
                  className="flex min-h-8 items-center rounded-sm px-3 text-ink-soft transition-colors hover:bg-surface-2 hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-text"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The section that crosses the upper third of the window. */
function useSectionInView(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setId(entry.target.id);
      },
      { rootMargin: '-20% 0px -75% 0px' },
    );
    for (const section of SECTIONS) {
      const element = document.getElementById(section.id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return id;
}
