import { encode } from 'uqr';
import { classNames } from './class-names.ts';

export type QrProps = {
  readonly text: string;
  /** What scanning it does. */
  readonly label: string;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
};

/** Dark on light in both themes: many cameras cannot read the reverse. */
export function Qr({ text, label, size = 100, className }: QrProps) {
  const { data, size: cells } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      // Drawn here and now, it has no address an img could load.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${cells} ${cells}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-sm bg-white', className)}
    >
      <path d={path} fill="#151515" />
    </svg>
  );
}
