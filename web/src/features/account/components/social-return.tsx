import { finishSocial, linkSocial } from '@fairground/contract/identity/endpoints';
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '@fairground/ui/button';
import { Spinner } from '@fairground/ui/spinner';
import { toast } from '@fairground/ui/toast';
import { FormAlert, refusalOf, useFailureText } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readDeviceToken } from '../../../shared/session/device-token.ts';
import { keepSocialRegistration, takeSocialTrip } from '../../../shared/session/social-trip.ts';
import type { SocialTrip } from '../../../shared/session/social-trip.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { useWayIn } from '../hooks/use-way-in.ts';

/** Where another site sends a visitor back to: finishes what this tab began, and nothing another tab did. */
export function SocialReturn() {
  const t = useTranslations('account');
  const tLegacy = useTranslations('legacy');
  const textOf = useFailureText();
  const wayIn = useWayIn({ way: 'social', stay: false });
  const [linkFailure, setLinkFailure] = useState<string>();
  const hasBegun = useRef(false);

  const logIn = async (trip: SocialTrip, state: string, code: string): Promise<void> => {
    const error = await wayIn.tryIn(() =>
      call(finishSocial, { body: { state, code, tabSecret: trip.tabSecret, deviceToken: readDeviceToken() } }),
    );
    const registration = refusalOf(error, 'identity.social-registration-needed');
    if (!registration) return;
    keepSocialRegistration(registration);
    navigate('/register', { replace: true });
  };
  const link = async ({ tabSecret }: SocialTrip, state: string, code: string): Promise<void> => {
    try {
      await call(linkSocial, { body: { state, code, tabSecret } });
      toast.show({ tone: 'gain', title: t('social.linked') });
      navigate('/', { replace: true });
    } catch (error) {
      setLinkFailure(textOf(error));
    }
  };

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const answer = new URLSearchParams(location.search);
    const trip = takeSocialTrip();
    history.replaceState(history.state, '', location.pathname);
    const [state, code] = [answer.get('state'), answer.get('code')];
    if (answer.has('error')) wayIn.say(tLegacy('popup_closed'));
    else if (!trip || state === null || code === null) wayIn.say(t('social.lost'));
    else void (trip.purpose === 'link' ? link(trip, state, code) : logIn(trip, state, code));
  });

  const failure = wayIn.failure ?? linkFailure;
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      {failure === undefined ? (
        <output className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t('social.busy')}
        </output>
      ) : (
        <>
          <FormAlert text={failure} />
          <Button variant="primary" size="lg" onClick={() => openModal({ type: 'login', props: { tab: 'login' } })}>
            {t('social.again')}
          </Button>
        </>
      )}
    </div>
  );
}
