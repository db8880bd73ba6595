import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { limiteEnTexto, type ReglaDeArchivo } from './reglas';
import { type ArchivoRechazado, useZona } from './useZona';

interface ZonaDeArchivosProps {
  readonly regla: ReglaDeArchivo;
  readonly onArchivos: (archivos: readonly File[], rechazados: readonly ArchivoRechazado[]) => void;
  /** Name of the chosen file, where the screen keeps one before it sends it. */
  readonly elegido?: string | null;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** Accessible name of the hidden field. */
  readonly label?: string;
  /** One line instead of a field. */
  readonly compacta?: boolean;
}

/** DOC-515: the common upload widget. Drop files or press the button; type and size are checked before anything is sent. */
export function ZonaDeArchivos(props: ZonaDeArchivosProps) {
  const { regla, onArchivos, elegido = null, multiple = false, disabled = false, compacta = false } = props;
  const { label = multiple ? 'Archivos' : 'Archivo' } = props;
  const { getRootProps, propsDeInput, isDragActive, open } = useZona({ regla, multiple, disabled, onArchivos });
  const Icono = elegido === null ? UploadFileOutlined : DescriptionOutlined;
  const lugar = multiple ? 'Arrastre aquí los archivos' : 'Arrastre aquí el archivo';
  return (
    <Box
      {...getRootProps()}
      sx={{
        display: 'flex',
        flexDirection: compacta ? 'row' : 'column',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        px: 2,
        py: compacta ? 1 : 3,
        border: '1px dashed',
        borderColor: isDragActive ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isDragActive ? 'action.hover' : 'background.default',
        textAlign: 'center',
      }}
    >
      <Icono
        sx={{ color: elegido === null ? 'text.disabled' : 'primary.main', fontSize: compacta ? 20 : 30 }}
        aria-hidden
      />
      <Typography
        variant="body2"
        sx={{
          overflowWrap: 'anywhere',
          fontWeight: elegido === null ? 400 : 600,
          ...(compacta && { color: 'text.secondary' }),
        }}
      >
        {isDragActive
          ? 'Suelte para elegir'
          : (elegido ?? `${lugar}: ${regla.nombre}, hasta ${limiteEnTexto(regla.maximo)}`)}
      </Typography>
      <Button size="small" variant="outlined" disabled={disabled} onClick={open}>
        {elegido !== null ? 'Cambiar archivo' : multiple ? 'Elegir archivos' : 'Elegir archivo'}
      </Button>
      <input {...propsDeInput} aria-label={label} />
    </Box>
  );
}
