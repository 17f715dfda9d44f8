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
  'server/src/modules/vendors/launch-game.ts': 'the region gate of games',
  'server/src/modules/rooms/sit-down.ts': 'the region gate of games',
  'server/src/modules/identity/last-login.ts': 'shows a member where a login came from',
  'server/src/modules/identity/sessions.ts': 'shows a member where a session came from',
  'server/src/modules/identity/operator/routes.ts': 'shows staff where a session came from',
};

/** The lines of a file of the server that ask for a place without being one of the readers. */
export const strayPlaces = (path: string, text: string): readonly string[] => {
  // Folders inside a module may change; the file of a reader keeps its name.
  const isReader = Object.keys(PLACE_READERS).some((reader) => path.startsWith(reader) || isMoved(path, reader));
  if (isReader) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      ASKS.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line)
        ? [`${path}:${index + 1} asks where a player is: read the rule from Caller.market()`]
        : [],
    );
};

const isMoved = (path: string, reader: string): boolean => {
  const [, module = '', file = ''] = /^(server\/src\/modules\/[^/]+\/)([^/]+)$/.exec(reader) ?? [];
  return module !== '' && path.startsWith(module) && path.endsWith(`/${file}`);
};
