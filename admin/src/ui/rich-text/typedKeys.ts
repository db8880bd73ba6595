import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef } from 'react';

/** Returns the typed keys and stops collecting them. */
export type TakeKeys = () => readonly string[];

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'Enter' ||
  key === 'Backspace' ||
  (key.length === 1 && (!(ctrlKey || altKey) || (ctrlKey && altKey)) && !metaKey);

/** Collects what is typed between the first click on a text and the loaded editor. Keys of other inputs are ignored. */
export function useTypedKeys(name: string, waiting: boolean): TakeKeys {
  const keys = useRef<string[]>([]);
  const stop = useRef(() => {});
  useEffect(() => {
    if (!waiting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const own = target === document.body || (target as Element).closest?.(`[data-campo="${name}"]`) != null;
      if (!own || !isTyped(event)) return;
      // Prevents shortcuts and scrolling.
      event.preventDefault();
      event.stopImmediatePropagation();
      keys.current.push(event.key);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    stop.current = () => window.removeEventListener('keydown', onKeyDown, { capture: true });
    return stop.current;
  }, [name, waiting]);
  return useCallback(() => {
    stop.current();
    return keys.current.splice(0);
  }, []);
}

/** Types a key in the editor. */
export function typeKey({ commands }: Pick<Editor, 'commands'>, key: string): void {
  if (key === 'Enter') commands.enter();
  else if (key === 'Backspace')
    commands.first([
      ({ commands: inner }) => inner.deleteSelection(),
      ({ commands: inner }) => inner.joinBackward(),
      ({ tr }) => {
        const { from } = tr.selection;
        tr.delete(Math.max(from - 1, 0), from);
        return true;
      },
    ]);
  else
    commands.command(({ tr }) => {
      tr.insertText(key);
      return true;
    });
}
