import type { Network } from '../../../platform/geo/index.ts';

/** One line of the list that says who is let in. */
export type RegionRule = {
  readonly id: bigint;
  readonly kind: 'ALLOW' | 'DENY';
  readonly place: { readonly country: string } | { readonly network: Network };
  /** The host it holds for; empty for every host, `*.example.com` for those below it. */
  readonly host: string;
  readonly priority: number;
  readonly passesMaintenance: boolean;
};

export type Visitor = {
  readonly ip: string;
  readonly country: string;
  /** The hosts the visitor names: of the request, and of the page. */
  readonly hosts: readonly string[];
};

/** The order rules are asked in: by priority, then networks before countries, narrow networks first, older rules first. */
export const inOrder = (rules: readonly RegionRule[]): readonly RegionRule[] =>
  rules.toSorted(
    (one, other) =>
      one.priority - other.priority ||
      widthOf(one) - widthOf(other) ||
      (one.id < other.id ? -1 : one.id > other.id ? 1 : 0),
  );

/** The rule that decides for this visitor, the first that fits; rules come in order. */
export const firstMatch = (rules: readonly RegionRule[], visitor: Visitor): RegionRule | undefined =>
  rules.find((rule) => fits(rule, visitor));

/** Whether staff calls from here: an allowed network that works on the site while it is closed. */
export const passesMaintenance = (rules: readonly RegionRule[], visitor: Visitor): boolean =>
  rules.some((rule) => rule.passesMaintenance && fits(rule, visitor));

const fits = ({ place, host }: RegionRule, visitor: Visitor): boolean => {
  if (host !== '' && !visitor.hosts.some((named) => isHost(host, named))) return false;
  return 'network' in place ? place.network.contains(visitor.ip) : place.country === visitor.country;
};

const isHost = (pattern: string, named: string): boolean => {
  const host = hostName(named);
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
};

/** The name alone: without a scheme, a port, a path or capitals. */
export const hostName = (text: string): string => {
  const withScheme = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  return URL.canParse(withScheme) ? new URL(withScheme).hostname : '';
};

/** A country is wider than any network. */
const widthOf = ({ place }: RegionRule): number => ('network' in place ? 128 - place.network.prefixLength : 1_000);
