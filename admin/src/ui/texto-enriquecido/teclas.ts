import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef } from 'react';

/** Gives the keys that were pressed, and from then on leaves them to whoever has the focus. */
export type TomarTeclas = () => readonly string[];

const seEscribe = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'Enter' ||
  key === 'Backspace' ||
  (key.length === 1 && (!(ctrlKey || altKey) || (ctrlKey && altKey)) && !metaKey);

/** What is typed from the first touch of a text until its editor is loaded, so that the editor can write it. Keys of another input are not its own. */
export function useTeclas(name: string, esperando: boolean): TomarTeclas {
  const teclas = useRef<string[]>([]);
  const dejar = useRef(() => {});
  useEffect(() => {
    if (!esperando) return;
    const alPresionar = (event: KeyboardEvent) => {
      const { target } = event;
      const suya = target === document.body || (target as Element).closest?.(`[data-campo="${name}"]`) != null;
      if (!suya || !seEscribe(event)) return;
      // no shortcut of the page, no scrolling
      event.preventDefault();
      event.stopImmediatePropagation();
      teclas.current.push(event.key);
    };
    window.addEventListener('keydown', alPresionar, { capture: true });
    dejar.current = () => window.removeEventListener('keydown', alPresionar, { capture: true });
    return dejar.current;
  }, [name, esperando]);
  return useCallback(() => {
    dejar.current();
    return teclas.current.splice(0);
  }, []);
}

/** As if it were pressed in the editor. */
export function escribir({ commands }: Pick<Editor, 'commands'>, tecla: string): void {
  if (tecla === 'Enter') commands.enter();
  else if (tecla === 'Backspace')
    commands.first([
      ({ commands: otros }) => otros.deleteSelection(),
      ({ commands: otros }) => otros.joinBackward(),
      ({ tr }) => {
        const { from } = tr.selection;
        tr.delete(Math.max(from - 1, 0), from);
        return true;
      },
    ]);
  else
    commands.command(({ tr }) => {
      tr.insertText(tecla);
      return true;
    });
}
