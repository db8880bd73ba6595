import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface EsperaProps {
  readonly columnas: number;
  readonly filas: number;
}

/** More would only be scrolled past. */
const MAXIMO = 10;
/** Of the usual width, so that no two neighbours are alike. */
const anchos = ['72%', '54%', '86%', '46%', '64%'];

/**
 * The rows that are on their way, as bars of their height: nothing below moves when they come. They appear after 250 ms, because a flash
 * disturbs more than a short silence.
 */
export function Espera({ columnas, filas }: EsperaProps) {
  return (
    <Box
      role="status"
      aria-label="Cargando"
      sx={{
        '@keyframes aparecer': { from: { opacity: 0 } },
        '& > *': {
          display: 'grid',
          gridTemplateColumns: `repeat(${columnas}, minmax(0, 1fr))`,
          alignItems: 'center',
          height: 37,
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& > * > *': { mx: 1.75, animation: 'aparecer 1ms 250ms backwards' },
      }}
    >
      {Array.from({ length: Math.min(filas, MAXIMO) + 1 }, (_, fila) => (
        <div key={fila}>
          {Array.from({ length: columnas }, (_, columna) => (
            <Skeleton
              key={columna}
              animation={false}
              height={fila === 0 ? 12 : 16}
              width={anchos[(fila * 2 + columna) % anchos.length]}
            />
          ))}
        </div>
      ))}
    </Box>
  );
}
