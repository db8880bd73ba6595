import { eventosDeSalvedad, nombreDeEvento, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import type { SalvedadVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { InstantField, MoneyField } from '../../ui/fields/columns';
import { ownPath } from '../../ui/navigation';
import { DataTable } from '../../ui/table/DataTable';
import { DateFilter } from '../../ui/table/DateFilter';
import { List } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { TextFilter } from '../../ui/table/TextFilter';
import { FiltroDeProducto } from './FiltroDeProducto';
import { OtraLista } from './OtraLista';

const tipos = eventosDeSalvedad.map((codigo) => ({ codigo, nombre: nombreDeEvento(codigo) }));

const Column = DataTable.Col<SalvedadVista>;

/** Exceptions, marks by hand and confirmed warnings of all plans, with who, when and why; each row leads to what was decided. */
export default function SalvedadList() {
  const { role } = useUsuario();
  return (
    <List
      resource="salvedad"
      title={propios.salvedadesTitulo}
      description={propios.salvedadesDescripcion}
      sort={{ field: 'fecha', order: 'DESC' }}
      actions={<OtraLista pantalla="decisiones" titulo={propios.decisionesTitulo} />}
      empty={propios.sinSalvedades}
      exporter
      filters={
        <>
          <SearchInput source="q" lookIn="cliente, cédula o plan" />
          <SelectFilter source="tipo" label="Tipo" choices={tipos} width={190} />
          <FiltroDeProducto />
          <TextFilter source="quien" label="Responsable" placeholder="apellido o usuario" />
          <DateFilter source="fechaDesde" label="Desde" />
          <DateFilter source="fechaHasta" label="Hasta" />
        </>
      }
    >
      <DataTable<SalvedadVista> rowClick={({ enlace }) => (enlace === null ? undefined : ownPath(role, enlace))}>
        <Column
          source="tipo"
          render={({ etiquetaTipo }) => <Box sx={{ minWidth: 150, whiteSpace: 'normal' }}>{etiquetaTipo}</Box>}
          onPhone={({ nombreCliente }) => <Box sx={{ whiteSpace: 'normal' }}>{nombreCliente}</Box>}
          disableSort
        />
        <Column source="fecha" field={InstantField} secondary={({ quien }) => quien} />
        <Column
          source="nombreCliente"
          render={({ nombreCliente }) => <Box sx={{ minWidth: 150, overflowWrap: 'anywhere' }}>{nombreCliente}</Box>}
          secondary={({ idCodigo }) => idCodigo}
          disableSort
          wideOnly
        />
        <Column source="monto" align="right" field={MoneyField} disableSort />
        <Column
          source="motivo"
          render={({ motivo }) => (
            <Box sx={{ minWidth: 240, maxWidth: 420, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{motivo}</Box>
          )}
          disableSort
        />
      </DataTable>
    </List>
  );
}
