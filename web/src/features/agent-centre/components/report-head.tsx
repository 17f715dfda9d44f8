import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@fairground/ui/button';
import { TextField } from '@fairground/ui/text-field';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { RecordDays } from '../../../shared/record/record-days.tsx';
import type { ReportDays } from '../hooks/use-report-days.ts';

type ReportHeadProps = {
  readonly days: ReportDays;
  /** The list begins anew with other days. */
  readonly onRestart?: () => void;
  readonly children?: ReactNode;
};

/** The days of a report, with its other filters beside them. */
export function ReportHead({ days, onRestart, children }: ReportHeadProps) {
  const { today, range, setRange, daysMax, isAskable } = days;
  const t = useTranslations('agents');
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <RecordDays
        today={today}
        range={range}
        onRangeChange={(chosen) => {
          setRange(chosen);
          onRestart?.();
        }}
        error={isAskable ? undefined : t('too-long', { days: String(daysMax) })}
      />
      {children}
    </div>
  );
}

type AccountSearchProps = {
  readonly account: string | undefined;
  readonly onSearch: (account: string | undefined) => void;
};

/** Looks for one account of the line by its whole name. */
export function AccountSearch({ account, onSearch }: AccountSearchProps) {
  const t = useTranslations('agents');
  const [typed, setTyped] = useState(account ?? '');
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim() === '' ? undefined : typed.trim());
      }}
    >
      <TextField
        className="min-w-0 flex-1"
        label={t('find.label')}
        placeholder={t('find.placeholder')}
        value={typed}
        maxLength={64}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" iconStart={<Search aria-hidden="true" />}>
        {t('find.submit')}
      </Button>
    </form>
  );
}
