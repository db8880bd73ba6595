import { mensajes } from '@adjudica/domain';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';

/** Parameters that only point at something on the same page. */
const SENALES = ['campo'];

interface Direccion {
  readonly pathname: string;
  readonly search: string;
}

function lugar({ pathname, search }: Direccion, senales: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const senal of senales) params.delete(senal);
  params.sort();
  return `${pathname}?${params}`;
}

interface PreguntaAlSalirProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Parameters of the address whose change leaves nothing. */
  readonly senales?: readonly string[];
  readonly children: ReactNode;
}

/**
 * Asks before a place is left where something is not finished: reload, closing the window, another page, another tab of the same page. Render it
 * only while there is: the router knows one guard at a time.
 */
export function PreguntaAlSalir({ senales = SENALES, children, ...textos }: PreguntaAlSalirProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => lugar(currentLocation, senales) !== lugar(nextLocation, senales),
  );
  useEffect(() => {
    const preguntar = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preguntar);
    return () => window.removeEventListener('beforeunload', preguntar);
  }, []);
  return (
    <ConfirmDialog
      {...textos}
      open={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}

interface AvisoDeSalidaProps {
  /** Whether what was typed is kept as a draft; it changes what the question says. */
  readonly conBorrador: boolean;
}

/** For unsaved changes of a form. */
export function AvisoDeSalida({ conBorrador }: AvisoDeSalidaProps) {
  return (
    <PreguntaAlSalir title="Hay cambios sin guardar" confirmLabel="Salir sin guardar" cancelLabel="Seguir editando">
      {conBorrador ? mensajes.propios.salirConBorrador : mensajes.propios.salirSinBorrador}
    </PreguntaAlSalir>
  );
}
