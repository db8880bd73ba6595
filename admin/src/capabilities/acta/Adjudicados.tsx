import { propios } from '@adjudica/domain';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Codes } from '../../ui/Codes';
import type { ParticipanteRecord } from '../participante/tipos';

const columnas = ['Tipo', 'Orden', 'Plan', 'Cliente', 'Cuotas'] as const;

/** Whom the minutes will award, to be read before the click that nobody takes back. */
export function Adjudicados({ filas }: { readonly filas: readonly ParticipanteRecord[] }) {
  if (filas.length === 0)
    return (
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.primary' }}>
        {propios.actaSinAdjudicados}
      </Typography>
    );
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={propios.seAdjudicara}
      sx={{ mt: 1.5, maxHeight: 280, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader aria-label={propios.seAdjudicara}>
        <TableHead>
          <TableRow>
            {columnas.map((columna) => (
              <TableCell key={columna} align={numerica(columna) ? 'right' : 'left'}>
                {columna}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {filas.map(({ id, adjudicadoPor, prioridadOferta, idCodigo, nombreCliente, cantidadOferta }) => {
            const oferta = adjudicadoPor === 'Oferta';
            return (
              <TableRow key={id}>
                <TableCell>{adjudicadoPor}</TableCell>
                <TableCell align="right">{oferta ? prioridadOferta : ''}</TableCell>
                <TableCell>
                  <Codes codes={[idCodigo]} />
                </TableCell>
                <TableCell>{nombreCliente}</TableCell>
                <TableCell align="right">{oferta ? cantidadOferta : ''}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const numerica = (columna: (typeof columnas)[number]): boolean => columna === 'Orden' || columna === 'Cuotas';
