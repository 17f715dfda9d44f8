import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { MODULES, moduleNames, PACKAGES, packageNames } from './modules.ts';

/** Tests and test benches may reach for what production code may not. */
const TEST_CODE = String.raw`\.test\.tsx?$|/testing/`;
/** Keys of movements are SHA-256. */
const HASHES_OF_NODE = '^(node:)?crypto$';
const anyOf = (names: readonly string[]): string => `(${names.join('|')})`;

const refuse = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from, to });

const packageRules = packageNames.map((name) =>
  refuse(
    `package-${name}`,
    `${name} may use ${PACKAGES[name].mayUse.join(', ') || 'none of our packages'}; see tools/modules.ts.`,
    { path: `^${name}/` },
    { path: `^${anyOf(packageNames)}/`, pathNot: `^${anyOf([name, ...PACKAGES[name].mayUse])}/` },
  ),
);

const contractRules = [
  refuse(
    'contract-only-zod-mini',
    'The contract is shipped to browsers: zod/mini is all it imports.',
    { path: '^contract/src/', pathNot: TEST_CODE },
    { pathNot: String.raw`^contract/|(^|/)node_modules/zod/mini/` },
  ),
];

const engineRules = [
  refuse(
    'engines-are-pure',
    // Commitments and draw streams need SHA-256, the same in Node and in the offline verifier of the browser.
    'An engine computes: no file, no clock, no library but the hash functions; chance is handed in as words.',
    { path: '^engines/src/', pathNot: TEST_CODE },
    { pathNot: String.raw`^(engines|contract)/|(^|/)node_modules/@noble/hashes/` },
  ),
];

