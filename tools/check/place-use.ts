/** Ways to ask where somebody is. */
const ASKS = /\.countryOf\(|\bopenGeo\(|\bcaller\.country\b|[{,]\s*country\s*[,}][^=]*\}: (?:Player|Caller)\b/;

/** Who may ask, and what for: a rule of a market is read from `Caller.market()`. */
export const PLACE_READERS: Readonly<Record<string, string>> = {
  'server/src/platform/geo/': 'looks addresses up',
  'server/src/node.ts': 'opens the table of addresses',
  'server/src/modules/system/visitor-at.ts': 'resolves the market',
  'server/src/modules/system/closed-for.ts': 'the region gate of the site',
  'server/src/modules/system/read-location.ts': 'tells a visitor the own place',
  'server/src/modules/catalog/answers.ts': 'the region gate of games',
  'server/src/modules/vendors/launch/launch-game.ts': 'the region gate of games',
  'server/src/modules/rooms/seats/sit-down.ts': 'the region gate of games',
  'server/src/modules/identity/login/last-login.ts': 'shows a member where a login came from',
  'server/src/modules/identity/sessions/sessions.ts': 'shows a member where a session came from',
  'server/src/modules/identity/operator/routes.ts': 'shows staff where a session came from',
};

/** The lines of a file of the server that ask for a place without being one of the readers. */
export const strayPlaces = (path: string, text: string): readonly string[] => {
  if (Object.keys(PLACE_READERS).some((reader) => path.startsWith(reader))) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      ASKS.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line)
        ? [`${path}:${index + 1} asks where a player is: read the rule from Caller.market()`]
        : [],
    );
};
