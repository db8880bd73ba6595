import { nombreDeMes, partesDe, productos, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { AdjudicadoRecord } from './tipos';

/** Enough to say where somebody is; who looks for more narrows the text. */
const MAXIMO = 5;

interface EnOtroMesProps {
  /** What was looked for, without the month that held nothing of it. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** The same list in the month of this award. */
  readonly destino: (adjudicado: AdjudicadoRecord) => string;
}

/** Below a search that found nobody in the chosen month: in which month the person is, and the way there. */
export function EnOtroMes({ filter, destino }: EnOtroMesProps) {
  const { data = [] } = useGetList<AdjudicadoRecord>('adjudicacion', {
    pagination: { page: 1, perPage: MAXIMO },
    sort: { field: 'fecha', order: 'DESC' },
    filter,
  });
  if (data.length === 0) return null;
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, px: 2, pb: 3 }}>
      <Typography variant="body2">{propios.estaEnOtroMes}</Typography>
      {data.map((adjudicado) => (
        <MuiLink key={adjudicado.id} component={Link} to={destino(adjudicado)} variant="body2">
          {adjudicado.nombreCliente} ({adjudicado.idCodigo}): {mesDe(adjudicado)}
        </MuiLink>
      ))}
    </Box>
  );
}

function mesDe({ fecha, producto }: AdjudicadoRecord): string {
  const { anio, mes } = partesDe(fecha);
  const etiqueta = productos.find(({ codigo }) => codigo === producto)?.etiqueta ?? producto;
  return `${nombreDeMes(mes)} de ${anio}, ${etiqueta}`;
}
