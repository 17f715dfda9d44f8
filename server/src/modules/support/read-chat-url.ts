import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { LanguageCode } from '@fairground/contract/language';
import type { MemberId } from '@fairground/contract/ids';
import type { readChatUrl as contract } from '@fairground/contract/support/endpoints';
import { inLanguage } from '../../platform/localized.ts';
import type { Channel } from '../system/index.ts';
import type { SupportDeps } from './deps.ts';
import { needDesk } from './desk.ts';
import { chatUrlOf } from './domain/desk.ts';

/** Where a member's chat is, and who sits there. */
export const readChatUrl = async (
  deps: Pick<SupportDeps, 'system' | 'members' | 'languages'>,
  { title, headerColor, language: asked }: QueryOf<typeof contract>,
  caller: { readonly memberId: MemberId; readonly language: LanguageCode },
): Promise<ValueOf<typeof contract>> => {
  const desk = await needDesk(deps, caller.memberId);
  const language = asked ?? caller.language;
  return {
    chatUrl: chatUrlOf(desk, { title, language, headerColor }),
    csType: desk.csType,
    title: inLanguage(desk.channel.titles, language, deps.languages[0]) ?? '',
    hours: hoursOf(desk.channel),
  };
};

const hoursOf = ({ hours }: Pick<Channel, 'hours'>): ValueOf<typeof contract>['hours'] => {
  const [from, to] = hours?.split('-') ?? [];
  return from === undefined || to === undefined ? null : { from, to };
};
