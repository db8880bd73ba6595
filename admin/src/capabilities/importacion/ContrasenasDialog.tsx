import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { guardarArchivo } from '../../ui/descargar';
import type { ImportacionAplicada } from './tipos';

interface ContrasenasDialogProps {
  readonly contrasenas: ImportacionAplicada['contrasenas'];
  readonly onClose: () => void;
}

/** The one-time passwords of imported users: nowhere else to be found, so a stray click does not close it. */
export function ContrasenasDialog({ contrasenas, onClose }: ContrasenasDialogProps) {
  const titleId = useId();
  const descargar = () => {
    // User names and passwords hold neither separator nor formula.
    const lines = contrasenas.map(({ usuario, contrasenaTemporal }) => `${usuario};${contrasenaTemporal}`);
    guardarArchivo(
      new Blob([`usuario;contrasena\r\n${lines.join('\r\n')}\r\n`], { type: 'text/csv' }),
      'contrasenas.csv',
    );
  };
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>Contraseñas de un solo uso</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Entregue a cada persona la suya. Se muestran solo esta vez y deberán cambiarse al ingresar.
        </Typography>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Usuario</TableCell>
              <TableCell>Contraseña</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {contrasenas.map(({ usuario, contrasenaTemporal }) => (
              <TableRow key={usuario}>
                <TableCell>{usuario}</TableCell>
                <TableCell sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace' }}>
                  {contrasenaTemporal}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<FileDownloadOutlined />} onClick={descargar}>
          Descargar
        </Button>
        <Button variant="contained" onClick={onClose}>
          Entendido
        </Button>
      </DialogActions>
    </Dialog>
  );
}
