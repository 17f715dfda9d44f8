import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
};

type ErrorBoundaryState = { readonly error: unknown; readonly hasFailed: boolean };

/** Keeps a failure of one part from taking the rest along. Only a class can catch what rendering throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true };
  }

  override state: ErrorBoundaryState = { error: null, hasFailed: false };

  readonly handleRetry = (): void => this.setState({ error: null, hasFailed: false });

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    return hasFailed ? this.props.fallback(error, this.handleRetry) : this.props.children;
  }
}
