import { money } from '@fairground/contract/money';
import { DataTable } from '@fairground/ui/data-table';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { Preview } from '../api/agents.ts';
import { change, moment, plain } from './figures.tsx';
import { usePercent } from './terms-view.tsx';

/** What an offer would have cost in the last periods, beside what one's own contract would have given. */
export function PreviewTable({ preview }: { readonly preview: Preview }) {
  const t = useTranslations('agents');
  const dayName = useDayName();
  const percent = usePercent();
  const owesMore = preview.periods.some(({ owed, others, received }) => owed + others > received);
  return (
    <section className="grid grid-cols-1 gap-2">
      <h4 className="font-sans text-sm font-semibold tracking-normal">{t('offer.simulated')}</h4>
      <p className="text-xs text-ink-faint">{t('offer.simulated-rule')}</p>
      <DataTable
        caption={t('offer.simulated')}
        columns={[
          {
            id: 'period',
            header: t('bill.period'),
            primary: true,
            cell: ({ from, to, start }) =>
              start !== null ? moment(start) : from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`,
          },
          { id: 'bet', header: t('bill.validBet'), align: 'end', cell: ({ validBet }) => plain(validBet) },
          { id: 'effective', header: t('bill.effective'), align: 'end', cell: ({ effective }) => change(effective) },
          { id: 'rate', header: t('bill.rate'), align: 'end', cell: ({ rate }) => percent(rate) },
          { id: 'owed', header: t('offer.owed'), align: 'end', cell: ({ owed }) => plain(owed) },
          { id: 'others', header: t('offer.to-others'), align: 'end', cell: ({ others }) => plain(others) },
          { id: 'received', header: t('offer.received'), align: 'end', cell: ({ received }) => plain(received) },
          {
            id: 'left',
            header: t('offer.left'),
            align: 'end',
            cell: ({ owed, others, received }) => change(money(received - owed - others)),
          },
        ]}
        rows={preview.periods}
        keyOf={({ from, start }) => start?.toISOString() ?? from}
      />
      {owesMore && <p className="text-sm text-loss">{t('offer.exposure')}</p>}
    </section>
  );
}
