/** A source file by its path from the root. */
export type Source = { readonly path: string; readonly text: string };

/** The members of each module's public API, by the module's name. */
export type Apis = ReadonlyMap<string, readonly string[]>;

/**
 * The members of modules' APIs that no other module, no tool and not the composition uses. Modules are handed on under
 * their own names (`deps.wallet`), so a use is the name of the module with the member behind it or taken out of it.
 */
export const unusedMembers = (apis: Apis, sources: readonly Source[]): readonly string[] =>
  [...apis].flatMap(([module, members]) => {
    const others = sources
      .filter(({ path }) => !path.startsWith(`server/src/modules/${module}/`))
      .map(({ text }) => text)
      .filter((text) => new RegExp(String.raw`\b${module}\b`).test(text));
    return members
      .filter((member) => !others.some((text) => uses(text, module, member)))
      .map((member) => `${module}.${member}`);
  });

const uses = (text: string, module: string, member: string): boolean =>
  [module, ...aliasesIn(text, module)].some((name) => waysToUse(name, member).some((way) => way.test(text)));

/** `{ wallet: purse }` hands the module on under another name. */
const aliasesIn = (text: string, module: string): readonly string[] =>
  [...text.matchAll(new RegExp(String.raw`[{,]\s*${module}: (\w+)\s*[,}]`, 'g'))].map(([, alias = '']) => alias);

const waysToUse = (module: string, member: string): readonly RegExp[] => [
  // wallet.apply, house.wallet.apply, wallet?.apply
  new RegExp(String.raw`\b${module}\s*\??\.${member}\b`),
  // const { apply } = deps.wallet
  new RegExp(String.raw`\{[^{}]*\b${member}\b[^{}]*\}\s*=\s*(?:await\s+)?(?:\w+\.)*${module}\b`),
  // ({ wallet: { apply } })
  new RegExp(String.raw`\b${module}:\s*\{[^{}]*\b${member}\b[^{}]*\}`),
];
