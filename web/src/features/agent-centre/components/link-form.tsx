import type { IsAgent } from '@fairground/contract/identity/fields';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Select } from '@fairground/ui/select';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useCreateLink } from '../api/agents.ts';
import type { Links } from '../api/agents.ts';
import { NO_PRESETS, presetsOf, wrongRates } from '../model/presets.ts';
import { typeKey } from '../model/type-key.ts';
import { PresetFields } from './preset-fields.tsx';

const DAYS = ['0', '7', '30', '90'] as const;
const DAY_MS = 86_400_000;

/** A new link with what it opens and gives. */
export function LinkForm({ links }: { readonly links: Links }) {
  const { opens, rates } = links;
  const t = useTranslations('agents');
  const errorText = useErrorText();
  const create = useCreateLink();
  const [opened, setOpened] = useState<string>(String(opens[0] ?? 0));
  const [presets, setPresets] = useState(NO_PRESETS);
  const [note, setNote] = useState('');
  const [days, setDays] = useState<(typeof DAYS)[number]>('0');
  const [uses, setUses] = useState('');
  return (
    <form
      className="grid grid-cols-1 gap-3 rounded-md bg-surface-2/60 p-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate(
          {
            opens: Number(opened) as IsAgent,
            ...presetsOf(presets, rates),
            ...(note.trim() !== '' && { note: note.trim() }),
            ...(uses !== '' && { maxUses: Number(uses) }),
            ...(days !== '0' && { expiresAt: new Date(Date.now() + Number(days) * DAY_MS) }),
          },
          { onSuccess: ({ code }) => toast.show({ title: t('register.created', { code }), tone: 'gain' }) },
        );
      }}
    >
      <Select
        label={t('register.opens')}
        options={opens.map((flag) => ({
          value: String(flag),
          label: t(typeKey(flag)),
        }))}
        value={opened}
        onValueChange={setOpened}
      />
      <TextField
        label={t('register.note')}
        maxLength={100}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('register.expires')}
          options={DAYS.map((value) => ({
            value,
            label: value === '0' ? t('register.never') : t('register.days', { days: Number(value) }),
          }))}
          value={days}
          onValueChange={setDays}
        />
        <TextField
          label={t('register.uses')}
          type="number"
          inputMode="numeric"
          min={1}
          max={1_000_000}
          value={uses}
          onChange={({ target }) => setUses(target.value)}
        />
      </div>
      <PresetFields links={links} typed={presets} onTyped={setPresets} />
      <div className="sm:col-span-2">
        {create.isError && <p className="mb-2 text-sm text-loss">{errorText(create.error)}</p>}
        <Button
          type="submit"
          variant="primary"
          loading={create.isPending}
          disabled={wrongRates(presets, rates).length > 0}
        >
          {t('register.create')}
        </Button>
      </div>
    </form>
  );
}
