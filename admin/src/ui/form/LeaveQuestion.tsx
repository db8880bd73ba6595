import { mensajes } from '@adjudica/domain';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';

/** Search parameters that only point to something on the same page. */
const SIGNALS = ['campo'];

interface Address {
  readonly pathname: string;
  readonly search: string;
}

function placeOf({ pathname, search }: Address, signals: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const signal of signals) params.delete(signal);
  params.sort();
  return `${pathname}?${params}`;
}

interface LeaveQuestionForProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Search parameters whose change does not leave the page. */
  readonly signals?: readonly string[];
  readonly children: ReactNode;
}

/**
 * Asks before a page with unfinished work is left: by reload, closing the window, another page or another tab of the page. Render it only while there
 * is such work: the router supports one blocker at a time.
 */
export function LeaveQuestionFor({ signals = SIGNALS, children, ...texts }: LeaveQuestionForProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => placeOf(currentLocation, signals) !== placeOf(nextLocation, signals),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <ConfirmDialog
      {...texts}
      open={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}

interface LeaveQuestionProps {
  /** Whether what was typed is kept as a draft; the question says so. */
  readonly withDraft: boolean;
}

/** For unsaved changes of a form. */
export function LeaveQuestion({ withDraft }: LeaveQuestionProps) {
  return (
    <LeaveQuestionFor
      title="Hay cambios sin guardar"
      confirmLabel={withDraft ? 'Salir y conservar el borrador' : 'Salir sin guardar'}
      cancelLabel="Seguir editando"
    >
      {withDraft ? mensajes.propios.salirConBorrador : mensajes.propios.salirSinBorrador}
    </LeaveQuestionFor>
  );
}
