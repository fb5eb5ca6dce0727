import { useRef, type ReactNode } from 'react';
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type Modifier,
  type Over,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { TextKey } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { sortableId } from '../quotes/use-sortable-quote';
import type { DraftQuote } from './draft';

type Props = {
  readonly quotes: readonly DraftQuote[];
  /** Moves a quote by so many places: down if positive. */
  readonly onMove: (key: number, by: number) => void;
  readonly children: ReactNode;
};

/** The list of quotes, whose order can be changed by dragging: with a pointer, a finger or the keyboard. */
export function SortableQuotes({ quotes, onMove, children }: Props) {
  const translate = useTranslate();
  const ids = quotes.map(({ key }) => sortableId(key));
  const indexOf = (one: Active | Over) => ids.indexOf(String(one.id));
  const sensors = useSensors(
    // A click on the handle is not a drag yet.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const say = (text: TextKey, one: Active | Over) =>
    translate(text, { number: indexOf(one) + 1, total: quotes.length });
  /** The library reports the place where a drag starts, too. Saying it would cut off that the quote is picked up. */
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return say('quote.drag.start', active);
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return say('quote.drag.over', over);
    },
    onDragEnd: ({ active, over }) => say('quote.moved', over ?? active),
    onDragCancel: ({ active }) => say('quote.drag.cancel', active),
  };

  return (
    <DndContext
      sensors={sensors}
      modifiers={[vertical]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: translate('quote.drag.help') } }}
      onDragEnd={({ active, over }) => {
        const quote = quotes[indexOf(active)];
        if (quote && over && over.id !== active.id) onMove(quote.key, indexOf(over) - indexOf(active));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

const vertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });
