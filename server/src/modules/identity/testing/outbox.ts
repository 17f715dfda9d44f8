import type { House } from './house.ts';

/** The newest message an address got, as its owner reads it. */
export const messageTo = async ({ queued, postbox }: Pick<House, 'queued' | 'postbox'>, to: string) => {
  for (const { run } of queued.splice(0)) await run();
  return (await postbox.listOutbox({ to }))[0];
};

/** The ticket behind the hash of the link in the newest letter. */
export const linkTo = async (
  house: Pick<House, 'queued' | 'postbox'>,
  to: string,
  page: 'reset-password' | 'not-me' = 'reset-password',
): Promise<string> => {
  const message = await messageTo(house, to);
  const ticket = new RegExp(`/${page}#([\\w-]+)`).exec(message?.body ?? '')?.[1];
  if (ticket === undefined) throw new Error(`No link went to ${to}.`);
  return ticket;
};
