import { Suspense, useState } from 'react';
import { lazy } from '../lazy';
import type { CampoEnriquecidoProps, Lugar } from './Editor';
import { EnReposo } from './EnReposo';
import { useTeclas } from './teclas';

const cargar = () => import('./Editor');
const Editor = lazy(cargar);

/**
 * The input of rich text that stands there to be read until somebody goes into it: a page whose texts are mostly read does not load the editor with
 * them. It knows all merge fields by name, which other forms do not need.
 */
export function CampoEnReposo(props: CampoEnriquecidoProps) {
  const [lugar, setLugar] = useState<Lugar | null>(null);
  const tomarTeclas = useTeclas(props.name, lugar !== null);
  const reposo = <EnReposo {...props} onCerca={() => void cargar()} onTocar={setLugar} />;
  if (lugar === null) return reposo;
  return (
    <Suspense fallback={reposo}>
      <Editor {...props} lugar={lugar} tomarTeclas={tomarTeclas} />
    </Suspense>
  );
}
