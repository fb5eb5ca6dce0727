import type { CSSProperties } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { useTranslate } from '@programme/mfe-contract';

/** The id of a quote's card while it is dragged. It is a text, because the library takes the number 0 for none. */
export const sortableId = (key: number): string => `quote-${key}`;

/** What a quote's card and its drag handle need to be dragged. The card follows the pointer up and down only. */
export function useSortableQuote(key: number, disabled: boolean) {
  const translate = useTranslate();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: sortableId(key),
    disabled,
    attributes: { roleDescription: translate('quote.drag.role') },
  });
  const style: CSSProperties = {
    ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }),
    ...(transition && { transition }),
  };
  // A finger on the handle drags the card instead of scrolling the page.
  const handleStyle: CSSProperties = { touchAction: 'none', cursor: disabled ? 'default' : 'grab' };
  return {
    isDragging,
    card: { ref: setNodeRef, style },
    handle: { ...attributes, ...listeners, ref: setActivatorNodeRef, style: handleStyle, disabled },
  };
}
