import type { ReactNode } from 'react';
import { MessageCircleMore } from 'lucide-react';
import { ButtonLink } from '@fairground/ui/button';
import { Festoon } from '@fairground/ui/festoon';
import { BrandMark } from '../../../shared/brand/brand-mark.tsx';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { statePictureUrl, type StatePicture } from '../../../shared/site/art.ts';

type ClosedPageProps = {
  readonly picture: StatePicture;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  readonly contact: string;
  readonly contactLabel: string;
};

/** Replaces the whole site: the gate is shut, the lights are on, and somebody can be reached. */
export function ClosedPage({ picture, title, text, children, contact, contactLabel }: ClosedPageProps) {
  const { name } = useBrand();
  return (
    <main className="stage-glow flex min-h-dvh flex-col items-center px-4 pb-12">
      <Festoon className="w-full max-w-lg" />
      <p className="mt-6 flex items-center gap-2.5 text-accent">
        <BrandMark className="size-8" />
        <span className="font-display text-lg text-ink">{name}</span>
      </p>
      <div className="flex max-w-xl flex-1 flex-col items-center justify-center py-8 text-center">
        <img src={statePictureUrl(picture)} alt="" width="320" height="320" className="size-52 sm:size-64" />
        <h1 className="mt-4 text-2xl">{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
        {children}
        {contact !== '' && (
          <ButtonLink
            href={contact}
            variant="primary"
            size="lg"
            className="mt-8"
            target="_blank"
            rel="noopener noreferrer"
            iconStart={<MessageCircleMore aria-hidden="true" />}
          >
            {contactLabel}
          </ButtonLink>
        )}
      </div>
    </main>
  );
}
