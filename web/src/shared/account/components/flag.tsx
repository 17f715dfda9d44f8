const FLAGS = import.meta.glob<string>('../../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
  exhaustive: true,
});

const urlOf = new Map(
  Object.entries(FLAGS).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), url]),
);

type FlagProps = { readonly countryCode: string };

/** The flag of a country; fetched when it is seen. */
export function Flag({ countryCode }: FlagProps) {
  const url = urlOf.get(countryCode);
  if (url === undefined) return <span className="h-4 w-6 shrink-0 rounded-xs bg-surface-3" />;
  return <img src={url} alt="" width="24" height="16" loading="lazy" className="h-4 w-6 shrink-0 rounded-xs" />;
}
