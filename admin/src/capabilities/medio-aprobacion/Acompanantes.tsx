import type { Valor } from '@adjudica/domain';
import { useEffect } from 'react';
import { type RaRecord, useGetMany } from 'react-admin';
import { useFormValues, useRecordForm } from '../../ui/form/RecordFormContext';

interface AcompananteProps {
  readonly recurso: string;
  /** The field that names a record of the catalogue … */
  readonly de: string;
  /** … the field that its record fills in while it is empty … */
  readonly a: string;
  /** … with this. */
  readonly leer: (elegido: RaRecord) => Valor;
}

/** What a chosen record of a catalogue brings along; whoever knows better writes over it. */
function Acompanante({ recurso, de, a, leer }: AcompananteProps) {
  const { editing, change } = useRecordForm();
  const { [de]: clave, [a]: actual } = useFormValues();
  const ids = typeof clave === 'string' && clave !== '' ? [clave] : [];
  const { data } = useGetMany(recurso, { ids }, { enabled: editing && ids.length > 0, staleTime: 10 * 60_000 });
  const elegido = data?.[0];
  const llega = elegido !== undefined && String(elegido.id) === clave;
  // Only when another record arrives: a field that somebody emptied stays empty.
  useEffect(() => {
    if (editing && llega && actual === null) change(a, leer(elegido));
  }, [editing, llega, clave]);
  return null;
}

export const ClaseDelModelo = () => (
  <Acompanante recurso="modelo-vehiculo" de="modeloId" a="claseCodigo" leer={({ clase }) => clase as Valor} />
);

export const ValorDelDispositivo = () => (
  <Acompanante recurso="dispositivo" de="dispositivoId" a="valorDispositivo" leer={({ valor }) => valor as Valor} />
);
