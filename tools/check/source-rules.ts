/** Words in the sources that only some files may hold, each with a line that breaks the rule. */
export type SourceRule = {
  readonly title: string;
  /** The files the rule reads. */
  readonly files: RegExp;
  /** Files that may. */
  readonly but?: RegExp;
  readonly finds: RegExp;
  /** Files and lines that break it, one for each package the rule is there for. */
  readonly planted: readonly (readonly [path: string, line: string])[];
};

const ZONE = "const zone = 'Asia/Ho_Chi_Minh';";
const BY_PATTERN = 'queries.invalidateQueries({ predicate: ({ queryKey }) => true })';

export const SOURCE_RULES: readonly SourceRule[] = [
  {
    title: 'only stores and the platform open tables',
    files: /^server\/src\/modules\//,
    but: /\/store(\.ts|\/)/,
    finds: /\.withTables\b|\bsql`/,
    planted: [
      ['server/src/modules/wallet/pay.ts', 'await sql`select 1`.execute(db);'],
      ['server/src/modules/wallet/pay.ts', 'db.withTables<WalletTables>()'],
    ],
  },
  {
    title: 'nothing but the platform, the tools and the tests reads the environment',
    files: /./,
    but: /^(server\/src\/platform\/|server\/src\/main\.ts|tools\/|e2e\/|(web|console)\/build\/|[^/]+\.config\.ts|web\/vite\.config\.ts)/,
    finds: /\bprocess\.env\b|\benv\b[^;]*from 'node:process'/,
    planted: [
      ['server/src/modules/wallet/pay.ts', 'const url = process.env.URL;'],
      ['console/src/app/choices.ts', "import { env } from 'node:process';"],
    ],
  },
  {
    title: 'nothing but the random service asks for chance',
    files: /^(contract|engines|server)\//,
    // Sealing and the scripts of pages run in the browser, which has a source of its own and no service to ask.
    but: /^(server\/src\/platform\/random|contract\/src\/sealed)\.ts$|\/page\/[^/]+\.mjs$/,
    finds: /Math\.random|\brandom(Bytes|Int|UUID|Fill|FillSync)\b|getRandomValues/,
    planted: [
      ['engines/src/dice/roll.ts', 'return Math.random();'],
      ['server/src/modules/wallet/pay.ts', "import { randomUUID } from 'node:crypto';"],
    ],
  },
  {
    title: 'no source names a time zone: the brand does, and the calendars of lotteries name their own',
    files: /^(contract|engines|server|ui|client|web|console|arcade|tools)\/.*\.(ts|tsx|mjs)$/,
    but: /^(engines\/src\/lottery\/draw-zones\.ts|web\/src\/features\/lottery\/components\/rules-view\.tsx|tools\/check\/source-rules\.ts)$/,
    finds: /['"`](Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Pacific)\/[A-Z]/,
    planted: ['contract', 'engines', 'server', 'ui', 'client', 'web', 'console', 'arcade'].map(
      (name) => [`${name}/src/when.ts`, ZONE] as const,
    ),
  },
  {
    title: 'no module asks the machine for the time',
    files: /^(contract|server\/src\/modules)\//,
    finds: /new Date\(\)|Date\.now\(/,
    planted: [
      ['contract/src/time.ts', 'const now = Date.now();'],
      ['server/src/modules/wallet/pay.ts', 'const now = new Date();'],
    ],
  },
  {
    title: 'no page looks for stale answers by a pattern of their names: a fact names the calls',
    files: /^(client|web|console)\//,
    but: /^client\/src\/facts\//,
    finds: /\b(?:invalidate|reset|refetch|remove)Queries\(\{\s*predicate/,
    planted: ['client', 'web', 'console'].map((name) => [`${name}/src/session/leave.ts`, BY_PATTERN] as const),
  },
];

/** Whether a file may not hold this text by the rule. */
export const breaks = ({ files, but, finds }: SourceRule, path: string, text: string): boolean =>
  files.test(path) && but?.test(path) !== true && finds.test(text);
