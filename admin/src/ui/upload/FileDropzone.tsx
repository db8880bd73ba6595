import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FileRule, limitText } from './rules';
import { type RefusedFile, useFileDrop } from './useFileDrop';

interface FileDropzoneProps {
  readonly rule: FileRule;
  readonly onFiles: (files: readonly File[], refused: readonly RefusedFile[]) => void;
  /** Name of the chosen file, for screens that send it later. */
  readonly chosen?: string | null;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** Accessible name of the hidden field. */
  readonly label?: string;
  /** One line instead of an area. */
  readonly compact?: boolean;
}

/** DOC-515: the common upload widget. Drop files or press the button; type and size are checked before anything is sent. */
export function FileDropzone(props: FileDropzoneProps) {
  const { rule, onFiles, chosen = null, multiple = false, disabled = false, compact = false } = props;
  const { label = multiple ? 'Archivos' : 'Archivo' } = props;
  const { getRootProps, inputProps, isDragActive, open } = useFileDrop({ rule, multiple, disabled, onFiles });
  const Icon = chosen === null ? UploadFileOutlined : DescriptionOutlined;
  const prompt = multiple ? 'Arrastre aquí los archivos' : 'Arrastre aquí el archivo';
  return (
    <Box
      {...getRootProps()}
      sx={{
        display: 'flex',
        flexDirection: compact ? 'row' : 'column',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        px: 2,
        py: compact ? 1 : 3,
        border: '1px dashed',
        borderColor: isDragActive ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isDragActive ? 'action.hover' : 'background.default',
        textAlign: 'center',
      }}
    >
      <Icon
        sx={{ color: chosen === null ? 'text.disabled' : 'primary.main', fontSize: compact ? 20 : 30 }}
        aria-hidden
      />
      <Typography
        variant="body2"
        sx={{
          overflowWrap: 'anywhere',
          fontWeight: chosen === null ? 400 : 600,
          ...(compact && { color: 'text.secondary' }),
        }}
      >
        {isDragActive ? 'Suelte para elegir' : (chosen ?? `${prompt}: ${rule.name}, hasta ${limitText(rule.maxBytes)}`)}
      </Typography>
      <Button size="small" variant="outlined" disabled={disabled} onClick={open}>
        {chosen !== null ? 'Cambiar archivo' : multiple ? 'Elegir archivos' : 'Elegir archivo'}
      </Button>
      <input {...inputProps} aria-label={label} />
    </Box>
  );
}
