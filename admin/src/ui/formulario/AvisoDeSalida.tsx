import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';

/** Parameters that only point at something on the same page. */
const SENALES = ['campo'];

function lugar({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const params = new URLSearchParams(search);
  for (const senal of SENALES) params.delete(senal);
  params.sort();
  return `${pathname}?${params}`;
}

interface AvisoDeSalidaProps {
  /** Whether what was typed is kept as a draft; it changes what the question says. */
  readonly conBorrador: boolean;
}

/**
 * Asks before unsaved changes are left: reload, closing the window, another page, another tab of the same page. Render it only while there
 * are changes: the router knows one guard at a time.
 */
export function AvisoDeSalida({ conBorrador }: AvisoDeSalidaProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => lugar(currentLocation) !== lugar(nextLocation));
  useEffect(() => {
    const preguntar = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preguntar);
    return () => window.removeEventListener('beforeunload', preguntar);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Hay cambios sin guardar"
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {conBorrador
        ? 'Lo que escribió no se ha guardado; queda como borrador y se restaura al volver.'
        : 'Lo que escribió no se ha guardado y se perderá.'}
    </ConfirmDialog>
  );
}
