import { asuntoDe, propios, senalDe } from '@adjudica/domain';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { DiasDeEspera } from '../../ui/DiasDeEspera';
import { dinero } from '../../ui/formato';
import { Menor } from '../../ui/Menor';
import { ownPath } from '../../ui/navegacion';
import { ListaPropia } from '../../ui/tabla/ListaPropia';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { TablePages } from '../../ui/tabla/TablePages';
import { alDia, type EnEspera, type Trabajo } from './trabajos';

const POR_PAGINA = 5;
/** Numbers are drawn in the order in which the records are made. */
const DEL_MAS_ANTIGUO = { field: 'id', order: 'ASC' } as const;
const PENDIENTES = { estado: 'pendiente' };

/** One kind of record that waits for the head, the oldest first, each approved from its row. */
export function PorAprobar({ trabajo }: { readonly trabajo: Trabajo }) {
  const { recurso, titulo, vacio, filaDe, Dialogo } = trabajo;
  const tituloId = useId();
  const { role } = useUsuario();
  const [pagina, setPagina] = useState(1);
  const [abierto, setAbierto] = useState<number | null>(null);
  const { data, total, meta, isPending, isFetching, error, refetch } = useGetList<RaRecord>(
    recurso,
    { pagination: { page: pagina, perPage: POR_PAGINA }, sort: DEL_MAS_ANTIGUO, filter: PENDIENTES },
    { placeholderData: (antes) => antes, ...alDia },
  );
  const rutaDe = ({ id }: EnEspera) => ownPath(role, senalDe(role, asuntoDe(recurso, id))?.enlace ?? recurso);
  const filas = data?.map(filaDe);
  const lista = {
    data: filas,
    total,
    isPending,
    isFetching,
    error,
    refetch,
    perPage: POR_PAGINA,
    page: pagina,
    setPage: setPagina,
  };
  return (
    <Card component="section" aria-labelledby={tituloId}>
      <Box sx={{ px: 2, py: 1.25 }}>
        <Typography variant="h2" id={tituloId}>
          <MuiLink
            component={Link}
            to={`${ownPath(role, recurso)}?${new URLSearchParams({ filter: JSON.stringify(PENDIENTES), sort: 'id', order: 'ASC' })}`}
            underline="hover"
            color="inherit"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
          >
            {titulo(total)}
            <ArrowForward fontSize="small" sx={{ color: 'text.secondary' }} />
          </MuiLink>
        </Typography>
      </Box>
      <ListaPropia<EnEspera> resource={recurso} lista={lista}>
        <Tabla
          etiqueta={titulo(total)}
          columnas={columnas(filas, rutaDe, setAbierto)}
          vacio={vacio}
          alElegir={rutaDe}
        />
        <TablePages total={total ?? 0} meta={meta} perPage={POR_PAGINA} page={pagina} onPage={setPagina} />
      </ListaPropia>
      {abierto !== null && (
        <Suspense fallback={null}>
          <Dialogo id={abierto} onClose={() => setAbierto(null)} />
        </Suspense>
      )}
    </Card>
  );
}

const PARA: Columna<EnEspera> = { etiqueta: 'Para', soloAncha: true, dibujar: ({ paraQuien }) => paraQuien ?? '' };

const columnas = (
  filas: readonly EnEspera[] | undefined,
  rutaDe: (fila: EnEspera) => string,
  onAprobar: (id: number) => void,
): readonly Columna<EnEspera>[] => [
  {
    etiqueta: 'No.',
    dibujar: (fila) => (
      <MuiLink component={Link} to={rutaDe(fila)} sx={{ fontWeight: 560 }}>
        {fila.id}
      </MuiLink>
    ),
  },
  {
    etiqueta: 'Cliente',
    dibujar: ({ nombreCliente, planes }) => (
      <Box sx={{ whiteSpace: 'normal', minWidth: 170, overflowWrap: 'anywhere' }}>
        {nombreCliente}
        <Menor>{planes.join(', ')}</Menor>
      </Box>
    ),
    enTelefono: (fila) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5, whiteSpace: 'normal' }}>
        {fila.paraQuien && <Menor>{`Para ${fila.paraQuien}`}</Menor>}
        <Monto monto={fila.monto} />
        <DiasDeEspera dias={fila.dias} />
        <Aprobar fila={fila} onAprobar={onAprobar} />
      </Box>
    ),
  },
  // what none of them says is no column
  ...(filas?.some(({ paraQuien }) => paraQuien) ? [PARA] : []),
  { etiqueta: 'Monto', soloAncha: true, dibujar: ({ monto }) => <Monto monto={monto} /> },
  { etiqueta: propios.espera, soloAncha: true, dibujar: ({ dias }) => <DiasDeEspera dias={dias} /> },
  {
    etiqueta: 'Acciones',
    acciones: true,
    soloAncha: true,
    // beside a row that says why not, a button keeps to the edge all the same
    dibujar: (fila) => (
      <Box sx={{ textAlign: 'right' }}>
        <Aprobar fila={fila} onAprobar={onAprobar} />
      </Box>
    ),
  },
];

interface CeldaProps {
  readonly fila: EnEspera;
  readonly onAprobar: (id: number) => void;
}

function Monto({ monto }: { readonly monto: number }) {
  return (
    <Box component="span" data-entero sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {dinero(monto)}
    </Box>
  );
}

function Aprobar({ fila: { id, aprobable, nombreCliente }, onAprobar }: CeldaProps) {
  const { role } = useUsuario();
  if (!aprobable)
    return (
      <Box sx={{ minWidth: 190 }}>
        <Menor>{role === 'Jefatura Adjudicaciones' ? propios.creadoPorQuienAprueba : propios.noLoCreoJefatura}</Menor>
      </Box>
    );
  return (
    <Button
      size="small"
      variant="outlined"
      aria-haspopup="dialog"
      aria-label={`Aprobar ${id}, ${nombreCliente}`}
      onClick={() => onAprobar(id)}
    >
      Aprobar
    </Button>
  );
}
