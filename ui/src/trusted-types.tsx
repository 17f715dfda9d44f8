/** What browsers with Trusted Types offer of them; TypeScript's own library does not know them yet. */
type PolicyMaker = {
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createHTML?: (html: string) => string;
      readonly createScriptURL?: (address: string) => string | null;
    },
  ) => { readonly createHTML: (html: string) => string };
};

/** The browser's policies, where it has any; nothing on the server and in browsers that do not know them. */
export const policyMaker = (): PolicyMaker | undefined =>
  (globalThis as { readonly trustedTypes?: PolicyMaker }).trustedTypes;
