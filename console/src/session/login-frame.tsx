import type { ReactNode } from 'react';
import { ChoiceBar } from '../app/choice-bar.tsx';
import { useTexts } from '../texts/texts.tsx';

type LoginFrameProps = { readonly title: string; readonly children: ReactNode };

/** The card that stands in front of the console. */
export function LoginFrame({ title, children }: LoginFrameProps) {
  const t = useTexts();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-12 items-center justify-between px-4">
        <span className="font-display font-bold">{t('name')}</span>
        <ChoiceBar />
      </header>
      <main className="flex flex-1 items-center justify-center p-4">
        <div className="w-full max-w-md rounded-lg bg-surface-1 p-6 shadow-mid">
          <h1 className="mb-5 text-lg">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
