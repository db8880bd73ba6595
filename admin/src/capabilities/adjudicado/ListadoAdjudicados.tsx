import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { PageHeader } from '../../ui/PageHeader';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { TablePages } from '../../ui/tabla/TablePages';
import { usePageInUrl } from '../../ui/usePageInUrl';
import { AccionesDeFila } from './AccionesDeFila';
import { AdjudicadoDialog } from './AdjudicadoDialog';
import { POR_PAGINA } from './busqueda';
import { Adjudicacion, Carpeta, columnasJuntas, DiasHabiles, Estado, Plan, Socio } from './celdas';
import { alReves, FiltrosDeListado } from './FiltrosDeListado';
import type { AccionDeAdjudicado, AdjudicadoRecord } from './tipos';
import { useFiltros } from './useFiltros';
import { useListado } from './useListado';

const porFecha = { field: 'fecha', order: 'DESC' } as const;

interface Acto {
  readonly accion: AccionDeAdjudicado;
  readonly adjudicado: AdjudicadoRecord;
}

/** NAV-510, NAV-512, ADJ-500…518: all awarded members, for the head: found, withdrawn, given on, assigned to executives. */
export default function ListadoAdjudicados() {
  const [filtros, cambiar] = useFiltros();
  const [acto, setActo] = useState<Acto | null>(null);
  return (
    <>
      <PageHeader title={mensajes.NAV.listadoAdjudicados} />
      <Card>
        <FiltrosDeListado filtros={filtros} onCambiar={cambiar} />
        <Filas filtros={filtros} onElegir={(accion, adjudicado) => setActo({ accion, adjudicado })} />
      </Card>
      {acto !== null && <AdjudicadoDialog {...acto} onClose={() => setActo(null)} />}
    </>
  );
}

const columnas: readonly Columna<AdjudicadoRecord>[] = [
  { etiqueta: 'Socio', dibujar: (fila) => <Socio adjudicado={fila} /> },
  { etiqueta: 'Plan', dibujar: (fila) => <Plan adjudicado={fila} /> },
  { etiqueta: 'Adjudicación', dibujar: (fila) => <Adjudicacion adjudicado={fila} /> },
  { etiqueta: 'Días hábiles', dibujar: (fila) => <DiasHabiles adjudicado={fila} /> },
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

interface FilasProps {
  readonly filtros: ReturnType<typeof useFiltros>[0];
  readonly onElegir: (accion: AccionDeAdjudicado, adjudicado: AdjudicadoRecord) => void;
}

function Filas({ filtros, onElegir }: FilasProps) {
  const { q, enter, desde, hasta, estado, ejecutivo } = filtros;
  const [pagina, setPagina] = usePageInUrl('pagina');
  const listado = useListado({
    filter: {
      ...(desde === '' ? {} : { fechaDesde: desde }),
      ...(hasta === '' ? {} : { fechaHasta: hasta }),
      ...(estado === '' ? {} : { estado }),
      ...(ejecutivo === '' ? {} : { ejecutivo }),
    },
    sort: porFecha,
    texto: q,
    conEnter: enter === '1',
    pagina,
  });
  const { filas, total = 0, pendiente, actualizando, error, revisadas } = listado;
  // A page that does not exist (any more): an old link, or rows that are gone
  useEffect(() => {
    if (!pendiente && !actualizando && pagina > 1 && (pagina - 1) * POR_PAGINA >= total) setPagina(1);
  }, [pendiente, actualizando, pagina, total, setPagina]);

  if (error !== null) return <ErrorState message={error.message} onRetry={listado.reintentar} />;
  if (pendiente) return <LoadingState />;
  if (filas.length === 0) {
    return <EmptyState {...(alReves(filtros) ? { message: mensajes.propios.fechasAlReves } : {})} />;
  }
  const acciones: Columna<AdjudicadoRecord> = {
    etiqueta: 'Acciones',
    acciones: true,
    dibujar: (fila) => <AccionesDeFila adjudicado={fila} onElegir={(accion) => onElegir(accion, fila)} />,
  };
  const conAcciones = filas.some((fila) => fila.acciones.length > 0);
  return (
    <Box sx={{ position: 'relative', ...columnasJuntas }} aria-busy={actualizando}>
      {actualizando && <LinearProgress sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 1 }} />}
      {revisadas !== null && (
        <Typography variant="caption" component="p" role="status" sx={{ px: 1.75, py: 0.75, color: 'text.secondary' }}>
          {total === 1 ? '1 coincidencia' : `${total} coincidencias`} en las {revisadas} filas cargadas. Enter busca en
          todo el listado.
        </Typography>
      )}
      <Tabla
        etiqueta={mensajes.NAV.listadoAdjudicados}
        columnas={conAcciones ? [...columnas, acciones] : columnas}
        filas={filas}
      />
      <TablePages total={total} perPage={POR_PAGINA} page={pagina} onPage={setPagina} />
    </Box>
  );
}
