import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export interface ActionDefinition {
  readonly label: string;
  /** What is done, where the label is fixed and does not say it. */
  readonly title?: string;
  readonly icon?: ReactNode;
  readonly variant?: 'text' | 'outlined' | 'contained';
  readonly danger?: boolean;
  readonly onClick: () => void;
}

interface ActionButtonsProps {
  /** `record.acciones`, as the server computed it from the lifecycle for this user; the buttons are in this order. */
  readonly acciones: readonly string[] | undefined;
  /** What this screen can do; an action without a definition has no button. */
  readonly definitions: Readonly<Record<string, ActionDefinition>>;
  readonly busy?: boolean;
}

/** One button for each action that the server allows (arquitectura.md, "The path of a request"): the screen does not repeat the lifecycle. */
export function ActionButtons({ acciones = [], definitions, busy = false }: ActionButtonsProps) {
  return acciones.map((accion) => {
    const definition = definitions[accion];
    if (definition === undefined) return null;
    return (
      <Button
        key={accion}
        variant={definition.variant ?? 'outlined'}
        color={definition.danger ? 'error' : 'primary'}
        startIcon={definition.icon}
        disabled={busy}
        title={definition.title}
        onClick={definition.onClick}
      >
        {definition.label}
      </Button>
    );
  });
}
