import { loginByPhone } from '@fairground/contract/identity/endpoints';
import { refusalOf } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readDeviceToken } from '../../../shared/session/device-token.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { usePhoneCheck } from '../hooks/use-phone-check.ts';
import type { Phone } from '../hooks/use-phone-check.ts';
import { useWayIn } from '../hooks/use-way-in.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';

/** Logging in by the phone provider's word; a number nobody has leads to the choice what to do with it. */
export function PhoneLogin({ stay }: { readonly stay: boolean }) {
  const t = useTranslations('account');
  const check = usePhoneCheck();
  const wayIn = useWayIn({ way: 'phone', stay });

  const handleSubmit = async (phone: Phone, code: string): Promise<void> => {
    if (!check.hasStarted()) {
      wayIn.say(t('code.first'));
      return;
    }
    let firebaseIdToken = '';
    const error = await wayIn.tryIn(async () => {
      firebaseIdToken = await check.finish(code);
      const body = { firebaseChannel: 'sms', firebaseIdToken, deviceToken: readDeviceToken() } as const;
      return call(loginByPhone, { body });
    });
    const unbound = refusalOf(error, 'identity.phone-not-bound');
    if (unbound)
      openModal({ type: 'phone-binding', props: { ...unbound, phone: { ...phone, firebaseIdToken, code } } });
  };
  return <PhoneCodeForm wayIn={wayIn} ask={check.start} onSubmit={(phone, code) => void handleSubmit(phone, code)} />;
}
