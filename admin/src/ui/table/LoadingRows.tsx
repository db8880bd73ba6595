import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface LoadingRowsProps {
  readonly columns: number;
  readonly rows: number;
}

/** More would only be scrolled past. */
const MAX_ROWS = 10;
/** Of the usual width, so that no two neighbours are alike. */
const widths = ['72%', '54%', '86%', '46%', '64%'];

/**
 * The rows that are on their way, as bars of their height: nothing below moves when they come. They appear after 250 ms, because a flash
 * disturbs more than a short silence.
 */
export function LoadingRows({ columns, rows }: LoadingRowsProps) {
  return (
    <Box
      role="status"
      aria-label="Cargando"
      sx={{
        '@keyframes aparecer': { from: { opacity: 0 } },
        '& > *': {
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          alignItems: 'center',
          height: 37,
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& > * > *': { mx: 1.75, animation: 'aparecer 1ms 250ms backwards' },
      }}
    >
      {Array.from({ length: Math.min(rows, MAX_ROWS) + 1 }, (_, row) => (
        <div key={row}>
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton
              key={column}
              animation={false}
              height={row === 0 ? 12 : 16}
              width={widths[(row * 2 + column) % widths.length]}
            />
          ))}
        </div>
      ))}
    </Box>
  );
}
