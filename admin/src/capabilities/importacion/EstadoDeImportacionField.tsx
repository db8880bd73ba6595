import { nombreDeEstadoDeImportacion } from '@adjudica/domain';
import { StateChip, type Tono } from '../../ui/StateChip';
import { useImportacion } from './useImportacion';

const tonos: Readonly<Record<string, Tono>> = {
  VALIDANDO: 'info',
  VALIDADA: 'aviso',
  'CON ERRORES': 'error',
  FALLIDA: 'error',
  APLICADA: 'exito',
};

/** Of the file around it. */
export function EstadoDeImportacionField() {
  const { estado } = useImportacion();
  return <StateChip label={nombreDeEstadoDeImportacion(estado)} tono={tonos[estado] ?? 'neutro'} />;
}
