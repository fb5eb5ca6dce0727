import { useEffect, useEffectEvent } from 'react';

const isApple = (): boolean => navigator.platform.startsWith('Mac') || navigator.platform.startsWith('iP');

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
