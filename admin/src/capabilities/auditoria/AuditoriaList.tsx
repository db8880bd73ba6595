import { etiquetaDeAccion, nombreDeRecurso } from '@adjudica/domain';
import { Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import type { AuditoriaVista } from '../../generated/api';
import { InstantField } from '../../ui/fields/columns';
import { lazy } from '../../ui/lazy';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { FiltrosDeAuditoria } from './FiltrosDeAuditoria';

/** Of the rows that are opened. */
const Diferencias = lazy(() => import('./Diferencias'));

/** Who signed in and out is asked for apart. */
const SIN_INGRESOS = { ingresos: false };

const Column = DataTable.Col<AuditoriaVista>;

/** Who changed what, newest first. Read-only: rows are chained by hash and nobody edits them. */
export default function AuditoriaList() {
  return (
    <List
      title="Auditoría"
      description="Cada cambio con su autor, su momento y sus valores antes y después."
      sort={{ field: 'instante', order: 'DESC' }}
      exporter
      filterDefaultValues={SIN_INGRESOS}
      filters={<FiltrosDeAuditoria />}
      disableAuthentication
    >
      <DataTable<AuditoriaVista> expand={<Detalle />}>
        <Column source="instante" field={InstantField} />
        <Column source="usuario" render={({ usuario, nombreUsuario }) => nombreUsuario ?? usuario} disableSort />
        <Column source="accion" render={({ accion }) => etiquetaDeAccion(accion)} disableSort />
        <Column
          source="recurso"
          render={({ recurso, recursoId }) => `${nombreDeRecurso(recurso)} ${recursoId}`}
          disableSort
        />
      </DataTable>
    </List>
  );
}

function Detalle() {
  const record = useRecordContext<AuditoriaVista>();
  return <Suspense fallback={null}>{record && <Diferencias {...record} />}</Suspense>;
}
