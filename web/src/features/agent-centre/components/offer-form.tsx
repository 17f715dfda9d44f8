import { CARRY_MODES, TIERS_MAX } from '@fairground/contract/agents/contract-terms';
import type { CarryMode, ContractTerms, ContractType } from '@fairground/contract/agents/contract-terms';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { IconButton } from '@fairground/ui/icon-button';
import { Select } from '@fairground/ui/select';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useOffer, usePreview } from '../api/agents.ts';
import type { Offer } from '../api/agents.ts';
import { rowOf, tiersOf } from '../model/tier-rows.ts';
import type { TierRow } from '../model/tier-rows.ts';
import { PreviewTable } from './preview-table.tsx';
import { TermsView } from './terms-view.tsx';

type OfferFormProps = {
  readonly type: ContractType;
  readonly own: ContractTerms;
  readonly symbol: string;
  readonly onDone: () => void;
};

/** An offer to somebody directly below: its tiers first, then what it would have paid, and only then it is sent. */
export function OfferForm({ type, own, symbol, onDone }: OfferFormProps) {
  const t = useTranslations('agents');
  const errorText = useErrorText();
  const preview = usePreview();
  const offer = useOffer();
  const [receiver, setReceiver] = useState('');
  const [carryMode, setCarryMode] = useState<CarryMode>(own.carryMode);
  const [rows, setRows] = useState<readonly TierRow[]>(() => own.tiers.map(rowOf));
  const tiers = tiersOf(rows);
  const isReady = receiver.trim() !== '' && tiers !== undefined;
  const asked = (): Offer => ({ type, receiver: receiver.trim(), carryMode, tiers: tiers ?? [] });
  const edit = (change: () => void): void => {
    change();
    preview.reset();
  };
  const failed = preview.error ?? offer.error;
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        preview.mutate(asked());
      }}
    >
      <section className="rounded-md bg-surface-2/60 p-3">
        <h4 className="mb-2 font-sans text-sm font-semibold tracking-normal">{t('offer.own')}</h4>
        <TermsView terms={own} symbol={symbol} />
      </section>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <TextField
          label={t('offer.receiver')}
          hint={t('offer.receiver-rule')}
          required
          maxLength={64}
          autoComplete="off"
          value={receiver}
          onChange={({ target }) => edit(() => setReceiver(target.value))}
        />
        {type === 'DIVIDEND' && (
          <Select
            label={t('offer.carry')}
            options={CARRY_MODES.map((value) => ({ value, label: t(`contract.carry.${value}`) }))}
            value={carryMode}
            onValueChange={(value) => edit(() => setCarryMode(value))}
          />
        )}
      </div>
      <TierRows rows={rows} onChange={(next) => edit(() => setRows(next))} />
      {failed !== null && (
        <p role="alert" className="text-sm text-loss">
          {errorText(failed)}
        </p>
      )}
      {preview.data === undefined ? (
        <div>
          <Button type="submit" variant="primary" loading={preview.isPending} disabled={!isReady}>
            {t('offer.preview')}
          </Button>
        </div>
      ) : (
        <>
          <PreviewTable preview={preview.data} />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              loading={offer.isPending}
              onClick={() =>
                offer.mutate(asked(), {
                  onSuccess: () => {
                    toast.show({ title: t('offer.sent', { name: receiver.trim() }), tone: 'gain' });
                    onDone();
                  },
                })
              }
            >
              {t('offer.send')}
            </Button>
            <Button variant="ghost" onClick={() => preview.reset()}>
              {t('offer.change')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

const FIELDS = ['rate', 'minValidBet', 'minLoss', 'minActive'] as const;

function TierRows({
  rows,
  onChange,
}: {
  readonly rows: readonly TierRow[];
  readonly onChange: (rows: readonly TierRow[]) => void;
}) {
  const t = useTranslations('agents');
  const add = (): void => {
    const last = rows.at(-1);
    const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
    onChange([...rows, { ...(last ?? { minValidBet: '0', minLoss: '0', minActive: '0', rate: '' }), key }]);
  };
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('offer.tiers')}</legend>
      {rows.map((row, index) => (
        <div
          key={row.key}
          className="grid grid-cols-2 items-end gap-2 rounded-md bg-surface-2/60 p-3 sm:grid-cols-[repeat(4,1fr)_auto]"
        >
          {FIELDS.map((field) => (
            <TextField
              key={field}
              label={t(`offer.${field}`)}
              inputMode="decimal"
              value={row[field]}
              onChange={({ target }) => onChange(rows.with(index, { ...row, [field]: target.value }))}
            />
          ))}
          <IconButton
            label={t('offer.remove-tier', { number: String(index + 1) })}
            icon={<Trash2 aria-hidden="true" />}
            disabled={rows.length === 1}
            onClick={() => onChange(rows.filter((other) => other.key !== row.key))}
          />
        </div>
      ))}
      {rows.length < TIERS_MAX && (
        <div>
          <Button size="sm" variant="ghost" iconStart={<Plus aria-hidden="true" />} onClick={add}>
            {t('offer.add-tier')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
