import { useSyncExternalStore } from 'react';

const papel = () => window.matchMedia('print');

function observar(avisar: () => void): () => void {
  const consulta = papel();
  consulta.addEventListener('change', avisar);
  return () => consulta.removeEventListener('change', avisar);
}

/** Whether the page is being printed. The component library warns of this query, because most want `@media print` instead (ui/layout/impresion.ts). */
export const useImprime = (): boolean => useSyncExternalStore(observar, () => papel().matches);
