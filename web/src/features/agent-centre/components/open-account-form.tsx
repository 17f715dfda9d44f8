import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Select } from '@fairground/ui/select';
import { TextField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useOpenAccount } from '../api/agents.ts';
import type { Links } from '../api/agents.ts';
import { NO_PRESETS, presetsOf, wrongRates } from '../model/presets.ts';
import { typeKey } from '../model/type-key.ts';
import { PresetFields } from './preset-fields.tsx';

/** Opens an account by hand. Its password is shown once, here, and must be changed at the first login. */
export function OpenAccountForm({ links }: { readonly links: Links }) {
  const { opensByHand: opens, opened, rates } = links;
  const t = useTranslations('agents');
  const numbers = useNumbers();
  const errorText = useErrorText();
  const open = useOpenAccount();
  const [username, setUsername] = useState('');
  const [type, setType] = useState<string>(String(opens[0] ?? 0));
  const [presets, setPresets] = useState(NO_PRESETS);
  const handleDone = (): void => {
    open.reset();
    setUsername('');
  };
  if (open.data !== undefined) return <Opened {...open.data} onDone={handleDone} />;
  return (
    <form
      className="grid grid-cols-1 gap-3 rounded-md bg-surface-2/60 p-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        open.mutate({ username: username.trim(), type: type === '1' ? 1 : 0, ...presetsOf(presets, rates) });
      }}
    >
      <TextField
        label={t('register.username')}
        required
        maxLength={64}
        autoComplete="off"
        value={username}
        error={open.isError ? errorText(open.error) : undefined}
        onChange={({ target }) => setUsername(target.value)}
      />
      <Select
        label={t('register.opens')}
        options={opens.map((flag) => ({ value: String(flag), label: t(typeKey(flag)) }))}
        value={type}
        onValueChange={setType}
      />
      <PresetFields links={links} typed={presets} onTyped={setPresets} />
      <p className="text-xs text-ink-faint sm:col-span-2">
        {t('register.account-rule')}{' '}
        {t('register.opened-today', { used: numbers.whole(opened.used), most: numbers.whole(opened.most) })}
      </p>
      <div>
        <Button
          type="submit"
          variant="primary"
          loading={open.isPending}
          disabled={username.trim() === '' || wrongRates(presets, rates).length > 0}
        >
          {t('register.open')}
        </Button>
      </div>
    </form>
  );
}

type OpenedProps = { readonly account: string; readonly password: string; readonly onDone: () => void };

function Opened({ account, password, onDone }: OpenedProps) {
  const t = useTranslations('agents');
  return (
    <section aria-live="polite" className="grid grid-cols-1 gap-3 rounded-md bg-surface-2 p-4">
      <h4 className="font-display text-lg">{t('register.opened')}</h4>
      <p className="text-sm text-ink-soft">{t('register.opened-rule')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{t('register.username')}</dt>
        <dd className="font-semibold break-all">{account}</dd>
        <dt className="text-ink-soft">{t('register.password')}</dt>
        <dd className="font-mono font-semibold select-all">{password}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() =>
            void navigator.clipboard
              .writeText(`${account}\n${password}`)
              .then(() => toast.show({ title: t('register.copied'), tone: 'gain' }))
          }
        >
          {t('register.copy-both')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('register.another')}
        </Button>
      </div>
    </section>
  );
}
