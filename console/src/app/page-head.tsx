import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.tsx';

type PageHeadProps = {
  readonly title: ReactNode;
  /** For the tab, where the title is no plain text. */
  readonly name?: string;
  readonly about?: ReactNode;
  readonly beside?: ReactNode;
  readonly actions?: ReactNode;
  /** Heads a part of a page that has a name already. */
  readonly isPart?: boolean;
};

/** The head of every page: what it is, and what can be done here. */
export function PageHead({ title, name, about, beside, actions, isPart = false }: PageHeadProps) {
  const t = useTexts();
  const tab = name ?? (typeof title === 'string' ? title : '');
  const Heading = isPart ? 'h2' : 'h1';
  useEffect(() => {
    if (isPart) return;
    document.title = tab === '' ? t('name') : `${tab} · ${t('name')}`;
  }, [tab, t, isPart]);
  return (
    <div className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-[min(100%,14rem)] flex-1">
        <div className="flex flex-wrap items-center gap-3">
          <Heading className="min-w-0 text-lg wrap-anywhere">{title}</Heading>
          {beside}
        </div>
        {about !== undefined && <p className="mt-1 max-w-3xl text-ink-soft">{about}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
