import { mensajes, primerDiaDelMes, ultimoDiaDelMes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { SortPayload } from 'react-admin';
import { useLocation } from 'react-router';
import { PageHeader } from '../../ui/PageHeader';
import { TablaContext } from '../../ui/tabla/contexto';
import { ListaPropia } from '../../ui/tabla/ListaPropia';
import { type ActoEnLote, type Columna, Tabla } from '../../ui/tabla/Tabla';
import { TablePages } from '../../ui/tabla/TablePages';
import { usePageInUrl } from '../../ui/usePageInUrl';
import { AccionesDeFila } from './AccionesDeFila';
import { AdjudicadoDialog } from './AdjudicadoDialog';
import { asignacion } from './asignacion';
import { alcanceDe, enServidor, POR_PAGINA } from './busqueda';
import { Adjudicacion, Carpeta, columnasJuntas, DiasHabiles, Estado, Plan, Promesa, Socio } from './celdas';
import { EnOtroMes } from './EnOtroMes';
import { alReves, FiltrosDeListado } from './FiltrosDeListado';
import type { AccionDeAdjudicado, AdjudicadoRecord } from './tipos';
import { useFiltros } from './useFiltros';
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
  const [filtros, cambiar] = useFiltros();
  const [acto, setActo] = useState<Acto | null>(null);
  const [herramientas, setHerramientas] = useState<HTMLElement | null>(null);
  const tabla = useMemo(() => ({ clave: 'listado-adjudicados', herramientas, exportable: true }), [herramientas]);
  return (
    <>
      <PageHeader title={mensajes.NAV.listadoAdjudicados} />
      <Card>
        <FiltrosDeListado filtros={filtros} onCambiar={cambiar} herramientas={setHerramientas} />
        <TablaContext value={tabla}>
          <Filas
            filtros={filtros}
            onCambiar={cambiar}
            onElegir={(accion, adjudicado) => setActo({ accion, adjudicado })}
          />
        </TablaContext>
      </Card>
      {acto !== null && <AdjudicadoDialog {...acto} onClose={() => setActo(null)} />}
    </>
  );
}

const columnas: readonly Columna<AdjudicadoRecord>[] = [
  {
    campo: 'nombreCliente',
    etiqueta: 'Socio',
    ordena: true,
    dibujar: (fila) => <Socio adjudicado={fila} />,
    enTelefono: (fila) => (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, mt: 0.5, whiteSpace: 'normal' }}>
        <Typography variant="caption" component="span">
          {fila.idCodigo}
        </Typography>
        {/* of a withdrawn one the promise says nothing any more */}
        {fila.promesa === null ? <Estado adjudicado={fila} /> : <Promesa adjudicado={fila} />}
        <Carpeta adjudicado={fila} />
      </Box>
    ),
  },
  { campo: 'idCodigo', etiqueta: 'Plan', ordena: true, soloAncha: true, dibujar: (fila) => <Plan adjudicado={fila} /> },
  { campo: 'fecha', etiqueta: 'Adjudicación', ordena: true, dibujar: (fila) => <Adjudicacion adjudicado={fila} /> },
  { etiqueta: 'Días hábiles', dibujar: (fila) => <DiasHabiles adjudicado={fila} /> },
  { etiqueta: mensajes.propios.promesa, dibujar: (fila) => <Promesa adjudicado={fila} /> },
  { etiqueta: 'Estado', dibujar: (fila) => <Estado adjudicado={fila} /> },
  { etiqueta: 'Carpeta', dibujar: (fila) => <Carpeta adjudicado={fila} /> },
  {
    etiqueta: 'Ejecutivo',
    dibujar: ({ ejecutivo }) =>
      ejecutivo?.nombre ?? (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          Sin asignar
        </Typography>
      ),
  },
];

/** ADJ-515, for several awards at once: each is assigned by itself, with its own version. */
const lote: readonly ActoEnLote<AdjudicadoRecord>[] = [
  {
    acto: { recurso: 'adjudicacion', accion: 'asignar', ...asignacion('Asignar ejecutivo') },
    nombre: ({ nombreCliente, idCodigo }) => `${nombreCliente} (${idCodigo})`,
    fijos: ({ version }) => ({ version }),
  },
];

interface FilasProps {
  readonly filtros: ReturnType<typeof useFiltros>[0];
  readonly onCambiar: ReturnType<typeof useFiltros>[1];
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
  const acciones: Columna<AdjudicadoRecord> = {
    etiqueta: 'Acciones',
    acciones: true,
    dibujar: (fila) => <AccionesDeFila adjudicado={fila} onElegir={(accion) => onElegir(accion, fila)} />,
  };
  const conAcciones = filas?.some((fila) => fila.acciones.length > 0);
  return (
    <ListaPropia<AdjudicadoRecord> resource="adjudicacion" lista={lista}>
      {revisadas !== null && filas !== undefined && filas.length > 0 && (
        <Typography variant="caption" component="p" role="status" sx={{ px: 1.75, py: 0.75, color: 'text.secondary' }}>
          {total === 1 ? '1 coincidencia' : `${total} coincidencias`} en las {revisadas} filas cargadas. Enter busca en
          todo el listado.
        </Typography>
      )}
      <Tabla
        etiqueta={mensajes.NAV.listadoAdjudicados}
        columnas={conAcciones ? [...columnas, acciones] : columnas}
        vacio={alReves(filtros) ? mensajes.propios.fechasAlReves : undefined}
        {...(conAcciones === true && { lote })}
        sx={columnasJuntas}
      />
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
    </ListaPropia>
  );
}
