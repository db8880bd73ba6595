import { propios } from '@adjudica/domain';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { urlOf } from '../../providers/calls';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';

const JUEGOS = [1, 2, 3, 4, 5] as const;

/** The legal papers of a plan in the order of their signature, in as many sets as are asked. */
export function Paquete({ idCodigo }: { readonly idCodigo: string }) {
  const [copias, setCopias] = useState(1);
  const [conExtracto, setConExtracto] = useState(false);
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <TextField
        select
        size="small"
        label={propios.paqueteJuegos}
        value={copias}
        onChange={({ target }) => setCopias(Number(target.value))}
        sx={{ minWidth: 88 }}
      >
        {JUEGOS.map((n) => (
          <MenuItem key={n} value={n}>
            {n}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label={propios.paqueteConExtracto}
        control={
          <Checkbox size="small" checked={conExtracto} onChange={({ target }) => setConExtracto(target.checked)} />
        }
      />
      <Button
        startIcon={<PrintOutlined />}
        title={propios.paqueteNota}
        aria-haspopup="dialog"
        onClick={() => setAbierto(true)}
      >
        {propios.paqueteImprimir}
      </Button>
      {abierto && (
        <PdfPreviewDialog
          title={propios.paqueteDe(idCodigo)}
          url={urlOf('/papeles-de-plan/{idCodigo}/paquete', { idCodigo, copias, conExtracto })}
          fileName={`Papeles_${idCodigo}.pdf`}
          onClose={() => setAbierto(false)}
        />
      )}
    </>
  );
}
