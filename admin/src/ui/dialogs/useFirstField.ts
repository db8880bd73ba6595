import { useEffect } from 'react';

const FIELD = ['input', 'textarea', '[role=combobox]', '[role=spinbutton]', '[contenteditable=true]']
  .map(
    (selector) =>
      `${selector}:not(:disabled, [hidden], [type=hidden], [type=file], [aria-hidden=true], [aria-disabled=true])`,
  )
  .join(', ');

/** Marks a field that is not focused by itself, because something before it has to be read. */
export const NO_FOCUS = 'data-sin-foco';

/** Focuses the first field of a form, unless one of its fields or buttons has the focus. */
export function useFirstField(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    const dialog = form?.closest('[role=dialog]');
    const active = document.activeElement;
    if (!form || (active !== dialog && dialog?.contains(active))) return;
    const first = form.querySelector<HTMLInputElement>(FIELD);
    if (first?.closest(`[${NO_FOCUS}]`)) return;
    // Of radio buttons the chosen one.
    const chosen = first?.type === 'radio' ? form.querySelector<HTMLElement>(`[name="${first.name}"]:checked`) : null;
    (chosen ?? first)?.focus();
  }, [formId]);
}
