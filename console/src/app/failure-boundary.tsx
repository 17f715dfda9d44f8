import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.tsx';

type FailureBoundaryProps = { readonly children: ReactNode };

/** Keeps menu and header when a page could not be drawn, such as after a part of it could not be loaded. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override state = { hasFailed: false };
  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}

function PageFailure() {
  const t = useTexts();
  return (
    <ErrorState
      title={t('failure.title')}
      description={t('failure.network')}
      action={<Button onClick={() => location.reload()}>{t('failure.again')}</Button>}
    />
  );
}
