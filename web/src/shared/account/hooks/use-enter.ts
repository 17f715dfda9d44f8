import { greetFirstLogin } from '@fairground/contract/identity/endpoints';
import type { LastLogin, LoginAnswer } from '@fairground/contract/identity/fields';
import { readInfo } from '@fairground/contract/members/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { toast } from '@fairground/ui/toast';
import { call, ownQuery } from '@fairground/client/api';
import { useFormatter, useLocale, useTranslations } from '../../i18n/index.ts';
import { isTrial, beginSession } from '@fairground/client/session';
import { keepDeviceToken } from '../../session/device-token.ts';
import { keepMember } from '../model/keep-member.ts';
import { closeModal, openModal } from '../../store/modal-store.ts';
import { placeOfLogin } from '../model/last-login.ts';
import { needsNewPassword } from '../model/needs-new-password.ts';
import type { Way } from '../model/needs-new-password.ts';

export type Entry = {
  readonly way: Way;
  /** Back to where the session ended, instead of home. */
  readonly stay?: boolean;
};

/** What every way in ends with: the session begins, who it is becomes known, and the visitor goes home. */
export const useEnter = (): ((answer: LoginAnswer, entry: Entry) => Promise<void>) => {
  const queries = useQueryClient();
  const t = useTranslations('account');
  const format = useFormatter();
  const locale = useLocale();
  /** A previous login the owner does not recognise was somebody else's. */
  const showLastLogin = (login: LastLogin): void => {
    toast.show({
      id: 'last-login',
      title: t('login.last', { when: format.dateTime(login.at, 'moment') }),
      description: placeOfLogin(login, locale),
    });
  };
  return async (answer, { way, stay = false }) => {
    const change = needsNewPassword(answer, way);
    keepDeviceToken(answer.deviceToken);
    beginSession({ ...answer, mustChangePassword: change !== null });
    // What was read as a visitor may look different to a member.
    void queries.invalidateQueries();
    if (change !== null) {
      openModal({ type: 'change-password', props: { reason: change } });
      return;
    }
    if (answer.firstTimeLogin && !isTrial(answer)) greet();
    try {
      keepMember(await queries.fetchQuery(ownQuery(readInfo, {}, answer.account)));
    } catch (error) {
      // The session stands; who needs more of the member asks again.
      console.warn(error);
    }
    closeModal();
    if (answer.lastLogin !== null && !isTrial(answer)) showLastLogin(answer.lastLogin);
    if (!stay) navigate('/');
  };
};

const greet = (): void => {
  call(greetFirstLogin, {}).catch((error: unknown) => console.warn(error));
};
