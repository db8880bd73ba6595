import { etiquetaDeMedio, NAV, productos, propios } from '@adjudica/domain';
import { useUsuario } from '../../providers/sesion';
import { LinesField, MoneyField } from '../../ui/fields/columns';
import { diaDe } from '../../ui/format';
import { CreateButton } from '../../ui/table/CreateButton';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { OwnerFilter } from '../../ui/table/OwnerFilter';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { useCan } from '../../ui/useCan';
import { EstadoDeMedioField } from './EstadoDeMedioChip';
import { rutaDeNuevo } from './rutas';
import type { MedioDeLista } from './tipos';

/** Who decides begins with what waits for a decision, and never sees what was not sent. */
const porDecidir = { estado: 'enviado' };
const { espera: _, ...enviados } = etiquetaDeMedio;
const nombresDeProducto = Object.fromEntries(productos.map(({ codigo, etiqueta }) => [codigo, etiqueta]));

const Column = DataTable.Col<MedioDeLista>;

/** MED-500, MED-501: approvals, newest first; risk sees those that were sent to it, and begins with what waits longest. */
export default function ListaDeMedios() {
  const escribe = useCan('medio:escribir');
  const { role } = useUsuario();
  const decide = useCan('medio:decidir');
  return (
    <List
      title={NAV.mediosDeAprobacion}
      sort={decide ? { field: 'enviadoEn', order: 'ASC' } : { field: 'fecha', order: 'DESC' }}
      exporter
      {...(decide && { filterDefaultValues: porDecidir })}
      disableAuthentication
      filters={
        <>
          <SearchInput source="q" lookIn="cliente, cédula o plan" />
          <OwnerFilter />
          <SelectFilter source="estado" label="Estado" choices={decide ? enviados : etiquetaDeMedio} />
          <SelectFilter source="producto" label="Producto" choices={nombresDeProducto} />
        </>
      }
      actions={escribe && <CreateButton label={propios.medioNuevo} to={rutaDeNuevo(role)} />}
    >
      <DataTable<MedioDeLista> rowClick="edit">
        <Column source="id" disableSort wideOnly />
        <Column
          source="nombreCliente"
          disableSort
          secondary={({ cedula }) => cedula}
          onPhone={() => <EstadoDeMedioField />}
        />
        <Column source="planes" field={LinesField} disableSort />
        <Column source="bien" disableSort />
        <Column source="valor" field={MoneyField} align="right" disableSort />
        <Column source="total" field={MoneyField} align="right" disableSort />
        <Column source="estado" field={EstadoDeMedioField} disableSort />
        <Column
          source="ejecutivo"
          render={({ ejecutivo }) => ejecutivo?.nombre ?? propios.medioSinEjecutivo}
          disableSort
        />
        <Column source="fecha" render={({ fecha }) => diaDe(fecha)} secondary={ultimoPaso} />
      </DataTable>
    </List>
  );
}

/** Below the day it was made. */
function ultimoPaso({ enviadoEn, decididoEn }: MedioDeLista): string {
  if (decididoEn !== null) return `Decidido ${diaDe(decididoEn)}`;
  return enviadoEn === null ? '' : `Enviado ${diaDe(enviadoEn)}`;
}
