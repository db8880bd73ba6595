import { normalizar, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import { useApiQuery } from '../providers/useApiQuery';
import type { FormValues } from './form/fields';
import { useFormValues, useRecordForm } from './form/RecordFormContext';

interface AvisoDeOtraPersonaProps {
  /** The name in the form; null while it is empty. */
  readonly nombreDe: (valores: FormValues) => string | null;
}

const CEDULA = /^\d{10}$/;

/** Whether two spellings are the same name: every word of the shorter one is in the other, in any order. */
export function mismoNombre(a: string, b: string): boolean {
  const [corto = [], largo = []] = [a, b]
    .map((nombre) => normalizar(nombre).split(' '))
    .sort((x, y) => x.length - y.length);
  return corto.every((palabra) => largo.includes(palabra));
}

/** Warns while a cédula is typed that is registered under another name. It never blocks saving. */
export function AvisoDeOtraPersona({ nombreDe }: AvisoDeOtraPersonaProps) {
  const { editing } = useRecordForm();
  const valores = useFormValues();
  const identificacion = String(valores.identificacion ?? '').trim();
  // A search instead of a read: most spouses are not registered, and that is no error.
  const { data: halladas } = useApiQuery(
    '/cliente/busqueda',
    editing && CEDULA.test(identificacion) ? { q: identificacion } : null,
  );
  const persona = halladas?.find((hallada) => hallada.identificacion === identificacion);
  const nombre = nombreDe(valores);
  if (!editing || persona === undefined) return null;
  if (nombre !== null && mismoNombre(nombre, persona.nombreCompleto)) return null;
  return (
    <Alert severity={nombre === null ? 'info' : 'warning'} sx={{ mb: 2 }}>
      {propios.cedulaDeOtraPersona(identificacion, persona.nombreCompleto)}
    </Alert>
  );
}
