import { useEffect, useEffectEvent } from 'react';

/** Where a page is prerendered there is no browser. */
const isApple = (): boolean => typeof navigator !== 'undefined' && /^(Mac|iP)/.test(navigator.platform);

/** As it stands on the keyboard. */
export const hotkeyName = (): string => (isApple() ? '⌘ K' : 'Ctrl K');

/** Calls back when somebody presses Ctrl K, or Command K on Apple's keyboards, wherever the focus is. */
export function usePaletteHotkey(isOn: boolean, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
    if (!(isApple() ? event.metaKey : event.ctrlKey)) return;
    // Browsers would put the cursor into the address.
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
