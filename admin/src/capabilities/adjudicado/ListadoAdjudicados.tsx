import { mensajes, primerDiaDelMes, ultimoDiaDelMes, VIGENTE } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import type { SortPayload } from 'react-admin';
import { useLocation } from 'react-router';
import { PageHeader } from '../../ui/PageHeader';
import type { BulkAct } from '../../ui/table/bulkAct';
import { DataTable } from '../../ui/table/DataTable';
import { OwnListContext } from '../../ui/table/OwnListContext';
import { TableListContext } from '../../ui/table/TableListContext';
import { TablePages } from '../../ui/table/TablePages';
import { useAskedByAddress } from '../../ui/useAskedByAddress';
import { usePageInUrl } from '../../ui/usePageInUrl';
import { AccionesDeFila } from './AccionesDeFila';
import { AdjudicadoDialog } from './AdjudicadoDialog';
import { asignacion } from './asignacion';
import { alcanceDe, enServidor, POR_PAGINA } from './busqueda';
import {
  Adjudicacion,
  Carpeta,
  columnasJuntas,
  DiasHabiles,
  Estado,
  Plan,
  Promesa,
  Socio,
  useAdjudicado,
} from './celdas';
import { EnOtroMes } from './EnOtroMes';
import { alReves, FiltrosDeListado } from './FiltrosDeListado';
import type { AccionDeAdjudicado, AdjudicadoRecord } from './tipos';
import { useFilters } from './useFilters';
import { useListado } from './useListado';

/** ADJ-503: the newest first unless the address says otherwise. */
function ordenDe(orden: string): SortPayload {
  const [field = 'fecha', order = 'DESC'] = orden === '' ? [] : orden.split(' ');
  return { field, order: order as SortPayload['order'] };
}

interface Acto {
  readonly accion: AccionDeAdjudicado;
  readonly adjudicado: AdjudicadoRecord;
}

/** NAV-510, NAV-512, ADJ-500…518: all awarded members, for the head: found, withdrawn, given on, assigned to executives. */
export default function ListadoAdjudicados() {
  const [filtros, cambiar] = useFilters();
  const [acto, setActo] = useState<Acto | null>(null);
  const [herramientas, setHerramientas] = useState<HTMLElement | null>(null);
  const tabla = useMemo(
    () => ({ listKey: 'listado-adjudicados', toolsSlot: herramientas, exportable: true }),
    [herramientas],
  );
  return (
    <>
      <PageHeader title={mensajes.NAV.listadoAdjudicados} />
      <Card>
        <FiltrosDeListado filtros={filtros} onCambiar={cambiar} herramientas={setHerramientas} />
        <TableListContext value={tabla}>
          <Filas
            filtros={filtros}
            onCambiar={cambiar}
            onElegir={(accion, adjudicado) => setActo({ accion, adjudicado })}
          />
        </TableListContext>
      </Card>
      {acto !== null && <AdjudicadoDialog {...acto} onClose={() => setActo(null)} />}
    </>
  );
}

const Column = DataTable.Col<AdjudicadoRecord>;

const enTelefono = ({ idCodigo, estado }: AdjudicadoRecord) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, mt: 0.5, whiteSpace: 'normal' }}>
    <Typography variant="caption" component="span">
      {idCodigo}
    </Typography>
    {estado === VIGENTE ? <Promesa /> : <Estado />}
    <Carpeta />
  </Box>
);

function Ejecutivo() {
  const { ejecutivo } = useAdjudicado();
  return (
    ejecutivo?.nombre ?? (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        Sin asignar
      </Typography>
    )
  );
}

/** ADJ-515, for several awards at once: each is assigned by itself, with its own version. */
const lote: readonly BulkAct<AdjudicadoRecord>[] = [
  {
    acto: asignacion('Asignar ejecutivo'),
    accion: 'asignar',
    nameOf: ({ nombreCliente, idCodigo }) => `${nombreCliente} (${idCodigo})`,
    fixedOf: ({ version }) => ({ version }),
  },
];

interface FilasProps {
  readonly filtros: ReturnType<typeof useFilters>[0];
  readonly onCambiar: ReturnType<typeof useFilters>[1];
  readonly onElegir: (accion: AccionDeAdjudicado, adjudicado: AdjudicadoRecord) => void;
}

