import { useSyncExternalStore } from 'react';

const printQuery = () => window.matchMedia('print');

/**
 * Between the two events of a print. A browser counts the pages before it tells that the medium changed: what is drawn only then would be cut off
 * at the end, so that the page is drawn for paper as soon as the print is announced.
 */
let announced = false;
const printEvents = ['beforeprint', 'afterprint'] as const;
for (const event of printEvents) window.addEventListener(event, () => (announced = event === printEvents[0]));

function subscribe(listener: () => void): () => void {
  const query = printQuery();
  query.addEventListener('change', listener);
  for (const event of printEvents) window.addEventListener(event, listener);
  return () => {
    query.removeEventListener('change', listener);
    for (const event of printEvents) window.removeEventListener(event, listener);
  };
}

/** Whether the page is being printed. The component library warns of this query, because most want `@media print` instead (ui/layout/impresion.ts). */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => announced || printQuery().matches);
