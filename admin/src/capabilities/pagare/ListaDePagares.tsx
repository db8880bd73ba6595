import { estadosDePagare, LEG, MINIMO_BUSQUEDA_DE_PAGARE, propios } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useUsuario } from '../../providers/sesion';
import { CodeField, DateField, FigureField, MoneyField } from '../../ui/fields/columns';
import { CreateButton } from '../../ui/table/CreateButton';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { useCan } from '../../ui/useCan';
import { EstadoDePagareField } from './EstadoDePagareChip';
import { enCuotas } from './enCuotas';
import { rutaDeNuevo } from './rutas';
import type { PagareDeLista } from './tipos';

/** LEG-516 */
const PRIMERA_PAGINA = 50;

const Column = DataTable.Col<PagareDeLista>;

/** With a warning where the plan owes something else by now. */
function EstadoField() {
  const debeHoy = useRecordContext<PagareDeLista>()?.debeHoy;
  return (
    <>
      <EstadoDePagareField />
      {debeHoy && (
        <Typography variant="caption" color="warning.main" sx={{ display: 'block', whiteSpace: 'normal' }}>
          {propios.pagareDebeHoy(enCuotas(debeHoy))}
        </Typography>
      )}
    </>
  );
}

/** LEG-509…512, LEG-514…516: notes, newest first. */
export default function ListaDePagares() {
  const { role } = useUsuario();
  const escribe = useCan('pagare:escribir');
  return (
    <List
      title={LEG.pagares}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PRIMERA_PAGINA}
      disableAuthentication
      exporter
      filters={
        <>
          <SearchInput source="q" lookIn={propios.pagareBuscaEn} minLength={MINIMO_BUSQUEDA_DE_PAGARE} />
          <SelectFilter source="estado" label="Estado" choices={estadosDePagare} />
        </>
      }
      actions={escribe && <CreateButton label={LEG.nuevoPagare} to={rutaDeNuevo(role)} />}
    >
      <DataTable<PagareDeLista> rowClick="edit">
        <Column source="id" />
        <Column
          source="nombresCliente"
          secondary={({ cedulaCliente }) => cedulaCliente}
          onPhone={() => <EstadoField />}
        />
        <Column source="idCodigo" field={CodeField} disableSort />
        <Column source="plazo" field={FigureField} align="right" disableSort />
        <Column source="monto" field={MoneyField} align="right" />
        <Column source="fechaEmision" field={DateField} />
        <Column source="estado" field={EstadoField} disableSort />
      </DataTable>
    </List>
  );
}
