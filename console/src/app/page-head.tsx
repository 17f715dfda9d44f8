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
};

/** The head of every page: what it is, and what can be done here. */
export function PageHead({ title, name, about, beside, actions }: PageHeadProps) {
  const t = useTexts();
  const tab = name ?? (typeof title === 'string' ? title : '');
  useEffect(() => {
    document.title = tab === '' ? t('name') : `${tab} · ${t('name')}`;
  }, [tab, t]);
  return (
    <div className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 text-lg wrap-anywhere">{title}</h1>
          {beside}
        </div>
        {about !== undefined && <p className="mt-1 max-w-3xl text-ink-soft">{about}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
