import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export type BreadcrumbProps = {
  readonly label: string;
  /** From the top down; the last one is this page. */
  readonly items: readonly { readonly label: ReactNode; readonly href: string }[];
};

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-sm">
        {items.map((item, index) => (
          <li key={item.href} className="flex items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 text-ink-faint rtl:rotate-180" />}
            <a
              href={item.href}
              aria-current={index === items.length - 1 ? 'page' : undefined}
              className="inline-flex min-h-6 items-center rounded-sm px-1 text-ink-soft hover:text-ink hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {item.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
