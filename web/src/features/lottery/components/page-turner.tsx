import { Button } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { trailTo } from '../../../shared/record/page-trail.ts';
import type { PageTrail } from '../../../shared/record/page-trail.ts';

type PageTurnerProps<RowId> = {
  readonly trail: PageTrail<RowId>;
  /** The mark of the page behind this one; nothing on the last. */
  readonly next: RowId | null;
  readonly onTrailChange: (trail: PageTrail<RowId>) => void;
};

/** To the newer page and to the older one; nothing where one page shows all. */
export function PageTurner<RowId>({ trail, next, onTrailChange }: PageTurnerProps<RowId>) {
  const t = useTranslations('lottery-own');
  if (trail.length === 0 && next === null) return null;
  const turnTo = (page: number): void => onTrailChange(trailTo(trail, page, next ?? undefined));
  return (
    <div className="flex justify-center gap-2">
      <Button variant="ghost" aria-disabled={trail.length === 0} onClick={() => turnTo(trail.length)}>
        {t('newer')}
      </Button>
      <Button variant="ghost" aria-disabled={next === null} onClick={() => turnTo(trail.length + 2)}>
        {t('older')}
      </Button>
    </div>
  );
}
