import type { ValueOf } from '@fairground/contract/endpoint';
import type { LanguageCode } from '@fairground/contract/language';
import type { MemberId } from '@fairground/contract/ids';
import { isPublicKey, seal } from '@fairground/contract/sealed';
import { listServicePaths as contract, SEALED_SERVICE_TYPE } from '@fairground/contract/support/endpoints';
import { inLanguage } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Channel } from '../system/index.ts';
import type { SupportDeps } from './deps.ts';
import { needDesk } from './desk.ts';
import { chatUrlOf } from './domain/desk.ts';

const TYPES: Readonly<Record<Channel['csType'], '1' | '2' | '3' | '4'>> = {
  FACEBOOK: '1',
  TELEGRAM: '2',
  LIVECHAT: SEALED_SERVICE_TYPE,
  VIP: SEALED_SERVICE_TYPE,
  INSTAGRAM: '4',
  WHATSAPP: '4',
};

/** The ways to the service. The desk of a member's rank is sealed for the page that asks, so that nobody else reads it. */
export const listServicePaths = async (
  deps: Pick<SupportDeps, 'clock' | 'system' | 'members' | 'languages'>,
  publicKey: string,
  caller: { readonly memberId: MemberId; readonly language: LanguageCode },
): Promise<ValueOf<typeof contract>> => {
  const desk = await needDesk(deps, caller.memberId);
  const { language } = caller;
  const title = inLanguage(desk.channel.titles, language, deps.languages[0]) ?? '';
  const own = [{ csType: desk.csType, title, path: chatUrlOf(desk, { title, language }) }];
  const sealed = { type: SEALED_SERVICE_TYPE, path: await sealFor(publicKey, own, deps.clock.now()) } as const;
  const open = (await deps.system.channels.list())
    .map(({ csType, path }) => ({ type: TYPES[csType], path }))
    .filter(({ type }) => type !== SEALED_SERVICE_TYPE);
  return { version: { pathList: [sealed, ...open] } };
};

const sealFor = async (publicKey: string, list: readonly unknown[], at: Date): Promise<string> => {
  if (!(await isPublicKey(publicKey))) throw new Refusal('support.key-refused');
  const { method, path } = contract;
  return JSON.stringify(await seal(list, { key: { kid: 'page', publicKey }, call: { method, path }, at }));
};
