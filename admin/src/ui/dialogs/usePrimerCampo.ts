import { useEffect } from 'react';

const CAMPO = ['input', 'textarea', '[role=combobox]', '[role=spinbutton]', '[contenteditable=true]']
  .map(
    (cual) => `${cual}:not(:disabled, [hidden], [type=hidden], [type=file], [aria-hidden=true], [aria-disabled=true])`,
  )
  .join(', ');

/** Around a field before which something is read: the cursor does not go there by itself. */
export const SIN_FOCO = 'data-sin-foco';

/** The cursor begins in the first field of a form, unless one of its fields or buttons has taken it. */
export function usePrimerCampo(idDelFormulario: string): void {
  useEffect(() => {
    const formulario = document.getElementById(idDelFormulario);
    const dialogo = formulario?.closest('[role=dialog]');
    const activo = document.activeElement;
    if (!formulario || (activo !== dialogo && dialogo?.contains(activo))) return;
    const primero = formulario.querySelector<HTMLInputElement>(CAMPO);
    if (primero?.closest(`[${SIN_FOCO}]`)) return;
    // of several of which one is chosen, the chosen one
    const elegido =
      primero?.type === 'radio' ? formulario.querySelector<HTMLElement>(`[name="${primero.name}"]:checked`) : null;
    (elegido ?? primero)?.focus();
  }, [idDelFormulario]);
}
