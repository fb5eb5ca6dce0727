import { useState } from 'react';
import { ErrorBoundary as Boundary, type ErrorBoundaryProps } from 'react-error-boundary';

/** A part that fails whenever it is drawn comes to its fallback soon. */
const maxRedraws = 10;

/**
 * React's error boundary, which draws its part anew when React missed a node that it had written: the browser's translator
 * or an extension has put another one in its place, and nothing is wrong with the part. What it keeps in a store or in the
 * tab is there again.
 */
export function ErrorBoundary({ onError, ...boundary }: ErrorBoundaryProps) {
  const [redraws, setRedraws] = useState(0);
  return (
    <Boundary
      key={redraws}
      {...boundary}
      onError={(error, info) => {
        // Within the same commit, so nobody sees the fallback.
        if (redraws < maxRedraws && error instanceof Error && error.name === 'NotFoundError') {
          setRedraws(redraws + 1);
        } else onError?.(error, info);
      }}
    />
  );
}
