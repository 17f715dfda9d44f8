import { SOCIAL_PROVIDERS, unlinkSocial } from '@fairground/contract/identity/endpoints';
import type { SocialProvider } from '@fairground/contract/identity/endpoints';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@fairground/ui/card';
import { toast } from '@fairground/ui/toast';
import { startSocial, useFailureText } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { isFlagOn, useFlags } from '../../../shared/site/site-status.ts';
import { SOCIAL_FLAGS } from '../../../shared/site/social-flags.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RowButton, SettingList, SettingRow } from './setting-row.tsx';

/** Accounts of other sites one may sign in with. A link stays in sight even where the house offers no new ones. */
export function SocialCard({ linked }: { readonly linked: readonly SocialProvider[] }) {
  const t = useTranslations('security');
  const flags = useFlags();
  const [parting, setParting] = useState<SocialProvider | null>(null);
  const shown = SOCIAL_PROVIDERS.filter((each) => linked.includes(each) || isFlagOn(flags, SOCIAL_FLAGS[each]));
  if (shown.length === 0) return null;
  return (
    <Card headingLevel={4} title={t('social.title')} description={t('social.text')}>
      <SettingList>
        {shown.map((provider) => (
          <ProviderRow
            key={provider}
            provider={provider}
            isLinked={linked.includes(provider)}
            onUnlink={() => setParting(provider)}
          />
        ))}
      </SettingList>
      {parting !== null && (
        <PasswordDialog
          title={t('social.unlink-title', { site: t(`social.${parting}`) })}
          text={t('social.unlink-text')}
          change="social-unlinked"
          submitLabel={t('social.unlink')}
          work={(password) => call(unlinkSocial, { body: { provider: parting, password } })}
          onDone={() => {
            toast.show({ title: t('social.unlinked') });
            setParting(null);
          }}
          onClose={() => setParting(null)}
        />
      )}
    </Card>
  );
}

type ProviderRowProps = {
  readonly provider: SocialProvider;
  readonly isLinked: boolean;
  readonly onUnlink: () => void;
};

function ProviderRow({ provider, isLinked, onUnlink }: ProviderRowProps) {
  const t = useTranslations('security');
  const failureText = useFailureText();
  const [isLeaving, setLeaving] = useState(false);
  const site = t(`social.${provider}`);
  // The page is left for the other site and comes back to this tab.
  const handleLink = async (): Promise<void> => {
    setLeaving(true);
    try {
      await startSocial(provider, 'link');
    } catch (error) {
      setLeaving(false);
      toast.show({ tone: 'loss', title: t('social.failed'), description: failureText(error) });
    }
  };
  return (
    <SettingRow
      icon={<Link2 />}
      title={site}
      text={t(isLinked ? 'social.linked' : 'social.free')}
      state={{ label: t(isLinked ? 'state.linked' : 'state.not-linked'), isGood: isLinked }}
      actions={
        isLinked ? (
          <RowButton label={t('social.unlink')} about={site} onPress={onUnlink} />
        ) : (
          <RowButton label={t('social.link')} about={site} loading={isLeaving} onPress={() => void handleLink()} />
        )
      }
    />
  );
}
