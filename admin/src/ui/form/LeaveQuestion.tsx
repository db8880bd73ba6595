import { mensajes } from '@adjudica/domain';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';

/** Parameters that only point at something on the same page. */
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
  /** Parameters of the address whose change leaves nothing. */
  readonly signals?: readonly string[];
  readonly children: ReactNode;
}

/**
 * Asks before a place is left where something is not finished: reload, closing the window, another page, another tab of the same page. Render it
 * only while there is: the router knows one guard at a time.
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
  /** Whether what was typed is kept as a draft; it changes what the question says. */
  readonly withDraft: boolean;
}

/** For unsaved changes of a form. */
export function LeaveQuestion({ withDraft }: LeaveQuestionProps) {
  return (
    <LeaveQuestionFor title="Hay cambios sin guardar" confirmLabel="Salir sin guardar" cancelLabel="Seguir editando">
      {withDraft ? mensajes.propios.salirConBorrador : mensajes.propios.salirSinBorrador}
    </LeaveQuestionFor>
  );
}
