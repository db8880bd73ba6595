import { type EstadoDeMedio, etiquetaDeMedio } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip, type Tono } from '../../ui/StateChip';

const tonos: Readonly<Record<EstadoDeMedio, Tono>> = {
  espera: 'aviso',
  enviado: 'info',
  aprobado: 'exito',
  rechazado: 'error',
};

/** MED-517: of the approval around it, unless one is given. */
export function EstadoDeMedioField(props: {
  readonly record?: { readonly id: number; readonly estado: EstadoDeMedio };
}) {
  const medio = useRecordContext(props);
  return medio && <StateChip label={etiquetaDeMedio[medio.estado]} tono={tonos[medio.estado]} />;
}
