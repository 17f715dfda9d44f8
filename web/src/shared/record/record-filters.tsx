import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { Sheet } from '@fairground/ui/sheet';
import { useWide } from '../hooks/use-wide.ts';
import { useTranslations } from '../i18n/index.ts';

export type RecordFiltersProps = {
  /** How many filters narrow the record now. */
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
};

/** What narrows a record: in view where there is room, in a sheet on a phone. */
export function RecordFilters({ count, onClear, children }: RecordFiltersProps) {
  const t = useTranslations('records');
  const tCommon = useTranslations('common');
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  if (isWide) return <div className="grid grid-cols-1 gap-3">{children}</div>;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        iconStart={<SlidersHorizontal aria-hidden="true" />}
        iconEnd={count > 0 && <Badge tone="accent">{t('filters-on', { count })}</Badge>}
        onClick={() => setOpen(true)}
      >
        {t('filters')}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('filters')}
        closeLabel={tCommon('action.close')}
        footer={
          <>
            {count > 0 && (
              <Button variant="ghost" onClick={onClear}>
                {t('filters-clear')}
              </Button>
            )}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('filters-done')}
            </Button>
          </>
        }
      >
        <div className="grid grid-cols-1 gap-4 pb-2">{children}</div>
      </Sheet>
    </>
  );
}
