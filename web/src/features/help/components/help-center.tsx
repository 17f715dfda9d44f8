import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { ErrorState } from '@fairground/ui/error-state';
import { RichText } from '@fairground/ui/rich-text';
import { SkeletonText } from '@fairground/ui/skeleton';
import { TextField } from '@fairground/ui/text-field';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { helpQuery } from '../api/help-query.ts';
import { countArticles, type HelpArticle, type HelpSection, searchHelp } from '../model/search-help.ts';
import { AwakePart } from '../../../shared/page/awake-part.tsx';
import { ContactCard } from './contact-card.tsx';
import { ServiceStatus } from './service-status.tsx';

/** The name of the part that says what can be played now; articles have names of words with hyphens. */
const STATUS_ID = 'service-status';

const SECTION_LINK =
  'flex h-10 items-center rounded-md px-3 text-sm font-semibold whitespace-nowrap text-ink-soft hover:bg-surface-2 hover:text-ink max-lg:bg-surface-1 pointer-coarse:h-11';

/** The help centre: a search, the sections beside it, and every article under an address of its own. */
export function HelpCenter() {
  const t = useTranslations('help');
  const tCommon = useTranslations('common');
  const help = useQuery(helpQuery());
  const [query, setQuery] = useState('');
  const sections = searchHelp(help.data?.list ?? [], useDeferredValue(query));
  useOpenArticle(help.isSuccess);

  if (help.isPending) return <SkeletonText lines={12} />;
  if (help.isError)
    return (
      <ErrorState
        title={tCommon('state.error-title')}
        description={tCommon('state.error-text')}
        action={<Button onClick={() => void help.refetch()}>{tCommon('state.retry')}</Button>}
      />
    );
  if (help.data.list.length === 0) return <EmptyState title={t('empty-title')} description={t('empty-text')} />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <Sections sections={help.data.list} />
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <div className="grid gap-2">
          <TextField
            type="search"
            label={t('search')}
            placeholder={t('search-placeholder')}
            value={query}
            start={<Search aria-hidden="true" />}
            onChange={(event) => setQuery(event.target.value)}
          />
          <output className="min-h-5 text-sm text-ink-faint">
            {query.trim() !== '' && t('found', { count: countArticles(sections) })}
          </output>
        </div>
        {sections.length === 0 ? (
          <EmptyState
            title={t('none-title', { query })}
            description={t('none-text')}
            action={<Button onClick={() => setQuery('')}>{t('clear')}</Button>}
          />
        ) : (
          sections.map((section) => (
            <Section key={section.sectionId} section={section} isSearching={query.trim() !== ''} />
          ))
        )}
        <section id={STATUS_ID} aria-labelledby={`${STATUS_ID}-title`} className="grid scroll-mt-24 gap-3">
          <h2 id={`${STATUS_ID}-title`} className="text-lg">
            {t('status-title')}
          </h2>
          <AwakePart fallback={<SkeletonText lines={6} />}>
            <ServiceStatus />
          </AwakePart>
        </section>
        <ContactCard />
      </div>
    </div>
  );
}

/** Opens the article the address names, at the first load and whenever the hash changes. */
const useOpenArticle = (isReady: boolean): void => {
  useEffect(() => {
    if (!isReady) return undefined;
    const open = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      const article = id === '' ? null : document.getElementById(id);
      if (article instanceof HTMLDetailsElement) article.open = true;
      article?.scrollIntoView({ block: 'start' });
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [isReady]);
};

function Sections({ sections }: { readonly sections: readonly HelpSection[] }) {
  const t = useTranslations('help');
  return (
    <nav aria-label={t('sections')} className="scrollbar-none -mx-1 overflow-x-auto lg:sticky lg:top-24">
      <ul className="flex gap-1 p-1 lg:flex-col">
        {sections.map(({ sectionId, title }) => (
          <li key={sectionId}>
            <a href={`#${sectionId}`} className={SECTION_LINK}>
              {title}
            </a>
          </li>
        ))}
        <li>
          <a href={`#${STATUS_ID}`} className={SECTION_LINK}>
            {t('status-title')}
          </a>
        </li>
      </ul>
    </nav>
  );
}

type SectionProps = { readonly section: HelpSection; readonly isSearching: boolean };

function Section({ section, isSearching }: SectionProps) {
  return (
    <section id={section.sectionId} className="grid gap-3">
      <h2 className="text-lg">{section.title}</h2>
      <div className="grid gap-2">
        {section.articles.map((article) => (
          <Article key={article.articleId} article={article} isOpen={isSearching} />
        ))}
      </div>
    </section>
  );
}

function Article({ article, isOpen }: { readonly article: HelpArticle; readonly isOpen: boolean }) {
  return (
    <details
      id={article.articleId}
      open={isOpen}
      className="group rounded-lg bg-surface-1 shadow-low target:ring-2 target:ring-accent"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-lg px-5 py-3 font-semibold hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
        {article.title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-faint transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <RichText html={article.content} className="px-5 pt-1 pb-6" />
    </details>
  );
}
