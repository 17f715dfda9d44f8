import { SegmentedControl } from '@fairground/ui/segmented-control';
import { useRef, useState } from 'react';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import { valueAt } from './values.ts';
import type { Row } from './values.ts';

const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];
const WIDTHS = { phone: 390, wide: 1_440 } as const;
type Width = keyof typeof WIDTHS;
const HEIGHT = 760;
/** How wide the frame may be here; a wider page is shown smaller. */
const ROOM = 800;

const NO_RECORD: Row = {};

type SitePreviewProps = {
  readonly record?: Row | undefined;
  /** The offer whose texts name the choices. */
  readonly texts: string;
};

/** The page of the site itself with what is not on show yet, in both themes, both widths and the languages it speaks. */
export function SitePreview({ record = NO_RECORD, texts }: SitePreviewProps) {
  const words = wordsOf(useTexts(), texts);
  const frame = useRef<HTMLIFrameElement>(null);
  const [theme, setTheme] = useState<Theme>('dark');
  const [width, setWidth] = useState<Width>('phone');
  const languages = languagesOf(record);
  const [language, setLanguage] = useState(languages[0] ?? '');
  const path = valueAt(record, 'previewPath');
  if (typeof path !== 'string') return <p className="text-ink-soft">{words.field('gone')}</p>;
  const scale = Math.min(1, ROOM / WIDTHS[width]);
  const version = String(valueAt(record, 'version'));

  const paint = (next: Theme) => {
    const root = frame.current?.contentDocument?.documentElement;
    if (root) root.dataset['theme'] = next;
  };
  return (
    <section aria-label={words.title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={words.field('button')}
          options={THEMES.map((value) => ({ value, label: words.field(value) }))}
          value={theme}
          onValueChange={(next) => {
            setTheme(next);
            paint(next);
          }}
        />
        <SegmentedControl
          label={words.field('frame')}
          options={(Object.keys(WIDTHS) as Width[]).map((value) => ({ value, label: words.field(value) }))}
          value={width}
          onValueChange={setWidth}
        />
        {languages.length > 1 && (
          <SegmentedControl
            label={words.field('language')}
            options={languages.slice(0, 5).map((value) => ({ value, label: value }))}
            value={language}
            onValueChange={setLanguage}
          />
        )}
      </div>
      <div className="max-w-full overflow-auto rounded-md bg-surface-2 p-2" style={{ blockSize: HEIGHT * scale + 16 }}>
        {/* A frame that is drawn smaller still takes the room of its whole width. */}
        <div className="overflow-hidden" style={{ inlineSize: WIDTHS[width] * scale, blockSize: HEIGHT * scale }}>
          <iframe
            ref={frame}
            key={`${language} ${version}`}
            src={`${path}&language=${language}`}
            title={words.field('frame')}
            // A page of our own, which needs its storage and its scripts: it may still not leave this frame.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-same-origin allow-scripts"
            width={WIDTHS[width]}
            height={HEIGHT}
            onLoad={() => paint(theme)}
            className="origin-top-left border-0 bg-surface-1"
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </section>
  );
}

const languagesOf = (record: Row): readonly string[] => {
  const titles = valueAt(record, 'titles');
  return typeof titles === 'object' && titles !== null ? Object.keys(titles) : [];
};
