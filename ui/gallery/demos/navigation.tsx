import { Grid2x2, List, Radio, Sparkles, Trophy } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../src/badge.tsx';
import { ButtonLink } from '../../src/button.tsx';
import { Carousel } from '../../src/carousel.tsx';
import { Pager } from '../../src/pager.tsx';
import { SegmentedControl } from '../../src/segmented-control.tsx';
import { Tabs } from '../../src/tabs.tsx';
import { Ticker } from '../../src/ticker.tsx';
import { Demo } from '../demo.tsx';

type Lobby = 'slots' | 'live' | 'sports' | 'closed';

export function TabsDemo() {
  const [lobby, setLobby] = useState<Lobby>('slots');
  const [period, setPeriod] = useState<'today' | 'week' | 'month'>('today');
  return (
    <>
      <Demo title="Line" flow="bare">
        <Tabs
          label="Lobbies"
          value={lobby}
          onValueChange={setLobby}
          items={[
            { value: 'slots', label: 'Slots', icon: <Sparkles aria-hidden="true" />, badge: <Badge>1,204</Badge> },
            { value: 'live', label: 'Live', icon: <Radio aria-hidden="true" /> },
            { value: 'sports', label: 'Sports', icon: <Trophy aria-hidden="true" /> },
            { value: 'closed', label: 'Opening soon', disabled: true },
          ]}
        >
          <p className="text-ink-soft">The panel of “{lobby}”.</p>
        </Tabs>
      </Demo>
      <Demo title="Pill" flow="bare">
        <Tabs
          label="Period"
          look="pill"
          value={period}
          onValueChange={setPeriod}
          items={[
            { value: 'today', label: 'Today' },
            { value: 'week', label: 'This week' },
            { value: 'month', label: 'This month' },
          ]}
        >
          <p className="text-ink-soft">Figures of {period}.</p>
        </Tabs>
      </Demo>
    </>
  );
}

export function SegmentedControlDemo() {
  const [layout, setLayout] = useState<'grid' | 'list'>('grid');
  return (
    <Demo>
      <SegmentedControl
        label="Layout"
        value={layout}
        onValueChange={setLayout}
        options={[
          { value: 'grid', label: 'Grid', icon: <Grid2x2 aria-hidden="true" /> },
          { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
        ]}
      />
    </Demo>
  );
}

export function PagerDemo() {
  const [page, setPage] = useState(6);
  return (
    <Demo flow="column">
      <Pager
        label="Pages"
        page={page}
        pageCount={24}
        onPageChange={setPage}
        hrefOf={(target) => `#pager-${target}`}
        previousLabel="Previous page"
        nextLabel="Next page"
        pageLabel={(number) => `Page ${number}`}
      />
      <Pager
        label="Few pages"
        page={1}
        pageCount={3}
        onPageChange={() => undefined}
        previousLabel="Previous page"
        nextLabel="Next page"
        pageLabel={(number) => `Page ${number}`}
      />
    </Demo>
  );
}

const SLIDES = [
  { category: 'lott', title: 'The night the lanterns rise', text: 'A draw every five minutes, all evening.' },
  { category: 'fish', title: 'Deep water, golden carp', text: 'The new fishing hall is open.' },
  { category: 'rng', title: 'A thousand reels', text: 'Every slot in one place, found in a word.' },
  { category: 'pvp', title: 'Cards on the table', text: 'Sit down with three others. Play fair.' },
] as const;

export function CarouselDemo() {
  return (
    <>
      <Demo title="Centred, looping, playing" flow="bare">
        <Carousel label="Banners" labels={CAROUSEL_LABELS}>
          {SLIDES.map((slide) => (
            <Banner key={slide.title} {...slide} />
          ))}
        </Carousel>
      </Demo>
      <Demo title="Single, still" flow="bare">
        <Carousel label="Promotions" look="single" loop={false} autoplayMs={0} labels={CAROUSEL_LABELS}>
          {SLIDES.slice(0, 2).map((slide) => (
            <Banner key={slide.title} {...slide} />
          ))}
        </Carousel>
      </Demo>
    </>
  );
}

export function TickerDemo() {
  return (
    <Demo title="Three lines of news" flow="bare">
      <Ticker
        label="News"
        labels={{ pause: 'Pause', play: 'Play' }}
        icon={<Radio aria-hidden="true" className="size-4.5 shrink-0 text-accent-text" />}
        items={NEWS.map((title) => ({ key: title, title, onPress: () => undefined }))}
      />
    </Demo>
  );
}

const NEWS = [
  'Forty new games are open',
  'The draw of tonight is at nine',
  'A line that is longer than a phone is wide is cut at its end and opens in full when it is pressed',
];

const CAROUSEL_LABELS = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
};

function Banner({ category, title, text }: (typeof SLIDES)[number]) {
  return (
    <div
      data-category={category}
      className="relative flex h-64 flex-col items-start justify-end overflow-hidden rounded-lg bg-category-deep p-6 text-white sm:p-8"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 200 200"
        className="absolute -end-6 -top-10 h-80 opacity-50 rtl:-scale-x-100"
      >
        {Array.from({ length: 12 }, (_, ray) => (
          <path key={ray} d="M100 100 94 0h12z" fill="white" opacity=".16" transform={`rotate(${ray * 30} 100 100)`} />
        ))}
        {Array.from({ length: 16 }, (_, bulb) => (
          <circle
            key={bulb}
            cx="100"
            cy="28"
            r="5"
            className="fill-accent"
            transform={`rotate(${bulb * 22.5} 100 100)`}
          />
        ))}
        <circle cx="100" cy="100" r="48" fill="none" stroke="white" strokeWidth="3" opacity=".5" />
        <circle cx="100" cy="100" r="12" className="fill-accent" />
      </svg>
      <p className="relative font-display text-xl">{title}</p>
      <p className="relative mt-1 mb-5">{text}</p>
      <ButtonLink href="#carousel" variant="primary" className="relative">
        Take a look
      </ButtonLink>
    </div>
  );
}
