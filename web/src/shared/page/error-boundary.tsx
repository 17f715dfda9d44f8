import { Component, type ComponentType, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  readonly Fallback: ComponentType<{ readonly error: unknown }>;
  readonly children: ReactNode;
};

type ErrorBoundaryState = { readonly error: unknown; readonly hasFailed: boolean };

/** Keeps a failure of one part from taking the rest along. Only a class can catch what rendering throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true };
  }

  override state: ErrorBoundaryState = { error: null, hasFailed: false };

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    const { Fallback, children } = this.props;
    return hasFailed ? <Fallback error={error} /> : children;
  }
}
