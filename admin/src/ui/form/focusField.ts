const FOCUSABLE = 'input:not([type=hidden]):not([disabled]), textarea, [role=combobox], [role=spinbutton]';

/**
 * Brings a field into view and puts the cursor in it; while the form is read it is only brought into view.
 * @returns false when the field is not on the screen
 */
export function focusField(root: HTMLElement | null, name: string): boolean {
  const cells = [...(root?.querySelectorAll<HTMLElement>('[data-campo]') ?? [])];
  const cell = cells.find(({ dataset }) => dataset.campo === name);
  if (cell === undefined) return false;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  cell.scrollIntoView?.({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  // A select is a div with the role; its own input is hidden from everybody.
  const inputs = [...cell.querySelectorAll<HTMLElement>(FOCUSABLE)];
  inputs.find((input) => input.getAttribute('aria-hidden') !== 'true')?.focus({ preventScroll: true });
  return true;
}
