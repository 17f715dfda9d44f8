import { login, sendLoginCode } from '@fairground/contract/identity/endpoints';
import { codeCountdownSeconds, useHuman } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { readDeviceToken } from '../../../shared/session/device-token.ts';
import type { Phone } from '../hooks/use-phone-check.ts';
import { useWayIn } from '../hooks/use-way-in.ts';
import { PhoneCodeForm } from './phone-code-form.tsx';

/** Logging in by a code of our own. */
export function SmsLogin({ stay }: { readonly stay: boolean }) {
  const proveHuman = useHuman();
  const wayIn = useWayIn({ way: 'sms', stay });

  const ask = async (phone: Phone): Promise<number> => {
    const { expiredMinutes } = await call(sendLoginCode, { body: { ...phone, ...(await proveHuman()) } });
    return codeCountdownSeconds(expiredMinutes);
  };
  const handleSubmit = (phone: Phone, verificationCode: string): void => {
    void wayIn.tryIn(async () =>
      call(login, {
        body: { type: 'SMS', ...phone, verificationCode, deviceToken: readDeviceToken(), ...(await proveHuman()) },
      }),
    );
  };
  return <PhoneCodeForm wayIn={wayIn} ask={ask} onSubmit={handleSubmit} />;
}
