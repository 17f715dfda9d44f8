import type { DownlineMember } from '@fairground/contract/agents/downline';
import { useState } from 'react';
import { Dialog } from '@fairground/ui/dialog';
import { Switch } from '@fairground/ui/switch';
import { toast } from '@fairground/ui/toast';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { RaiseField } from './raise-field.tsx';
import { RateForm } from './rate-form.tsx';
import { useAllowTransfer, useRaiseSeries } from '../api/agents.ts';

const STEP = 2;

type DownlineDialogProps = {
  readonly member: DownlineMember;
  readonly ownSeries: number;
  readonly onClose: () => void;
};

/** What an agent may change of somebody directly below: a higher series, and money sent up. */
export function DownlineDialog({ member, ownSeries, onClose }: DownlineDialogProps) {
  const tCommon = useTranslations('common');
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={member.account} closeLabel={tCommon('action.close')}>
      <div className="grid grid-cols-1 gap-6">
        <SeriesForm member={member} ownSeries={ownSeries} onDone={onClose} />
        <RateForm member={member} onDone={onClose} />
        <TransferSwitch member={member} />
      </div>
    </Dialog>
  );
}

function SeriesForm({
  member,
  ownSeries,
  onDone,
}: {
  readonly member: DownlineMember;
  readonly ownSeries: number;
  readonly onDone: () => void;
}) {
  const t = useTranslations('agents');
  const dayName = useDayName();
  const [typed, setTyped] = useState(String(member.series));
  const raise = useRaiseSeries();
  const series = Number(typed);
  const isGivable = Number.isInteger(series) && series > member.series && series <= ownSeries;
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        raise.mutate(
          { memberId: member.memberId, series },
          {
            onSuccess: ({ from }) => {
              toast.show({
                title: t('manage.series-done', { series: String(series), from: dayName(from) }),
                tone: 'gain',
              });
              onDone();
            },
          },
        );
      }}
    >
      <RaiseField
        field={{
          label: t('manage.series'),
          hint: t('manage.series-rule', { now: String(member.series), most: String(ownSeries) }),
          type: 'number',
          inputMode: 'numeric',
          min: member.series,
          max: ownSeries,
          step: STEP,
        }}
        {...{ typed, isGivable, raise }}
        onTyped={setTyped}
      />
    </form>
  );
}

function TransferSwitch({ member }: { readonly member: DownlineMember }) {
  const t = useTranslations('agents');
  const errorText = useErrorText();
  const [isAllowed, setIsAllowed] = useState(member.toUpline);
  const allow = useAllowTransfer();
  if (member.type !== 0 && member.type !== 1) return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <Switch
        label={t('manage.to-upline')}
        description={t('manage.to-upline-rule')}
        checked={isAllowed}
        onChange={({ target: { checked: toUpline } }) => {
          setIsAllowed(toUpline);
          allow.mutate({ memberId: member.memberId, toUpline }, { onError: () => setIsAllowed(!toUpline) });
        }}
      />
      {allow.isError && <p className="text-sm text-loss">{errorText(allow.error)}</p>}
    </div>
  );
}
