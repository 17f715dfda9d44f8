import { PageOutlet } from './page-outlet.tsx';

/** The layout around every page. */
export function App() {
  return (
    <main>
      <PageOutlet fallback={null} />
    </main>
  );
}
