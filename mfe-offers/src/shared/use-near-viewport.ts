import { startTransition, useEffect, useState, type RefObject } from 'react';

/** How far below the visible part of the page something counts as near, in px: the reader is a moment away from it. */
const margin = 400;

/** Whether an element is, or was, near the visible part of the page. For what is slow to load or to render and lies far down. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const show = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show(), {
      rootMargin: `${margin}px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
