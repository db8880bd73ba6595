import { MINIMO_BUSQUEDA_DE_PRENDA, NAV, PRENDAS_POR_PAGINA, propios } from '@adjudica/domain';
import { useUsuario } from '../../providers/sesion';
import { CodeField, DateField } from '../../ui/fields/columns';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { EstadoDePrendaField } from './EstadoDePrendaChip';
import { RECURSO, rutaDePrenda } from './rutas';
import type { PrendaDeLista } from './tipos';

const Column = DataTable.Col<PrendaDeLista>;

/** LEG-513…516: the pledges of all notes, newest first; the first page has 50 rows. */
export default function ListaDePrendas() {
  const { role } = useUsuario();
  return (
    <List
      resource={RECURSO}
      title={NAV.prendaComercial}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PRENDAS_POR_PAGINA}
      disableAuthentication
      empty={propios.prendaVacia}
      exporter
      filters={<SearchInput source="q" placeholder={propios.prendaBuscar} minLength={MINIMO_BUSQUEDA_DE_PRENDA} />}
    >
      <DataTable<PrendaDeLista>
        rowClick={({ id, cedula, idCodigo }) => rutaDePrenda(role, { promissory: id, cedula, plan: idCodigo })}
      >
        <Column source="id" />
        <Column source="nombreCliente" secondary={({ cedula }) => cedula} onPhone={() => <EstadoDePrendaField />} />
        <Column source="idCodigo" field={CodeField} disableSort />
        <Column source="etiquetaGarantia" disableSort />
        <Column source="fechaEmision" field={DateField} />
        <Column source="estado" field={EstadoDePrendaField} disableSort />
      </DataTable>
    </List>
  );
}
