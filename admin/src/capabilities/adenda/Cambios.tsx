import { propios } from '@adjudica/domain';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CambioDeAdenda } from './tipos';

/** What the contract says, and what it is to say. On a phone the values are broken, so that both are seen. */
export const Cambios = ({ cambios }: { readonly cambios: readonly CambioDeAdenda[] }) => (
  <Table
    size="small"
    aria-label={propios.adendaDiferencias}
    sx={{ tableLayout: 'fixed', '& td, & th': { overflowWrap: 'anywhere', px: 1 } }}
  >
    <TableHead>
      <TableRow>
        {propios.adendaClausulas.tabla.map((titulo) => (
          <TableCell key={titulo}>{titulo}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {cambios.map(({ campo, etiqueta, antes, ahora }) => (
        <TableRow key={campo}>
          <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
            {etiqueta}
          </TableCell>
          <TableCell>{antes}</TableCell>
          <TableCell>{ahora}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
