import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import type { CampoEnriquecidoProps, Lugar } from './Editor';
import { EnReposo } from './EnReposo';

const cargar = () => import('./Editor');
const Editor = lazy(cargar);

interface Props extends CampoEnriquecidoProps {
  /** The text stands there to be read until somebody goes into it: a page whose texts are mostly read does not load the editor with them. */
  readonly alTocar?: boolean;
}

/** THE input of rich text (`campo.textoEnriquecido`), in forms and in dialogs of acts. The editor is loaded with the first one that is shown. */
export function CampoEnriquecido({ alTocar = false, ...props }: Props) {
  const [lugar, setLugar] = useState<Lugar | null>(null);
  if (!alTocar)
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={330} aria-label={props.label} />}>
        <Editor {...props} />
      </Suspense>
    );
  const reposo = <EnReposo {...props} onCerca={() => void cargar()} onTocar={setLugar} />;
  if (lugar === null) return reposo;
  return (
    <Suspense fallback={reposo}>
      <Editor {...props} lugar={lugar} />
    </Suspense>
  );
}
