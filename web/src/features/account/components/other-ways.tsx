import { Fingerprint, PlayCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { FormAlert, useHuman } from '../../../shared/account/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useFlag } from '../../../shared/site/site-status.ts';
import { canUsePasskeys, loginByPasskey, PasskeyDismissed } from '../api/login-by-passkey.ts';
import { newTrialToken, openTrial } from '../api/open-trial.ts';
import { useWayIn } from '../hooks/use-way-in.ts';
import { SocialButtons } from './social-buttons.tsx';

type OtherWaysProps = { readonly stay: boolean };

/** The ways in beside the form: a passkey, another site, or a look around without an account. */
export function OtherWays({ stay }: OtherWaysProps) {
  const t = useTranslations('account');
  const tLegacy = useTranslations('legacy');
  const hasTrial = useFlag('FREEPLAY');
  const proveHuman = useHuman();
  const passkey = useWayIn({ way: 'passkey', stay });
  const trial = useWayIn({ way: 'trial', stay });
  const [trialToken] = useState(newTrialToken);
  const [socialFailure, setSocialFailure] = useState<string>();

  const handlePasskey = async (): Promise<void> => {
    const error = await passkey.tryIn(loginByPasskey);
    if (error instanceof PasskeyDismissed) passkey.say(tLegacy('popup_closed'));
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('other.or')}
      </p>
      <FormAlert text={passkey.failure ?? trial.failure ?? socialFailure} />
      <div className="flex flex-wrap gap-2">
        {canUsePasskeys() && (
          <Button
            className="flex-1"
            iconStart={<Fingerprint aria-hidden="true" />}
            loading={passkey.isTrying}
            onClick={() => void handlePasskey()}
          >
            {t('other.passkey')}
          </Button>
        )}
        {hasTrial && (
          <Button
            className="flex-1"
            iconStart={<PlayCircle aria-hidden="true" />}
            loading={trial.isTrying}
            onClick={() => void trial.tryIn(async () => openTrial(trialToken, await proveHuman()))}
          >
            {t('other.trial')}
          </Button>
        )}
        <SocialButtons onFailure={setSocialFailure} />
      </div>
    </div>
  );
}
