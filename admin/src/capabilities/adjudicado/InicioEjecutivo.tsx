import { hoyEn, mensajes, PRIMER_MES, productos, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { MesPicker } from '../../ui/fields/MesPicker';
import { type CodigoProducto, ProductToggle, useProducto } from '../../ui/ProductToggle';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { useDiaYLugar } from '../inicio/Bienvenida';
import { TareasDeHoy } from '../inicio/TareasDeHoy';
import {
  Adjudicacion,
  Carpeta,
  columnasJuntas,
  DiasHabiles,
  Falta,
  Formularios,
  LoTiene,
  Plan,
  Promesa,
  Socio,
  useEstadoDeCliente,
} from './celdas';
import { EnOtroMes } from './EnOtroMes';
import { FiltroDePromesa } from './FiltroDePromesa';
import { Siguiente } from './Siguiente';
import { deQuien, eligeMes, mesesHasta, seleccionDe } from './seleccion';
import type { AdjudicadoRecord } from './tipos';

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

const columnas: readonly Columna<AdjudicadoRecord>[] = [
  { campo: 'nombreCliente', etiqueta: 'Socio', ordena: true, dibujar: (fila) => <Socio adjudicado={fila} /> },
  { campo: 'idCodigo', etiqueta: 'Plan', ordena: true, dibujar: (fila) => <Plan adjudicado={fila} /> },
  { campo: 'fecha', etiqueta: 'Adjudicación', ordena: true, dibujar: (fila) => <Adjudicacion adjudicado={fila} /> },
  { etiqueta: 'Días hábiles', dibujar: (fila) => <DiasHabiles adjudicado={fila} /> },
  { campo: 'monto', etiqueta: 'Monto', tipo: 'dinero', ordena: true },
  { campo: 'viaIngreso', etiqueta: 'Ingreso' },
  { etiqueta: 'Formularios', dibujar: (fila) => <Formularios adjudicado={fila} /> },
  { etiqueta: 'Carpeta', dibujar: (fila) => <Carpeta adjudicado={fila} /> },
];

const columnasDePendientes: readonly Columna<AdjudicadoRecord>[] = [
  {
    campo: 'nombreCliente',
    etiqueta: 'Socio',
    ordena: true,
    dibujar: (fila) => <Socio adjudicado={fila} />,
    enTelefono: (fila) => <EnTelefono adjudicado={fila} />,
  },
  { campo: 'idCodigo', etiqueta: 'Plan', ordena: true, dibujar: (fila) => <Plan adjudicado={fila} /> },
  {
    campo: 'promesa',
    etiqueta: propios.promesa,
    ordena: true,
    soloAncha: true,
    dibujar: (fila) => <Promesa adjudicado={fila} />,
  },
  {
    campo: 'fecha',
    etiqueta: 'Días hábiles',
    ordena: true,
    oculta: true,
    dibujar: (fila) => <DiasHabiles adjudicado={fila} />,
  },
  { etiqueta: propios.siguientePaso, soloAncha: true, dibujar: (fila) => <Siguiente adjudicado={fila} /> },
  { etiqueta: propios.queFalta, soloAncha: true, dibujar: (fila) => <Falta adjudicado={fila} /> },
  { etiqueta: 'Carpeta', soloAncha: true, dibujar: (fila) => <Carpeta adjudicado={fila} /> },
  { etiqueta: propios.loTiene, oculta: true, dibujar: (fila) => <LoTiene adjudicado={fila} /> },
  { campo: 'monto', etiqueta: 'Monto', tipo: 'dinero', ordena: true, oculta: true },
];
const deOtrosTambien: readonly Columna<AdjudicadoRecord>[] = [
  ...columnasDePendientes.slice(0, 2),
  { etiqueta: 'Ejecutivo', dibujar: ({ ejecutivo }) => ejecutivo?.nombre ?? propios.sinAsignar },
  ...columnasDePendientes.slice(2),
];

/** Stands in the address beside a filter: it is not the list of a month that was asked for. */
const PENDIENTES = { pendientes: true } as const;

/** On a phone the other columns are a swipe away: how late it is, what is to be done and what is missing stand with the name. */
const EnTelefono = ({ adjudicado }: { readonly adjudicado: AdjudicadoRecord }) => (
  <Box component="span" sx={{ display: 'grid', justifyItems: 'start', gap: 0.75, mt: 0.75 }}>
    <Promesa adjudicado={adjudicado} />
    <Carpeta adjudicado={adjudicado} />
    <Siguiente adjudicado={adjudicado} />
    <Falta adjudicado={adjudicado} titulada />
  </Box>
);

/**
 * Home of an executive (ADJ-001…013): what is pending of all his plans, the latest against its promise first, each with what is missing and its next act;
 * or the members awarded in a month, as soon as the address names product or month. Everything that was chosen stands in the address.
 */
export default function InicioEjecutivo() {
  const { search } = useLocation();
  return eligeMes(search) ? <DelMes /> : <Pendientes />;
}

const comun = {
  resource: 'adjudicacion',
  title: mensajes.ADJ.sociosAsignados,
  storeKey: false,
  disableAuthentication: true,
  exportable: true,
  searchPlaceholder: mensajes.GEN.buscarCliente,
} as const;

function Pendientes() {
  const enlace = useEstadoDeCliente();
  const { search } = useLocation();
  const propias = deQuien(search) === 'yo';
  return (
    <RecordList
      {...comun}
      key="pendientes"
      clave="pendientes"
      description={useDiaYLugar()}
      actions={<TareasDeHoy />}
      filter={propias ? { ejecutivo: 'yo', ...PENDIENTES } : PENDIENTES}
      sort={{ field: 'promesa', order: 'ASC' }}
      filters={<FiltrosDePendientes />}
      emptyText={propios.sinPendientes}
    >
      <Tabla columnas={propias ? columnasDePendientes : deOtrosTambien} alElegir={enlace} sx={columnasJuntas} />
    </RecordList>
  );
}

function DelMes() {
  const seleccion = useSeleccion();
  const { producto, mes } = seleccion;
  const enlace = useEstadoDeCliente();
  return (
    <RecordList
      {...comun}
      key="mes"
      clave="adjudicados-del-mes"
      description={useDiaYLugar()}
      actions={<TareasDeHoy />}
      filter={{ ejecutivo: 'yo', producto, mes }}
      sort={{ field: 'fecha', order: 'DESC' }}
      filters={<Filtros {...seleccion} />}
      emptyText={mensajes.ADJ.sinSocios}
    >
      <Tabla columnas={columnas} alElegir={enlace} sx={columnasJuntas} />
      <DeOtroMes />
    </RecordList>
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

/** All that is pending, or the members of one month. */
function Vista({ actual }: { readonly actual: 'pendientes' | 'mes' }) {
  const navigate = useNavigate();
  const [producto] = useProducto();
  const delMes = { producto, mes: hoyEn(new Date()).slice(0, 7) };
  const ver = (vista: 'pendientes' | 'mes' | null) => {
    if (vista === null) return;
    void navigate({
      search: vista === 'mes' ? new URLSearchParams({ filter: JSON.stringify(delMes) }).toString() : '',
    });
  };
  return (
    <ToggleButtonGroup exclusive size="small" value={actual} aria-label="Vista" onChange={(_, vista) => ver(vista)}>
      <ToggleButton value="pendientes">{propios.pendientes}</ToggleButton>
      <ToggleButton value="mes" sx={{ whiteSpace: 'nowrap' }}>
        {propios.porMes}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

function FiltrosDePendientes() {
  return (
    <>
      <Vista actual="pendientes" />
      <Filtro
        campo="ejecutivo"
        etiqueta={propios.deQuien}
        opciones={{ equipo: propios.delEquipo }}
        sinElegir={propios.mios}
        ancho={120}
        junto={PENDIENTES}
      />
      <Filtro
        campo="producto"
        etiqueta="Producto"
        opciones={productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta }))}
        ancho={120}
        junto={PENDIENTES}
      />
      <Filtro campo="mes" etiqueta="Mes" opciones={mesesHasta(hoyEn(new Date()))} ancho={120} junto={PENDIENTES} />
      <FiltroDePromesa />
    </>
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
      <Vista actual="mes" />
      <MesPicker
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
