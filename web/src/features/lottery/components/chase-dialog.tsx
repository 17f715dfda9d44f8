import { money, writeMoney } from '@fairground/contract/money';
import { playOf } from '@fairground/engines/lottery/games';
import { issuesFrom } from '@fairground/engines/lottery/calendar';
import { useState } from 'react';
import { Amount } from '@fairground/ui/amount';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { Switch } from '@fairground/ui/switch';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { ShortOfFunds } from '../../../shared/refill/index.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePlaceChase } from '../api/use-place.ts';
import { serverNow } from '../hooks/use-clock.ts';
import type { Betting } from '../hooks/use-betting.ts';
import type { Room } from '../hooks/use-room.ts';
import { chaseOf, FIRST_CHASE, orderedPlan } from '../model/chase-draft.ts';
import type { ChaseDraft } from '../model/chase-draft.ts';
import type { Offer } from '../model/offer.ts';
import { slipOf } from '../model/slip.ts';

type ChaseDialogProps = {
  readonly room: Room;
  readonly offer: Offer;
  readonly betting: Betting;
  readonly symbol: string;
};

const KINDS = ['flat', 'ladder', 'target'] as const;
const FIELDS = { flat: ['multiple'], ladder: ['multiple', 'factor', 'every'], target: ['percent'] } as const;

/** The same lines on the issues to come, by a plan; every step is shown before anything is paid. */
export function ChaseDialog({ room, offer, betting, symbol }: ChaseDialogProps) {
  const t = useTranslations('lottery-own');
  const tLottery = useTranslations('lottery');
  const errorText = useErrorText();
  const [draft, setDraft] = useState<ChaseDraft>(FIRST_CHASE);
  const [openedMs] = useState(() => serverNow() ?? 0);
  const place = usePlaceChase();
  const basket = betting.basketOf();
  const numeros = issuesFrom(room.game.timetable, new Date(openedMs), offer.chaseIssuesMax).map(({ numero }) => numero);
  const amount = basket?.amount ?? money(0n);
  const plan = chaseOf(draft, {
    numeros,
    amount,
    prize: prizeOf(room, offer, betting),
    multipleMax: offer.multipleMax,
  });
  const set = (change: Partial<ChaseDraft>): void => setDraft({ ...draft, ...change });

  const handlePlace = (): void => {
    if (basket === undefined || 'fault' in plan || place.isPending) return;
    place.mutate(
      {
        ...basket,
        numero: numeros[0] ?? basket.numero,
        amount: plan.total,
        count: plan.steps.length,
        plan: orderedPlan(draft),
        winStop: draft.winStop,
      },
      {
        onSuccess: (steps) => {
          betting.empty();
          betting.closeChase();
          toast.show({ tone: 'gain', title: t('chase.done'), description: t('chase.done-text', { count: steps }) });
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={betting.closeChase}
      size="lg"
      title={t('chase.title')}
      description={t('chase.text')}
      closeLabel={tLottery('close')}
      footer={
        <>
          <p className="me-auto text-sm">
            <span className="block text-ink-soft">{t('chase.total')}</span>
            {'fault' in plan ? '–' : <Amount value={writeMoney(plan.total)} currency={symbol} className="font-bold" />}
          </p>
          <Button variant="primary" loading={place.isPending} aria-disabled={'fault' in plan} onClick={handlePlace}>
            {t('chase.place')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <SegmentedControl
          block
          label={t('chase.kind')}
          value={draft.kind}
          onValueChange={(kind) => set({ kind })}
          options={KINDS.map((value) => ({ value, label: t(`plan.${value}`) }))}
        />
        <p className="text-sm text-ink-soft">{t(`plan.${draft.kind}-text`)}</p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <NumberField
            name={t('chase.issues')}
            value={draft.issues}
            max={offer.chaseIssuesMax}
            onChange={(issues) => set({ issues })}
          />
          {FIELDS[draft.kind].map((field) => (
            <NumberField
              key={field}
              name={t(`chase.${field}`)}
              value={draft[field]}
              max={field === 'percent' ? 10_000 : field === 'multiple' ? offer.multipleMax : 100}
              onChange={(value) => set({ [field]: value })}
            />
          ))}
        </div>
        <Switch
          label={t('chase.win-stop')}
          description={t('chase.win-stop-text')}
          checked={draft.winStop}
          onChange={(event) => set({ winStop: event.target.checked })}
        />
        {'fault' in plan ? (
          <p role="alert" className="rounded-md bg-loss-soft p-3 text-sm text-loss">
            {t(`chase.fault-${plan.fault.code}`, { step: String(plan.fault.at + 1) })}
          </p>
        ) : (
          <ol aria-label={t('chase.steps')} className="grid max-h-56 gap-1 overflow-y-auto text-sm tabular-nums">
            {plan.steps.map((step) => (
              <li key={step.numero} className="flex justify-between gap-3 rounded-sm bg-surface-2/60 px-3 py-1.5">
                <span>{step.numero}</span>
                <span>×{step.multiple}</span>
                <Amount value={writeMoney(step.amount)} currency={symbol} precision="exact" />
              </li>
            ))}
          </ol>
        )}
        {place.error?.code === 'lottery.insufficient-funds' && (
          <LatePart>
            <ShortOfFunds onRefilled={place.reset} />
          </LatePart>
        )}
        {place.isError && place.error.code !== 'lottery.insufficient-funds' && (
          <p role="alert" className="rounded-md bg-loss-soft p-3 text-sm text-loss">
            {errorText(place.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** A target aims at the least prize of one line, so that any win of it reaches the goal; with more lines there is none. */
const prizeOf = ({ game, mode }: Room, offer: Offer, { lines, slip }: Betting) => {
  const [line, ...others] = lines;
  const play = line && others.length === 0 ? playOf(game, mode, line.play) : undefined;
  if (line === undefined || play === undefined) return money(0n);
  const picks = line.content.split('|').map((row) => (row === '' ? [] : row.split(',')));
  const { unit, multiple } = line;
  const result = slipOf({ game, mode, play }, picks, { unit, multiple, series: slip.terms.series }, offer);
  return 'slip' in result && !result.slip.isShared ? result.slip.leastPrize : money(0n);
};

type NumberFieldProps = {
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

function NumberField({ name, value, max, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={name}
      inputMode="numeric"
      value={value}
      onChange={(event) => onChange(Math.min(max, Math.max(1, Number(event.target.value.replaceAll(/\D/g, '')) || 1)))}
    />
  );
}
