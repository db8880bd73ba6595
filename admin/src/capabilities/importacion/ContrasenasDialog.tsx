import { propios } from '@adjudica/domain';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogWindow, useWindow } from '../../ui/dialogs/DialogWindow';
import { useClosing } from '../../ui/dialogs/useClosing';
import { saveFile } from '../../ui/saveFile';
import { DataTable } from '../../ui/table/DataTable';
import type { ImportacionAplicada } from './tipos';

type Contrasena = ImportacionAplicada['contrasenas'][number] & { readonly id: string };

const Column = DataTable.Col<Contrasena>;

interface ContrasenasDialogProps {
  readonly contrasenas: ImportacionAplicada['contrasenas'];
  readonly onClose: () => void;
}

/** The one-time passwords of imported users: nowhere else to be found, so a stray click does not close it. */
export function ContrasenasDialog(props: ContrasenasDialogProps) {
  return (
    <DialogWindow onClose={props.onClose}>
      <Contrasenas {...props} />
    </DialogWindow>
  );
}

function Contrasenas({ contrasenas, onClose }: ContrasenasDialogProps) {
  const { id } = useWindow();
  const [descargadas, setDescargadas] = useState(false);
  const { question } = useClosing({
    dirty: !descargadas,
    ...propios.contrasenaSinCopiar,
    children: propios.contrasenaUnaVez,
    onClose,
  });
  const descargar = () => {
    // User names and passwords hold neither separator nor formula.
    const lines = contrasenas.map(({ usuario, contrasenaTemporal }) => `${usuario};${contrasenaTemporal}`);
    saveFile(new Blob([`usuario;contrasena\r\n${lines.join('\r\n')}\r\n`], { type: 'text/csv' }), 'contrasenas.csv');
    setDescargadas(true);
  };
  return (
    <>
      <DialogTitle id={id}>Contraseñas de un solo uso</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          Entregue a cada persona la suya. Se muestran solo esta vez y deberán cambiarse al ingresar.
        </Typography>
        <DataTable<Contrasena>
          aria-label="Contraseñas"
          data={contrasenas.map((cada) => ({ ...cada, id: cada.usuario }))}
        >
          <Column source="usuario" label="Usuario" />
          <Column
            source="contrasenaTemporal"
            label="Contraseña"
            render={({ contrasenaTemporal }) => (
              <Box component="span" sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace' }}>
                {contrasenaTemporal}
              </Box>
            )}
          />
        </DataTable>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<FileDownloadOutlined />} onClick={descargar}>
          Descargar
        </Button>
        <Button variant="contained" onClick={onClose}>
          Entendido
        </Button>
      </DialogActions>
      {question}
    </>
  );
}
