import { estadosDePagare, LEG, MINIMO_BUSQUEDA_DE_PAGARE, propios } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useUsuario } from '../../providers/sesion';
import { CodeField, DateField, FigureField, MoneyField } from '../../ui/fields/columns';
import { DataTable } from '../../ui/tabla/DataTable';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
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
    <RecordList
      title={LEG.pagares}
      createLabel={escribe ? LEG.nuevoPagare : undefined}
      createTo={rutaDeNuevo(role)}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PRIMERA_PAGINA}
      disableAuthentication
      exportable
      searchIn={propios.pagareBuscaEn}
      searchMinLength={MINIMO_BUSQUEDA_DE_PAGARE}
      filters={<Filtro campo="estado" etiqueta="Estado" opciones={estadosDePagare} />}
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
    </RecordList>
  );
}
