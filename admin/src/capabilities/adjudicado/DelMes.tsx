import { hoyEn, mensajes, PRIMER_MES } from '@adjudica/domain';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { MoneyField } from '../../ui/fields/columns';
import { type CodigoProducto, ProductToggle, useProducto } from '../../ui/ProductToggle';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { useDiaYLugar } from '../inicio/Bienvenida';
import { TareasDeHoy } from '../inicio/TareasDeHoy';
import {
  Adjudicacion,
  Carpeta,
  columnasJuntas,
  DiasHabiles,
  Formularios,
  Plan,
  Socio,
  useEstadoDeCliente,
} from './celdas';
import { EnOtroMes } from './EnOtroMes';
import { MonthInput } from './MonthInput';
import { seleccionDe } from './seleccion';
import type { AdjudicadoRecord } from './tipos';
import { comun, Vista } from './VistaDeInicio';

/**
 * Product and month as the address says them; a month that cannot be is this one. An address without a product means the one preferred when the page was
 * opened: choosing the other must not change what 'back' leads to.
 */
function useSeleccion() {
  const [preferido, preferir] = useProducto();
  const [alAbrir] = useState(preferido);
  const { search } = useLocation();
  const hoy = hoyEn(new Date());
  return { ...seleccionDe(search, alAbrir, hoy), mesActual: hoy.slice(0, 7), preferir };
}

const Column = DataTable.Col<AdjudicadoRecord>;

/** The executive's members awarded in a month (ADJ-001…013). */
export default function DelMes() {
  const seleccion = useSeleccion();
  const { producto, mes } = seleccion;
  const enlace = useEstadoDeCliente();
  return (
    <List
      {...comun}
      key="mes"
      preferenceKey="adjudicados-del-mes"
      description={useDiaYLugar()}
      actions={
        <>
          <Vista actual="mes" />
          <TareasDeHoy />
        </>
      }
      filter={{ ejecutivo: 'yo', producto, mes }}
      sort={{ field: 'fecha', order: 'DESC' }}
      filters={
        <>
          <SearchInput source="q" placeholder={mensajes.GEN.buscarCliente} />
          <Filtros {...seleccion} />
        </>
      }
      empty={mensajes.ADJ.sinSocios}
    >
      <DataTable<AdjudicadoRecord> onRowClick={enlace} sx={columnasJuntas}>
        <Column source="nombreCliente" label="Socio" field={Socio} />
        <Column source="idCodigo" label="Plan" field={Plan} />
        <Column source="fecha" label="Adjudicación" field={Adjudicacion} />
        <Column label="Días hábiles" field={DiasHabiles} />
        <Column source="monto" label="Monto" field={MoneyField} align="right" />
        <Column source="viaIngreso" label="Ingreso" disableSort />
        <Column label="Formularios" field={Formularios} />
        <Column label="Carpeta" field={Carpeta} />
      </DataTable>
      <DeOtroMes />
    </List>
  );
}

function DeOtroMes() {
  const { filterValues, total, isFetching } = useListContext();
  const { q } = filterValues;
  if (typeof q !== 'string' || q === '' || total !== 0 || isFetching) return null;
  return (
    <EnOtroMes
      filter={{ ejecutivo: 'yo', q }}
      destino={({ producto, fecha }) =>
        `?${new URLSearchParams({ filter: JSON.stringify({ producto, mes: fecha.slice(0, 7), q }) })}`
      }
    />
  );
}

/** ADJ-002…005 */
function Filtros({ producto, mes, mesActual, preferir }: ReturnType<typeof useSeleccion>) {
  const { filterValues, setFilters } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const actuales = { ...filterValues, producto, mes };
  /** The address that is left says what it showed, before the preference changes what it would mean. */
  const fijar = () => {
    const params = new URLSearchParams(search);
    params.set('filter', JSON.stringify(actuales));
    void navigate({ search: params.toString() }, { replace: true });
  };
  return (
    <>
      <MonthInput
        label="Mes"
        value={mes}
        min={PRIMER_MES}
        max={mesActual}
        onChange={(elegido) => setFilters({ ...actuales, mes: elegido })}
      />
      <ProductToggle
        value={producto}
        onChange={(codigo: CodigoProducto) => {
          fijar();
          preferir(codigo);
          setFilters({ ...actuales, producto: codigo });
        }}
      />
    </>
  );
}