function Filas({ filtros, onCambiar, onElegir }: FilasProps) {
  const { q, enter, desde, hasta, estado: estadoElegido, ejecutivo, atrasadas } = filtros;
  const sort = ordenDe(filtros.orden);
  const conEnter = enter === '1';
  const sinFechas = {
    ...(estadoElegido === '' ? {} : { estado: estadoElegido }),
    ...(ejecutivo === '' ? {} : { ejecutivo }),
    ...(atrasadas === '' ? {} : { atrasadas: true }),
  };
  const filter = {
    ...sinFechas,
    ...(desde === '' ? {} : { fechaDesde: desde }),
    ...(hasta === '' ? {} : { fechaHasta: hasta }),
  };
  const { search } = useLocation();
  const [pagina, setPagina] = usePageInUrl('pagina');
  const { filas, total, meta, revisadas, ...estado } = useListado({
    filter,
    sort,
    texto: q,
    conEnter,
    pagina,
  });
  const [pedida, atendida] = useAskedByAddress('asignar');
  const porAsignar = filas?.find(({ idCodigo, acciones }) => idCodigo === pedida && acciones.includes('asignar'));
  useEffect(() => {
    if (porAsignar === undefined) return;
    onElegir('asignar', porAsignar);
    atendida();
    // the two functions are new with every render
  }, [porAsignar]);
  const lista = {
    ...estado,
    data: filas,
    total,
    perPage: POR_PAGINA,
    page: pagina,
    setPage: setPagina,
    sort,
    setSort: ({ field, order }: SortPayload) => onCambiar({ orden: `${field} ${order}` }),
    // what leaves is what the server finds, not only what is loaded
    filterValues: alcanceDe(q, conEnter) === 'todo' ? filter : { ...filter, q: enServidor(q) },
    setFilters: () => onCambiar({ q: '', enter: '' }),
  };
  const enOtroMes = q !== '' && (desde !== '' || hasta !== '') && total === 0 && !estado.isFetching;
  const conAcciones = filas?.some((fila) => fila.acciones.length > 0);
  const variosEstados = filas?.some(({ estado }) => estado !== VIGENTE);
  return (
    <OwnListContext<AdjudicadoRecord> resource="adjudicacion" list={lista}>
      {revisadas !== null && filas !== undefined && filas.length > 0 && (
        <Typography variant="caption" component="p" role="status" sx={{ px: 1.75, py: 0.75, color: 'text.secondary' }}>
          {total === 1 ? '1 coincidencia' : `${total} coincidencias`} en las {revisadas} filas cargadas. Enter busca en
          todo el listado.
        </Typography>
      )}
      <DataTable<AdjudicadoRecord>
        aria-label={mensajes.NAV.listadoAdjudicados}
        empty={alReves(filtros) ? mensajes.propios.fechasAlReves : undefined}
        {...(conAcciones === true && { bulkActions: lote })}
        sx={columnasJuntas}
      >
        <Column source="nombreCliente" label="Socio" field={Socio} onPhone={enTelefono} />
        <Column source="idCodigo" label="Plan" wideOnly field={Plan} />
        <Column label="Ejecutivo" field={Ejecutivo} />
        <Column label={mensajes.propios.promesa} field={Promesa} />
        <Column label="Carpeta" field={Carpeta} />
        {/* what all rows say alike is no column */}
        {variosEstados && <Column label="Estado" field={Estado} />}
        <Column source="fecha" label="Adjudicación" field={Adjudicacion} />
        <Column label="Días hábiles" hidden field={DiasHabiles} />
        {conAcciones && (
          <Column
            label="Acciones"
            actions
            render={(fila) => <AccionesDeFila adjudicado={fila} onElegir={(accion) => onElegir(accion, fila)} />}
          />
        )}
      </DataTable>
      {enOtroMes && !alReves(filtros) && (
        <EnOtroMes
          filter={{ ...sinFechas, q: enServidor(q) }}
          destino={(adjudicado) => {
            const params = new URLSearchParams(search);
            params.delete('pagina');
            params.set('desde', primerDiaDelMes(adjudicado.fecha));
            params.set('hasta', ultimoDiaDelMes(adjudicado.fecha));
            return `?${params}`;
          }}
        />
      )}
      <TablePages total={total ?? 0} meta={meta} perPage={POR_PAGINA} page={pagina} onPage={setPagina} />
    </OwnListContext>
  );
}
