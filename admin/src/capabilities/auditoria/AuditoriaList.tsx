import { Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import type { AuditoriaVista } from '../../generated/api';
import { lazy } from '../../ui/lazy';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { FiltrosDeAuditoria } from './FiltrosDeAuditoria';

/** Of the rows that are opened. */
const Diferencias = lazy(() => import('./Diferencias'));

const columnas: readonly Columna<AuditoriaVista>[] = [
  { campo: 'instante', tipo: 'instante', ordena: true },
  { campo: 'usuario' },
  { campo: 'accion' },
  { campo: 'recurso' },
  { campo: 'recursoId' },
];

/** Who changed what, newest first. Read-only: rows are chained by hash and nobody edits them. */
export default function AuditoriaList() {
  return (
    <RecordList
      title="Auditoría"
      description="Cada cambio con su autor, su momento y sus valores antes y después."
      sort={{ field: 'instante', order: 'DESC' }}
      exportable
      filters={<FiltrosDeAuditoria />}
      disableAuthentication
    >
      <Tabla columnas={columnas} detalle={<Detalle />} />
    </RecordList>
  );
}

function Detalle() {
  const record = useRecordContext<AuditoriaVista>();
  if (record === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Diferencias recurso={record.recurso} antes={record.antes} despues={record.despues} />
    </Suspense>
  );
}
