import { useLayoutEffect, useState } from 'react';

/**
 * Width of an element in px, as the layout changes it: the sidebar folds without a change of the window. Undefined
 * until the element is measured, which is before the first paint.
 */
export function useElementWidth() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, width };
}
