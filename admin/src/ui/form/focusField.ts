const ENFOCABLE = 'input:not([type=hidden]):not([disabled]), textarea, [role=combobox], [role=spinbutton]';

/**
 * Brings a field into view and puts the cursor in it; while the form is read it is only brought into view.
 * @returns false when the field is not on the screen
 */
export function focusField(raiz: HTMLElement | null, nombre: string): boolean {
  const celdas = [...(raiz?.querySelectorAll<HTMLElement>('[data-campo]') ?? [])];
  const celda = celdas.find(({ dataset }) => dataset.campo === nombre);
  if (celda === undefined) return false;
  const calmo = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  celda.scrollIntoView?.({ block: 'center', behavior: calmo ? 'auto' : 'smooth' });
  // A select is a div with the role; its own input is hidden from everybody.
  const entradas = [...celda.querySelectorAll<HTMLElement>(ENFOCABLE)];
  entradas.find((entrada) => entrada.getAttribute('aria-hidden') !== 'true')?.focus({ preventScroll: true });
  return true;
}
