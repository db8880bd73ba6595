import { nombreDeOrganismo, organismos, prefijoDe, propios } from '@adjudica/domain';
import Button from '@mui/material/Button';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import type { ReporteDeControlVista } from '../../generated/api';
import { urlOf } from '../../providers/calls';
import { useUsuario } from '../../providers/sesion';
import { FigureField, InstantField } from '../../ui/fields/columns';
import { SecondLine } from '../../ui/SecondLine';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { useDownload } from '../../ui/useDownload';

const Column = DataTable.Col<ReporteDeControlVista>;

/** The last file of each report to a control body. */
export default function ReporteControlList() {
  const { download, pending } = useDownload();
  return (
    <List
      title={propios.reportesTitulo}
      description={propios.reportesDescripcion}
      sort={{ field: 'periodo', order: 'DESC' }}
      filters={<SelectFilter source="organismo" label="Organismo" choices={organismos} />}
      actions={<Preparar />}
      empty={propios.sinReportes}
    >
      <DataTable<ReporteDeControlVista>>
        <Column source="organismo" render={({ organismo }) => nombreDeOrganismo(organismo)} />
        <Column source="periodo" />
        <Column
          source="numeroVersion"
          align="right"
          render={({ numeroVersion, motivo }) => (
            <>
              {numeroVersion}
              <SecondLine>{motivo}</SecondLine>
            </>
          )}
          disableSort
        />
        <Column source="filas" align="right" field={FigureField} disableSort />
        <Column source="incompletas" align="right" field={FigureField} disableSort />
        <Column source="emitidoEn" field={InstantField} disableSort />
        <Column source="emitidoPor" disableSort />
        <Column
          label="Acciones"
          actions
          render={({ id, nombre }) => (
            <CanAccess resource="reporte-control" action="generar">
              <Button
                size="small"
                loading={pending}
                aria-label={`Descargar ${nombre}`}
                onClick={() => void download(urlOf('/reporte-control/{id}/archivo', { id }), nombre)}
              >
                Descargar
              </Button>
            </CanAccess>
          )}
        />
      </DataTable>
    </List>
  );
}

function Preparar() {
  const prefijo = prefijoDe(useUsuario().role);
  return (
    <Button variant="contained" component={Link} to={`${prefijo}/reporte-control/nuevo`}>
      {propios.reportePreparar}
    </Button>
  );
}
