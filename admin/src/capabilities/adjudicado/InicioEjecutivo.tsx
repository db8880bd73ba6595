import { hoyEn, productos, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { LoadingState } from '../../ui/LoadingState';
import { lazy } from '../../ui/lazy';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { useDiaYLugar } from '../inicio/Bienvenida';
import { TareasDeHoy } from '../inicio/TareasDeHoy';
import {
  Carpeta,
  columnasJuntas,
  DiasHabiles,
  Falta,
  LoTiene,
  Plan,
  Promesa,
  Socio,
  useEstadoDeCliente,
} from './celdas';
import { FiltroDePromesa } from './FiltroDePromesa';
import { Siguiente } from './Siguiente';
import { deQuien, eligeMes, mesesHasta } from './seleccion';
import type { AdjudicadoRecord } from './tipos';
import { comun, Vista } from './VistaDeInicio';

/** What was awarded in a month loads when somebody asks for it. */
const DelMes = lazy(() => import('./DelMes'));

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
  return eligeMes(search) ? (
    <Suspense fallback={<LoadingState />}>
      <DelMes />
    </Suspense>
  ) : (
    <Pendientes />
  );
}

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
      actions={
        <>
          <Vista actual="pendientes" />
          <TareasDeHoy />
        </>
      }
      filter={propias ? { ejecutivo: 'yo', ...PENDIENTES } : PENDIENTES}
      sort={{ field: 'promesa', order: 'ASC' }}
      filters={<FiltrosDePendientes />}
      emptyText={propios.sinPendientes}
    >
      <Tabla columnas={propias ? columnasDePendientes : deOtrosTambien} alElegir={enlace} sx={columnasJuntas} />
    </RecordList>
  );
}

function FiltrosDePendientes() {
  return (
    <>
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
