import { Festoon } from '../../src/festoon.tsx';
import { Demo } from '../demo.tsx';

export function ColourDemo() {
  return (
    <>
      <Demo title="Ground and surfaces" flow="bare">
        <Swatches names={['ground', 'surface-1', 'surface-2', 'surface-3', 'popup', 'field']} />
      </Demo>
      <Demo title="Ink and lines" flow="bare">
        <Swatches names={['ink', 'ink-soft', 'ink-faint', 'line', 'line-strong', 'focus']} />
      </Demo>
      <Demo title="Action and meaning" flow="bare">
        <Swatches names={['accent', 'accent-soft', 'gain', 'loss', 'danger', 'info']} />
      </Demo>
      <Demo title="Categories" flow="bare">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 xl:grid-cols-6">
          {CATEGORIES.map((category) => (
            <li
              key={category}
              data-category={category}
              className="flex h-16 items-end rounded-md bg-category-soft p-3 text-sm font-semibold text-category"
            >
              {category}
            </li>
          ))}
        </ul>
      </Demo>
    </>
  );
}

const CATEGORIES = [
  'rng',
  'live',
  'fish',
  'pvp',
  'sports',
  'esports',
  'cockfight',
  'lott',
  'elott',
  'inhouse',
  'hot',
] as const;

const SWATCH_CLASSES: Record<string, string> = {
  ground: 'bg-ground',
  'surface-1': 'bg-surface-1',
  'surface-2': 'bg-surface-2',
  'surface-3': 'bg-surface-3',
  popup: 'bg-popup',
  field: 'bg-field',
  ink: 'bg-ink',
  'ink-soft': 'bg-ink-soft',
  'ink-faint': 'bg-ink-faint',
  line: 'bg-line',
  'line-strong': 'bg-line-strong',
  focus: 'bg-focus',
  accent: 'bg-accent',
  'accent-soft': 'bg-accent-soft',
  gain: 'bg-gain',
  loss: 'bg-loss',
  danger: 'bg-danger',
  info: 'bg-info',
};

function Swatches({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="grid grid-cols-3 gap-3 xl:grid-cols-6">
      {names.map((name) => (
        <li key={name} className="text-xs text-ink-soft">
          <span className={`mb-2 block h-16 rounded-md border border-line ${SWATCH_CLASSES[name]}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function TypeDemo() {
  return (
    <div className="flex flex-col gap-6">
      {TYPE_SIZES.map(({ name, className, text }) => (
        <div key={name} className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[6rem_1fr]">
          <code className="font-mono text-xs text-ink-faint">{name}</code>
          <p className={className}>{text}</p>
        </div>
      ))}
    </div>
  );
}

const TYPE_SIZES = [
  { name: 'text-2xl', className: 'font-display text-2xl', text: 'Hội chợ đêm lên đèn' },
  { name: 'text-xl', className: 'font-display text-xl tabular-nums', text: '1,234,567.89 trong ví của bạn' },
  { name: 'text-lg', className: 'font-display text-lg', text: 'Nổ hũ, bắn cá, xổ số và thể thao' },
  {
    name: 'text-base',
    className: 'text-base',
    text: 'Body text is set in the system font of each script, so that it arrives with the page.',
  },
  { name: 'text-sm', className: 'text-sm text-ink-soft', text: 'Secondary text, labels and tables.' },
  { name: 'text-xs', className: 'text-xs text-ink-faint', text: 'Notes, units and column heads.' },
] as const;

export function DepthDemo() {
  return (
    <>
      <Demo title="Surfaces and shadows" flow="bare">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <Plate className="rounded-lg bg-surface-1 shadow-low">surface-1, low</Plate>
          <Plate className="rounded-lg bg-surface-2 shadow-mid">surface-2, mid</Plate>
          <Plate className="rounded-lg bg-popup shadow-high">popup, high</Plate>
          <Plate className="rounded-lg bg-accent font-semibold text-accent-ink shadow-glow">accent, glow</Plate>
        </div>
      </Demo>
      <Demo title="Radii" flow="bare">
        <div className="grid grid-cols-3 gap-4 sm:grid-cols-4">
          <Plate className="rounded-sm bg-surface-2">6 px</Plate>
          <Plate className="rounded-md bg-surface-2">10 px</Plate>
          <Plate className="rounded-lg bg-surface-2">16 px</Plate>
        </div>
      </Demo>
    </>
  );
}

function Plate({ className, children }: { readonly className: string; readonly children: string }) {
  return <div className={`flex h-24 items-end p-4 text-sm ${className}`}>{children}</div>;
}

export function FestoonDemo() {
  return (
    <div className="flex flex-wrap gap-12">
      <Festoon className="w-60" />
      <Festoon lit={5} className="w-60" />
      <Festoon lit={0} className="w-60" />
    </div>
  );
}
