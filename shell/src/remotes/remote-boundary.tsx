import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  readonly remote: string;
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
};

/** Keeps a remote's failure, while it loads or renders, inside the remote's place on the page. */
export class RemoteBoundary extends Component<Props, { readonly error: unknown; readonly failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(`Remote ${this.props.remote} failed`, error, info.componentStack);
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