const serverRules = [
  ...moduleNames.map((name) =>
    refuse(
      `module-${name}`,
      `${name} may use ${MODULES[name].mayUse.join(', ') || 'no other module'}; facts go up as events, see tools/modules.ts.`,
      { path: `^server/src/modules/${name}/` },
      {
        path: '^server/src/modules/',
        pathNot: `^server/src/modules/${anyOf([name, ...MODULES[name].mayUse])}/`,
      },
    ),
  ),
  refuse(
    'module-in-the-table',
    'A new module gets a row in tools/modules.ts first.',
    { path: '^server/src/modules/', pathNot: `^server/src/modules/${anyOf(moduleNames)}/` },
    { path: '.' },
  ),
  refuse(
    'module-by-its-door',
    'A module is used through its index.ts; ask for what you need there, or hear its facts.',
    { path: '^server/src/modules/([^/]+)/', pathNot: '^server/src/modules/[^/]+/(rules/)?testing/' },
    { path: '^server/src/modules/[^/]+/', pathNot: '^server/src/modules/($1/|[^/]+/(rules/)?index[.]ts$)' },
  ),
  refuse(
    'rules-by-rules',
    'The rules of a module are for the rules of others; everybody else asks the module itself.',
    { path: '^server/src/modules/([^/]+)/', pathNot: '^server/src/modules/[^/]+/rules/' },
    { path: '^server/src/modules/[^/]+/rules/', pathNot: '^server/src/modules/$1/' },
  ),
  refuse(
    'rules-are-pure',
    // Keys of movements that a rule adds are SHA-256 of those it was asked for.
    'A rule of money computes from what it is handed: no file, no clock, no chance, no rows of a database, no library but hashes.',
    { path: '^server/src/modules/([^/]+)/rules/', pathNot: TEST_CODE },
    {
      pathNot: `^(engines|contract)/|^server/src/modules/([^/]+/rules/|$1/domain/)|${HASHES_OF_NODE}`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  refuse(
    'rules-name-no-rows',
    'A rule says its own types and those of its module; rows of tables and what reads them are none of its business.',
    { path: '^server/src/modules/([^/]+)/rules/', pathNot: TEST_CODE },
    {
      pathNot: `^(engines|contract)/|^server/src/modules/([^/]+/rules/|$1/(?!store|tables))|${HASHES_OF_NODE}`,
    },
  ),
  refuse(
    'rules-stand-on-pure-ground',
    'What rules call beside each other computes as well; types may come from anywhere.',
    { path: '^server/src/modules/(wallet|betting)/domain/', pathNot: TEST_CODE },
    {
      pathNot: `^(engines|contract)/|^server/src/modules/$1/(domain|rules)/|${HASHES_OF_NODE}`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  refuse(
    'builders-by-builders',
    'What tests are built with uses other modules through their index.ts, or through what their own tests are built with.',
    { path: '^server/src/modules/([^/]+)/(rules/)?testing/' },
    { path: '^server/src/modules/[^/]+/', pathNot: '^server/src/modules/($1/|[^/]+/(rules/)?(index[.]ts$|testing/))' },
  ),
  refuse(
    'house-by-the-door',
    'Composition and tools use a module through its index.ts only.',
    { path: '^(server/src/|tools/)', pathNot: '^server/src/(modules|testing)/' },
    { path: '^server/src/modules/', pathNot: '^server/src/modules/[^/]+/(index[.]ts$|testing/)' },
  ),
  refuse(
    'platform-knows-no-module',
    'The ground carries the modules; it never names one.',
    { path: '^server/src/platform/' },
    { path: '^server/src/(modules/|app[.]ts|node[.]ts|main[.]ts)' },
  ),
  refuse(
    'module-knows-no-composition',
    'A module is handed what it needs; it does not reach for the composition, the sandbox or the seed.',
    { path: '^server/src/modules/', pathNot: TEST_CODE },
    { path: '^server/src/((app|build-foundation|build-modules|module-parts|node|main)[.]ts$|sandbox/|seed/)' },
  ),
  refuse(
    'sandbox-by-its-index',
    'Composition and tools use the sandbox through its index.ts only.',
    { path: '^(server/src/|tools/)', pathNot: `^server/src/sandbox/|${TEST_CODE}` },
    { path: '^server/src/sandbox/', pathNot: '^server/src/sandbox/index[.]ts$' },
  ),
  refuse(
    'sql-only-in-stores',
    "SQL belongs to the platform, the composition and a module's store.ts (row types: tables.ts).",
    {
      path: `^${anyOf(packageNames.filter((name) => name !== 'tools'))}/`,
      pathNot: `^server/src/(platform/|[a-z-]+[.]ts$|modules/[^/]+/(store([.]ts|/)|tables[.]ts))|${TEST_CODE}`,
    },
    { path: String.raw`(^|/)node_modules/(pg|kysely)/` },
  ),
];

const webRules = [
  refuse(
    'features-never-meet',
    'What two features share moves to web/src/shared.',
    { path: '^web/src/features/([^/]+)/' },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  ),
  refuse(
    'features-look-down',
    'A feature is placed by pages and app; it imports neither.',
    { path: '^web/src/features/' },
    { path: '^web/src/(app|pages)/' },
  ),
  refuse(
    'shared-looks-down',
    'web/src/shared is the ground of the site and knows nobody above it.',
    { path: '^web/src/shared/' },
    { path: '^web/src/(app|pages|features)/' },
  ),
  refuse(
    'feature-by-its-door',
    'Pages and app place what a feature offers in its index.ts.',
    { path: '^web/', pathNot: '^web/src/features/' },
    { path: '^web/src/features/', pathNot: String.raw`^web/src/features/[^/]+/index\.tsx?$` },
  ),
  refuse(
    'pages-look-down',
    'A page composes features; the frame around it is not its business.',
    { path: '^web/src/pages/' },
    { path: '^web/src/app/' },
  ),
];

const everywhere = [
  refuse('no-circles', 'Files that import each other cannot be read alone; types count.', {}, { circular: true }),
  refuse(
    'no-test-code-in-production',
    'Builders and test benches stay with the tests and with what breaks or measures on purpose.',
    {
      path: `^${anyOf(packageNames.filter((name) => name !== 'e2e'))}/`,
      pathNot: `${TEST_CODE}|^vitest[.]config|^tools/(bench|chaos|attack)/|^tools/attack[.]ts$|^tools/upgrade-dump[.]ts$`,
    },
    { path: TEST_CODE, pathNot: 'node_modules' },
  ),
  refuse('resolvable', 'The import points at nothing.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
];

/** Every rule by name; boundaries.test.ts plants a violation of each. */
export const BOUNDARY_RULES: readonly IRegularForbiddenRuleType[] = [
  ...packageRules,
  ...contractRules,
  ...engineRules,
  ...serverRules,
  ...webRules,
  ...everywhere,
];

export const boundaries: IConfiguration = {
  forbidden: [...BOUNDARY_RULES],
  options: {
    // TypeScript 7 has no JavaScript interface yet; swc reads the same syntax and keeps type imports.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/dist|console/dist|server/dist|ui/dist|[.]data|[.]bench|(e2e/)?test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
