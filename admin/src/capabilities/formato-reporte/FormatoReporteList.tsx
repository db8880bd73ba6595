import { nombreDeOrganismo, prefijoDe, propios } from '@adjudica/domain';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { FormatoDeReporteVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { DeleteButton } from '../../ui/DeleteButton';
import { DateField } from '../../ui/fields/columns';
import { dinero } from '../../ui/format';
import { SecondLine } from '../../ui/SecondLine';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { tituloDeFormato } from './nombres';

const Column = DataTable.Col<FormatoDeReporteVista>;

/** What each control body asks for, each layout from its day on. */
export default function FormatoReporteList() {
  return (
    <List
      title={propios.formatosDeReporteTitulo}
      description={propios.formatosDeReporteDescripcion}
      sort={{ field: 'desde', order: 'DESC' }}
      actions={<Nuevo />}
      empty={propios.sinFormatosDeReporte}
    >
      <DataTable<FormatoDeReporteVista> rowClick="edit">
        <Column
          source="organismo"
          render={({ organismo, usado }) => (
            <>
              {nombreDeOrganismo(organismo)}
              <SecondLine>{usado && propios.formatoDeReporteEnUso}</SecondLine>
            </>
          )}
        />
        <Column source="desde" field={DateField} />
        <Column source="archivo" render={({ archivo }) => archivo.toUpperCase()} disableSort />
        <Column source="umbral" align="right" render={({ umbral }) => umbral !== null && dinero(umbral)} disableSort />
        <Column source="campos" align="right" render={({ campos }) => campos.length} disableSort />
        <Column source="sustento" disableSort />
        <Column source="guardadaPor" disableSort />
        <Column
          label="Acciones"
          actions
          render={(formato) =>
            !formato.usado && (
              <DeleteButton
                resource="formato-reporte"
                record={formato}
                name={tituloDeFormato(formato)}
                success={propios.formatoDeReporteEliminado}
              />
            )
          }
        />
      </DataTable>
    </List>
  );
}

function Nuevo() {
  const prefijo = prefijoDe(useUsuario().role);
  return (
    <Button variant="contained" component={Link} to={`${prefijo}/formato-reporte/create`}>
      {propios.formatoDeReporteNuevo}
    </Button>
  );
}
