import { type Instante, propios } from '@adjudica/domain';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ErrorState } from '../../ui/ErrorState';
import { diaDe } from '../../ui/format';
import { LoadingState } from '../../ui/LoadingState';
import { ownPath } from '../../ui/navigation';

interface Fila extends RaRecord {
  readonly creadoEn?: Instante;
  readonly creadaEn?: Instante;
}

interface Asunto {
  readonly recurso: string;
  readonly filtro: { readonly estado: string };
  readonly cuantos: (n: number) => string;
  /** Of the oldest row: since when it waits. */
  readonly desde: (fila: Fila) => string;
}

/** What does not go on by itself. All three are of the one role that has this home. */
const asuntos: readonly Asunto[] = [
  {
    recurso: 'correo',
    filtro: { estado: 'fallido' },
    cuantos: propios.correosPorAtender,
    desde: ({ creadoEn }) => propios.masAntiguoEnvio(diaDe(creadoEn)),
  },
  {
    recurso: 'envio-evento',
    filtro: { estado: 'fallido' },
    cuantos: propios.enviosPorAtender,
    desde: ({ creadoEn }) => propios.masAntiguoEnvio(diaDe(creadoEn)),
  },
  {
    recurso: 'importacion',
    filtro: { estado: 'VALIDADA' },
    cuantos: propios.importacionesPorAplicar,
    desde: ({ creadaEn }) => propios.masAntiguoDel(diaDe(creadaEn)),
  },
];

/** Keys are drawn in the order in which the records are made. */
const LA_MAS_ANTIGUA = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/** How many of each wait, since when, and the way to exactly these. */
export function PorAtender() {
  const listas = asuntos.map(useOldestRow);
  const fallidas = listas.filter(({ error }) => error !== null);
  const [fallida] = fallidas;
  // one button for all that could not be read
  const reintentar = (): void => {
    for (const { refetch } of fallidas) void refetch();
  };
  if (fallida?.error) return <ErrorState message={fallida.error.message} onRetry={reintentar} />;
  if (listas.some(({ total }) => total === undefined)) return <LoadingState />;
  const conFilas = listas.filter(({ total }) => (total ?? 0) > 0);
  return (
    <Card component="section" aria-label={propios.porAtender}>
      {conFilas.length === 0 ? (
        <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
          {propios.nadaPorAtender}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {conFilas.map(({ asunto, total, fila }) => (
            <Renglon key={asunto.recurso} asunto={asunto} total={total ?? 0} fila={fila} />
          ))}
        </Box>
      )}
    </Card>
  );
}

/** A hook for each of a list that never changes. */
function useOldestRow(asunto: Asunto) {
  const { data, total, error, refetch } = useGetList<Fila>(asunto.recurso, {
    ...LA_MAS_ANTIGUA,
    filter: asunto.filtro,
  });
  return { asunto, total, fila: data?.[0], error, refetch };
}

interface RenglonProps {
  readonly asunto: Asunto;
  readonly total: number;
  readonly fila: Fila | undefined;
}

function Renglon({ asunto: { recurso, filtro, cuantos, desde }, total, fila }: RenglonProps) {
  const { role } = useUsuario();
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <CardActionArea
        component={Link}
        to={`${ownPath(role, recurso)}?filter=${encodeURIComponent(JSON.stringify(filtro))}`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, px: 2, py: 1.25, justifyContent: 'flex-start' }}
      >
        <Typography variant="h3" component="span">
          {cuantos(total)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', flex: '1 1 180px' }}>
          {fila && desde(fila)}
        </Typography>
        <ArrowForward fontSize="small" sx={{ color: 'text.secondary' }} />
      </CardActionArea>
    </Box>
  );
}
