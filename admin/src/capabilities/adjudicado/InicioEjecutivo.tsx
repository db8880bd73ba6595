import { hoyEn, mensajes, productos, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { MoneyField } from '../../ui/fields/columns';
import { LoadingState } from '../../ui/LoadingState';
import { lazy } from '../../ui/lazy';
import { PageHeader } from '../../ui/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { useDiaYLugar } from '../inicio/Bienvenida';
import { TareasDeHoy } from '../inicio/TareasDeHoy';
import { MiTrabajo } from '../trabajo';
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
import { deQuien, eligeMes, mesesHasta, muestraLista } from './seleccion';
import type { AdjudicadoRecord } from './tipos';
import { comun, enLaDireccion, PENDIENTES, Vista } from './VistaDeInicio';

/** What was awarded in a month loads when somebody asks for it. */
const DelMes = lazy(() => import('./DelMes'));

const Column = DataTable.Col<AdjudicadoRecord>;

/** On a phone the other columns are a swipe away: how late it is, what is to be done and what is missing stand with the name. */
const enTelefono = () => (
  <Box component="span" sx={{ display: 'grid', justifyItems: 'start', gap: 0.75, mt: 0.75 }}>
    <Promesa />
    <Carpeta />
    <Siguiente />
    <Falta titulada />
  </Box>
);

/**
 * Home of an executive (ADJ-001…013): his work; all that is pending of his plans, the latest against its promise first, each with what is missing and its
 * next act; or the members awarded in a month. Which one, and everything that was chosen there, stands in the address.
 */
export default function InicioEjecutivo() {
  const { search } = useLocation();
  if (!muestraLista(search)) return <Trabajo />;
  return eligeMes(search) ? (
    <Suspense fallback={<LoadingState />}>
      <DelMes />
    </Suspense>
  ) : (
    <Pendientes />
  );
}

function Trabajo() {
  return (
    <>
      <PageHeader
        title={mensajes.ADJ.sociosAsignados}
        description={useDiaYLugar()}
        actions={<Acciones actual="trabajo" />}
      />
      <MiTrabajo sinSolicitud={enLaDireccion({ ...PENDIENTES, sinSolicitud: true })} />
    </>
  );
}

const Acciones = ({ actual }: { readonly actual: 'trabajo' | 'pendientes' }) => (
  <>
    <Vista actual={actual} />
    <TareasDeHoy />
  </>
);

function Pendientes() {
  const enlace = useEstadoDeCliente();
  const { search } = useLocation();
  const propias = deQuien(search) === 'yo';
  return (
    <List
      {...comun}
      key="pendientes"
      preferenceKey="pendientes"
      description={useDiaYLugar()}
      actions={<Acciones actual="pendientes" />}
      filter={propias ? { ejecutivo: 'yo', ...PENDIENTES } : PENDIENTES}
      sort={{ field: 'promesa', order: 'ASC' }}
      filters={
        <>
          <SearchInput source="q" placeholder={mensajes.GEN.buscarCliente} />
          <FiltrosDePendientes />
        </>
      }
      empty={propios.sinPendientes}
    >
      <DataTable<AdjudicadoRecord> onRowClick={enlace} sx={columnasJuntas}>
        <Column source="nombreCliente" label="Socio" field={Socio} onPhone={enTelefono} />
        <Column source="idCodigo" label="Plan" field={Plan} />
        {!propias && <Column label="Ejecutivo" render={({ ejecutivo }) => ejecutivo?.nombre ?? propios.sinAsignar} />}
        <Column source="promesa" label={propios.promesa} wideOnly field={Promesa} />
        <Column source="fecha" label="Días hábiles" hidden field={DiasHabiles} />
        <Column label={propios.siguientePaso} wideOnly field={Siguiente} />
        <Column label={propios.queFalta} wideOnly field={Falta} />
        <Column label="Carpeta" wideOnly field={Carpeta} />
        <Column label={propios.loTiene} hidden field={LoTiene} />
        <Column source="monto" label="Monto" field={MoneyField} align="right" hidden />
      </DataTable>
    </List>
  );
}

function FiltrosDePendientes() {
  return (
    <>
      <SelectFilter
        source="ejecutivo"
        label={propios.deQuien}
        choices={{ equipo: propios.delEquipo }}
        emptyLabel={propios.mios}
        width={120}
        also={PENDIENTES}
      />
      <SelectFilter
        source="producto"
        label="Producto"
        choices={productos.map(({ codigo, etiqueta }) => ({ codigo, nombre: etiqueta }))}
        width={120}
        also={PENDIENTES}
      />
      <SelectFilter source="mes" label="Mes" choices={mesesHasta(hoyEn(new Date()))} width={120} also={PENDIENTES} />
      <FiltroDePromesa />
      <SelectFilter
        source="sinSolicitud"
        label={propios.filtroDeSolicitud}
        choices={[{ codigo: true, nombre: propios.conSolicitudPendiente }]}
        width={120}
        also={PENDIENTES}
      />
    </>
  );
}
