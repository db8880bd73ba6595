import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface LoadingRowsProps {
  readonly columns: number;
  readonly rows: number;
}

const MAX_ROWS = 10;
/** Different widths, so that neighbours are not alike. */
const widths = ['72%', '54%', '86%', '46%', '64%'];

/** Placeholders of the rows that are loading, of the same height. They appear after 250 ms, so that short waits do not flicker. */
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
