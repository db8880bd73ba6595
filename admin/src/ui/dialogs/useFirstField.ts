import { useEffect } from 'react';

const FIELD = ['input', 'textarea', '[role=combobox]', '[role=spinbutton]', '[contenteditable=true]']
  .map(
    (selector) =>
      `${selector}:not(:disabled, [hidden], [type=hidden], [type=file], [aria-hidden=true], [aria-disabled=true])`,
  )
  .join(', ');

/** Around a field before which something is read: the cursor does not go there by itself. */
export const NO_FOCUS = 'data-sin-foco';

/** The cursor begins in the first field of a form, unless one of its fields or buttons has taken it. */
export function useFirstField(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    const dialog = form?.closest('[role=dialog]');
    const active = document.activeElement;
    if (!form || (active !== dialog && dialog?.contains(active))) return;
    const first = form.querySelector<HTMLInputElement>(FIELD);
    if (first?.closest(`[${NO_FOCUS}]`)) return;
    // of several of which one is chosen, the chosen one
    const chosen = first?.type === 'radio' ? form.querySelector<HTMLElement>(`[name="${first.name}"]:checked`) : null;
    (chosen ?? first)?.focus();
  }, [formId]);
}
