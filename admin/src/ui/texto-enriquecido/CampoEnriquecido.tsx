import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const Editor = lazy(() => import('./Editor'));

export interface CampoEnriquecidoProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (texto: string) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly error?: string | undefined;
  readonly helperText?: string | undefined;
}

/** THE input of rich text (`campo.textoEnriquecido`), in forms and in dialogs of acts. The editor is loaded with the first one that is shown. */
export function CampoEnriquecido(props: CampoEnriquecidoProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={330} aria-label={props.label} />}>
      <Editor {...props} />
    </Suspense>
  );
}
