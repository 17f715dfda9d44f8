import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@fairground/ui/button';
import { Accordion } from '@fairground/ui/accordion';
import { Dialog } from '@fairground/ui/dialog';
import { RichText } from '@fairground/ui/rich-text';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { helpQuery } from '../api/help-query.ts';

type HelpModalProps = { readonly articleId?: string; readonly onClose: () => void };

/** The help centre in brief, over whatever the visitor is doing: the section of the question asked, or all of it. */
export function HelpModal({ articleId, onClose }: HelpModalProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  const help = useQuery(helpQuery());
  const sections = help.data?.list ?? [];
  const asked = sections.find(({ articles }) => articles.some((article) => article.articleId === articleId));
  const articles = asked?.articles ?? sections.flatMap((section) => section.articles);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={asked?.title ?? t('help.title')}
      closeLabel={tCommon('action.close')}
      footer={
        <ButtonLink href="/help" onClick={onClose}>
          {t('help.open-page')}
        </ButtonLink>
      }
    >
      {help.isPending ? (
        <SkeletonText lines={8} />
      ) : (
        <Accordion
          defaultOpenId={articleId}
          items={articles.map((article) => ({
            id: article.articleId,
            title: article.title,
            content: <RichText html={article.content} />,
          }))}
        />
      )}
    </Dialog>
  );
}
