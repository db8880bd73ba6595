const FOCUSABLE = 'input:not([type=hidden]):not([disabled]), textarea, [role=combobox], [role=spinbutton]';

/**
 * Scrolls a field into view and focuses it; in read mode it is only scrolled into view.
 * @returns false if the field is not on the screen
 */
export function focusField(root: HTMLElement | null, name: string): boolean {
  const cells = [...(root?.querySelectorAll<HTMLElement>('[data-campo]') ?? [])];
  const cell = cells.find(({ dataset }) => dataset.campo === name);
  if (cell === undefined) return false;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  cell.scrollIntoView?.({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  // A select is a div with a role; its own input is hidden.
  const inputs = [...cell.querySelectorAll<HTMLElement>(FOCUSABLE)];
  inputs.find((input) => input.getAttribute('aria-hidden') !== 'true')?.focus({ preventScroll: true });
  return true;
}
