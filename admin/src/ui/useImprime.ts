import { useSyncExternalStore } from 'react';

const papel = () => window.matchMedia('print');

/**
 * Between the two events of a print. A browser counts the pages before it tells that the medium changed: what is drawn only then would be cut off
 * at the end, so that the page is drawn for paper as soon as the print is announced.
 */
let anunciada = false;
const avisos = ['beforeprint', 'afterprint'] as const;
for (const aviso of avisos) window.addEventListener(aviso, () => (anunciada = aviso === avisos[0]));

function observar(avisar: () => void): () => void {
  const consulta = papel();
  consulta.addEventListener('change', avisar);
  for (const aviso of avisos) window.addEventListener(aviso, avisar);
  return () => {
    consulta.removeEventListener('change', avisar);
    for (const aviso of avisos) window.removeEventListener(aviso, avisar);
  };
}

/** Whether the page is being printed. The component library warns of this query, because most want `@media print` instead (ui/layout/impresion.ts). */
export const useImprime = (): boolean => useSyncExternalStore(observar, () => anunciada || papel().matches);
