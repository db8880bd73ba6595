import { type CifraDelTablero, cifrasDelTablero, propios } from '@adjudica/domain';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { ComoSeCalcula } from './ComoSeCalcula';

export interface FilaDeCuadro {
  readonly clave: string;
  /** The first one says which row it is. */
  readonly celdas: readonly [string, ...string[]];
  /** Opens what it counts; left out = there is nothing to open. */
  readonly onAbrir?: (() => void) | undefined;
}

interface CuadroProps {
  readonly cifra: CifraDelTablero;
  readonly columnas: readonly [string, ...string[]];
  readonly filas: readonly FilaDeCuadro[];
  /** Why there is nothing to draw; left out = there is. */
  readonly vacio?: string | undefined;
  /** The chart. It is a picture: what it says stands in the table, which screen readers and paper always have. */
  readonly children: ReactNode;
}

/** A chart in its card: title, how it is reckoned, and the table behind it, whose figures open their rows. */
export function Cuadro({ cifra, columnas, filas, vacio, children }: CuadroProps) {
  const id = useId();
  const [comoTabla, setComoTabla] = useState(false);
  const { titulo } = cifrasDelTablero[cifra];
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, display: 'flex', flexDirection: 'column', minWidth: 0, breakInside: 'avoid' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography id={id} variant="h3" sx={{ flex: 1 }}>
          {titulo}
        </Typography>
        {vacio === undefined && (
          <Tooltip title={comoTabla ? propios.tableroVerGrafico : propios.tableroVerTabla}>
            <IconButton
              size="small"
              aria-label={`${comoTabla ? propios.tableroVerGrafico : propios.tableroVerTabla}: ${titulo}`}
              onClick={() => setComoTabla(!comoTabla)}
              sx={{ displayPrint: 'none' }}
            >
              {comoTabla ? <BarChartOutlined fontSize="small" /> : <TableRowsOutlined fontSize="small" />}
            </IconButton>
          </Tooltip>
        )}
        <ComoSeCalcula cifra={cifra} />
      </Box>
      {vacio !== undefined ? (
        <EmptyState message={vacio} />
      ) : (
        <>
          {!comoTabla && (
            <Box aria-hidden sx={{ minWidth: 0, flex: 1 }}>
              {children}
            </Box>
          )}
          <Box sx={comoTabla ? { overflowX: 'auto' } : soloParaLectoresYPapel}>
            <Table size="small" aria-labelledby={id}>
              <TableHead>
                <TableRow>
                  {columnas.map((columna, i) => (
                    <TableCell key={columna} align={i === 0 ? 'left' : 'right'}>
                      {columna}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {filas.map((fila) => (
                  <Fila key={fila.clave} fila={fila} abre={comoTabla} />
                ))}
              </TableBody>
            </Table>
          </Box>
        </>
      )}
    </Card>
  );
}

function Fila({ fila: { celdas, onAbrir }, abre }: { readonly fila: FilaDeCuadro; readonly abre: boolean }) {
  const [nombre, ...resto] = celdas;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {abre && onAbrir !== undefined ? (
          <MuiLink component="button" type="button" onClick={onAbrir} aria-label={propios.tableroVerDetalle(nombre)}>
            {nombre}
          </MuiLink>
        ) : (
          nombre
        )}
      </TableCell>
      {resto.map((celda, i) => (
        <TableCell key={i} align="right">
          {celda}
        </TableCell>
      ))}
    </TableRow>
  );
}

const soloParaLectoresYPapel = {
  '@media screen': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;
