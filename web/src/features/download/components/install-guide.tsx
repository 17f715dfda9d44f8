import { Smartphone, TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from '@fairground/ui/tabs';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { type Platform, PLATFORMS, STEP_NUMBERS } from '../model/steps.ts';
import { InstallCode } from './install-code.tsx';

const ICONS = { android: Smartphone, ios: TabletSmartphone } as const;

type InstallGuideProps = { readonly initialPlatform?: Platform };

/** How to put the site on a home screen: a tab per kind of device, four steps and a code each. */
export function InstallGuide({ initialPlatform = 'android' }: InstallGuideProps) {
  const t = useTranslations('download');
  const [platform, setPlatform] = useState(initialPlatform);
  return (
    <Tabs
      look="pill"
      label={t('platforms')}
      value={platform}
      onValueChange={setPlatform}
      items={PLATFORMS.map((value) => {
        const Icon = ICONS[value];
        return { value, label: t(value), icon: <Icon aria-hidden="true" /> };
      })}
    >
      <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Steps platform={platform} />
        <InstallCode platform={platform} />
      </div>
    </Tabs>
  );
}

function Steps({ platform }: { readonly platform: Platform }) {
  const t = useTranslations('download');
  return (
    <ol className="grid gap-3" aria-label={t('steps')}>
      {STEP_NUMBERS.map((number) => (
        <li key={number} className="flex gap-4 rounded-md bg-surface-2 p-4">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-display text-sm text-accent-text tabular-nums"
          >
            {number}
          </span>
          <div>
            <p className="font-semibold">{t(`${platform}-${number}-title`)}</p>
            <p className="text-sm text-ink-soft">{t(`${platform}-${number}`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
