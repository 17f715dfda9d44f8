import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { ToastRegion } from '../src/toast-region.tsx';
import { UiProvider } from '../src/provider.tsx';
import { DEMOS } from './demos/index.ts';
import { Hero } from './hero.tsx';
import { GROUPS } from './sections.ts';
import type { GallerySection, SectionId } from './sections.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useView } from './use-view.ts';

export function App() {
  const view = useView();
  return (
    <UiProvider direction={view.direction} numbers={createNumbers(SEED_STYLE)}>
      <a
        href="#content"
        className="absolute start-4 -top-20 z-50 rounded-md bg-accent px-4 py-2 font-semibold text-accent-ink focus:top-4"
      >
        Skip to content
      </a>
      <TopBar view={view} />
      <div className="mx-auto flex max-w-[90rem]">
        <Sidebar />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 pb-32 outline-none sm:px-8 lg:px-12">
          <Hero />
          {GROUPS.map((group) => (
            <div key={group.title} className="pt-16">
              <p className="text-sm font-semibold text-accent-text">{group.title}</p>
              {group.sections.map((section) => (
                <Section key={section.id} section={section} id={section.id} />
              ))}
            </div>
          ))}
        </main>
      </div>
      <ToastRegion label="Messages" dismissLabel="Dismiss" />
    </UiProvider>
  );
}

function Section({ section, id }: { readonly section: GallerySection; readonly id: SectionId }) {
  const DemoOf = DEMOS[id];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-b border-line py-12 last:border-0">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={`${id}-title`} className="text-xl">
            <a href={`#${id}`} className="rounded-sm hover:text-accent-text">
              {section.title}
            </a>
          </h2>
          <p className="mt-2 max-w-2xl text-ink-soft">{section.summary}</p>
        </div>
        {section.file !== undefined && (
          <code className="rounded-sm bg-surface-2 px-2 py-1 font-mono text-xs text-ink-soft">
            @fairground/ui/{section.file}
          </code>
        )}
      </header>
      <div className="flex flex-col gap-10">
        <DemoOf />
      </div>
    </section>
  );
}
