import type { LoginAnswer } from '@fairground/contract/identity/fields';
import type { Verification } from '@fairground/contract/identity/fields';
import { openTrial as openTrialCall } from '@fairground/contract/members/endpoints';
import { call } from '@fairground/client/api';
import { toBase64url } from '../model/base64url.ts';
import { systemName } from '../model/system-name.ts';

/** Opens a trial account. A call that got lost and is repeated within this form opens no second one. */
export const openTrial = (random: string, human: { readonly verification?: Verification }): Promise<LoginAnswer> =>
  call(openTrialCall, {
    body: { os: systemName(navigator.userAgent), platform: 'W', random, gatewayVersion: 3, ...human },
  });

export const newTrialToken = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(24)));
