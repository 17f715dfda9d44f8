import { SOCIAL_PROVIDERS } from '@fairground/contract/identity/endpoints';
import type { SocialProvider } from '@fairground/contract/identity/endpoints';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { startSocial, useFailureText } from '../../../shared/account/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { isFlagOn, useFlags } from '../../../shared/site/site-status.ts';
import { SOCIAL_FLAGS } from '../../../shared/site/social-flags.ts';
import { SocialMark } from './social-mark.tsx';

const NAME_OF = { facebook: 'Facebook', google: 'Google', telegram: 'Telegram' } as const;

/** The other sites the house takes a sign-in from, each by its flag. */
export const useSocialProviders = (): readonly SocialProvider[] => {
  const flags = useFlags();
  return SOCIAL_PROVIDERS.filter((provider) => isFlagOn(flags, SOCIAL_FLAGS[provider]));
};

type SocialButtonsProps = { readonly onFailure: (text: string) => void };

export function SocialButtons({ onFailure }: SocialButtonsProps) {
  const t = useTranslations('account');
  const textOf = useFailureText();
  const providers = useSocialProviders();
  const [leaving, setLeaving] = useState<SocialProvider>();

  const leave = async (provider: SocialProvider): Promise<void> => {
    setLeaving(provider);
    try {
      await startSocial(provider, 'login');
    } catch (error) {
      setLeaving(undefined);
      onFailure(textOf(error));
    }
  };
  return providers.map((provider) => (
    <Button
      key={provider}
      block
      className="min-w-28 flex-1"
      iconStart={<SocialMark provider={provider} />}
      loading={leaving === provider}
      aria-label={t('other.social', { name: NAME_OF[provider] })}
      onClick={() => void leave(provider)}
    >
      {NAME_OF[provider]}
    </Button>
  ));
}
