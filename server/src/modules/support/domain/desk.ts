import type { Channel } from '../../system/index.ts';

export type DeskType = 'LIVECHAT' | 'VIP';

export type Desk = { readonly csType: DeskType; readonly channel: Channel };

/** Ranks above this one are served by the VIP channel. */
const LIVE_CHAT_RANK_MAX = 4;

/** The desk that serves a rank. Without a VIP channel everybody shares the live chat; without both there is no chat. */
export const deskFor = (channels: readonly Channel[], rankLevel: number): Desk | undefined => {
  const wanted: readonly DeskType[] = rankLevel > LIVE_CHAT_RANK_MAX ? ['VIP', 'LIVECHAT'] : ['LIVECHAT'];
  for (const csType of wanted) {
    const channel = channels.find((each) => each.csType === csType);
    if (channel !== undefined) return { csType, channel };
  }
  return undefined;
};

/** Whether people outside the product answer: an operator has put their address in the channel. */
export const isOutside = ({ channel }: Desk): boolean => /^https:/i.test(channel.path);

type Look = {
  readonly title?: string | undefined;
  readonly language: string;
  readonly headerColor?: string | undefined;
};

/** The address of a chat. An outside one may name what it wants to know: `{title}`, `{language}`, `{headerColor}`. */
export const chatUrlOf = ({ channel: { path } }: Desk, look: Look): string =>
  path.replaceAll(/\{(title|language|headerColor)\}|%7B(title|language|headerColor)%7D/gi, (_all, one, other) =>
    encodeURIComponent(look[String(one ?? other) as keyof Look] ?? ''),
  );
