import { documentoDeFaltante, type RolDeSolicitud } from '@adjudica/domain';
import Button from '@mui/material/Button';
import { Link, type To } from 'react-router';
import { useCan } from '../../ui/useCan';
import type { Faltante } from './tipos';

interface BotonDeFaltanteProps {
  readonly faltante: Faltante;
  /** The plan's forms and documents may be written. */
  readonly puedeEditar: boolean;
  readonly a: To;
  readonly onIr?: (() => void) | undefined;
  readonly generando: boolean;
  readonly onGenerar: (rol: RolDeSolicitud) => void;
}

/** What can be done about a line on the spot: the request is generated, the file is chosen. */
export function BotonDeFaltante({ faltante, puedeEditar, a, onIr, generando, onGenerar }: BotonDeFaltanteProps) {
  const sube = useCan('documento:subir');
  const genera = useCan('solicitud:escribir');
  const { generar, texto } = faltante;
  const documento = documentoDeFaltante(faltante);
  if (!puedeEditar) return null;
  if (documento !== null)
    return sube ? (
      <Button
        component={Link}
        to={a}
        state={{ documento, subir: true }}
        size="small"
        aria-label={`Subir: ${texto}`}
        onClick={onIr}
      >
        Subir
      </Button>
    ) : null;
  if (generar === undefined || !genera) return null;
  return (
    <Button size="small" aria-label={`Generar: ${texto}`} loading={generando} onClick={() => onGenerar(generar)}>
      Generar
    </Button>
  );
}
