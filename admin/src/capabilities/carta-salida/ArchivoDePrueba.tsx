import { conMayuscula, propios } from '@adjudica/domain';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId } from 'react';
import { acceptOf, type FileRule, fileRefusal, sizeText } from '../../ui/upload/rules';
import type { Prueba } from './tipos';

interface ArchivoDePruebaProps {
  readonly prueba: Prueba;
  readonly regla: FileRule;
  readonly archivo: File | null;
  readonly error: string | null;
  readonly onArchivo: (archivo: File | null, error: string | null) => void;
}

/** One proof of the delivery: what is there already, or the file that was chosen for it (CAR-513…515). */
export function ArchivoDePrueba({ prueba, regla, archivo, error, onArchivo }: ArchivoDePruebaProps) {
  const id = useId();
  const listo = prueba.conArchivo && !prueba.rechazada;
  const elegir = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const elegido = target.files?.[0];
    target.value = '';
    if (elegido === undefined) return;
    const rechazo = fileRefusal(elegido, regla);
    onArchivo(rechazo === null ? elegido : null, rechazo);
  };
  return (
    <Box sx={{ border: 1, borderColor: error === null ? 'divider' : 'error.main', borderRadius: 1, p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="span" sx={{ color: 'text.primary' }}>
          {prueba.nombre}
        </Typography>
        {listo && <CheckCircleOutlined color="success" fontSize="small" />}
        <Button component="label" size="small" startIcon={<UploadFileOutlined />} sx={{ ml: 'auto' }}>
          {listo || archivo !== null ? propios.entregaOtroArchivo : propios.entregaArchivo}
          <input
            id={id}
            type="file"
            hidden
            tabIndex={-1}
            accept={acceptOf(regla)}
            aria-label={prueba.nombre}
            onChange={elegir}
          />
        </Button>
      </Box>
      <FormHelperText error={error !== null} sx={{ mx: 0, overflowWrap: 'anywhere' }}>
        {error ?? textoDe(prueba, archivo, listo, regla)}
      </FormHelperText>
    </Box>
  );
}

function textoDe(prueba: Prueba, archivo: File | null, listo: boolean, regla: FileRule): string {
  if (archivo !== null) return `${archivo.name} (${sizeText(archivo.size)})`;
  if (listo) return propios.entregaArchivoListo(prueba.nombreArchivo ?? '');
  if (prueba.rechazada) return propios.entregaPruebaRechazada;
  return conMayuscula(`${regla.name}, máximo 10 MB`);
}
