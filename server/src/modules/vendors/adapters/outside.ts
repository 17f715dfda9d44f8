import type { LaunchAdapter } from './adapter.ts';

export type LaunchUrls = { readonly url: string; readonly url2: string | null };

/** A vendor that opens its games by one address with everything in its query; most can be talked into it. */
export const outside = ({ url, url2 }: LaunchUrls): LaunchAdapter => ({
  launchUrl: (game, session, language, device) => {
    const withQuery = (base: string): string => {
      const address = new URL(base);
      const { gameId, roomId } = game;
      const fields = { game: gameId, room: roomId, code: session.code, language, device };
      for (const [name, value] of Object.entries(fields)) if (value !== '') address.searchParams.set(name, value);
      return address.href;
    };
    return { url: withQuery(url), url2: url2 === null ? null : withQuery(url2) };
  },
});
