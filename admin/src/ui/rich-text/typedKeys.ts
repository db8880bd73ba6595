import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef } from 'react';

/** Gives the keys that were pressed, and from then on leaves them to whoever has the focus. */
export type TakeKeys = () => readonly string[];

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'Enter' ||
  key === 'Backspace' ||
  (key.length === 1 && (!(ctrlKey || altKey) || (ctrlKey && altKey)) && !metaKey);

/** What is typed from the first touch of a text until its editor is loaded, so that the editor can write it. Keys of another input are not its own. */
export function useTypedKeys(name: string, waiting: boolean): TakeKeys {
  const keys = useRef<string[]>([]);
  const stop = useRef(() => {});
  useEffect(() => {
    if (!waiting) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const own = target === document.body || (target as Element).closest?.(`[data-campo="${name}"]`) != null;
      if (!own || !isTyped(event)) return;
      // no shortcut of the page, no scrolling
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

/** As if it were pressed in the editor. */
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
