import { classNames } from './class-names.ts';

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl';

export type AvatarProps = {
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: AvatarSize | undefined;
  /** Where the name stands beside the picture already, the picture is decoration. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
};

export function Avatar({ name, src, size = 'md', decorative = false, className }: AvatarProps) {
  const look = classNames('inline-flex shrink-0 rounded-full', SIZES[size], className);
  if (src !== undefined) {
    return <img src={src} alt={decorative ? '' : name} className={classNames(look, 'object-cover')} />;
  }
  return (
    <span
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
      data-category={hueOf(name)}
      className={classNames(look, 'items-center justify-center bg-category-soft font-semibold text-category uppercase')}
    >
      {initialOf(name)}
    </span>
  );
}

const SIZES: Record<AvatarSize, string> = {
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-14 text-lg',
  xl: 'size-20 text-xl',
};

/** A name keeps its colour for ever; the hues are those of the categories, which fit both themes. */
const HUES = ['rng', 'live', 'fish', 'pvp', 'esports', 'cockfight', 'lott', 'elott', 'inhouse'] as const;

function hueOf(name: string): (typeof HUES)[number] | undefined {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return HUES[sum % HUES.length];
}

function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first;
}
