const FLAGS = import.meta.glob<string>('../../../../../node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
  exhaustive: true,
});

const urlOf = new Map(
  Object.entries(FLAGS).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), url]),
);

type FlagPictureProps = { readonly countryCode: string };

/** The flag of a country; fetched when it is seen. */
export function FlagPicture({ countryCode }: FlagPictureProps) {
  const url = urlOf.get(countryCode);
  if (url === undefined) return null;
  return <img src={url} alt="" width="24" height="16" loading="lazy" className="size-full" />;
}
