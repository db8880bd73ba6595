import { useSyncExternalStore } from 'react';

const printQuery = () => window.matchMedia('print');

/**
 * True between 'beforeprint' and 'afterprint'. A browser counts the pages before the media query changes: what is drawn only then would be cut off.
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

/** Whether the page is being printed. Where styles are enough, use `@media print` (layout/printStyles.ts). */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => announced || printQuery().matches);
