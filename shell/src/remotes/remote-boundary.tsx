import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  readonly remote: string;
  /** What is shown. Another one deserves another try: it may need nothing of what failed. */
  readonly screen: string;
  readonly onFailure: (error: unknown) => void;
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
    this.props.onFailure(error);
  }

  override componentDidUpdate({ screen }: Props) {
    if (this.state.failed && screen !== this.props.screen) this.setState({ error: undefined, failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
