import { RotateCw, Shuffle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Progress } from '@fairground/ui/progress';
import { useTranslations } from '../../../shared/i18n/index.ts';

type GameLoadingProps = {
  /** What is waited for: the session, then the game. */
  readonly step: 'session' | 'game';
  readonly onAgain: () => void;
  /** Opens the second address, where there is one. */
  readonly onOtherWay: (() => void) | undefined;
};

/** After so long something may be wrong, and there are things to try. */
const SLOW_MS = 12_000;

/** What is seen while a game is on its way. */
export function GameLoading({ step, onAgain, onOtherWay }: GameLoadingProps) {
  const t = useTranslations('play');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="stage-glow absolute inset-0 grid place-items-center bg-surface-1 p-6">
      <div className="grid w-full max-w-sm gap-4 text-center">
        <Progress
          label={t('loading.label')}
          value={step === 'session' ? 1 : 2}
          max={3}
          valueText={t(`loading.${step}`)}
        />
        {isSlow && (
          <>
            <output className="text-sm text-ink-soft">{t('loading.slow')}</output>
            <div className="flex flex-wrap justify-center gap-3">
              <Button iconStart={<RotateCw aria-hidden="true" />} onClick={onAgain}>
                {t('loading.again')}
              </Button>
              {onOtherWay && (
                <Button variant="ghost" iconStart={<Shuffle aria-hidden="true" />} onClick={onOtherWay}>
                  {t('loading.other-way')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
