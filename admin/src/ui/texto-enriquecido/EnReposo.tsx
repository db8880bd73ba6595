import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useRef } from 'react';
import type { CampoEnriquecidoProps, Lugar } from './Editor';
import { hoja } from './hoja';
import { conCamposDibujados } from './nombrados';
import { TextoEnriquecido } from './TextoEnriquecido';

/** As high as the editor's buttons, and its list of merge fields below them: the text does not move when they come. */
const BARRA = 36;
const CAMPOS = 46;

interface EnReposoProps extends CampoEnriquecidoProps {
  /** Somebody may be about to go into it. */
  readonly onCerca: () => void;
  readonly onTocar: (lugar: Lugar) => void;
}

/** What the editor of a rich text is until somebody goes into it, by a press or by the keyboard: the text on its page, to be read. */
export function EnReposo({ name, label, value, disabled = false, error, helperText, campos, ...ida }: EnReposoProps) {
  const porRaton = useRef(false);
  const conCampos = campos !== undefined;
  const { onCerca, onTocar } = ida;
  const presionado = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    onTocar({ x: clientX - left, y: clientY - top, desplazado: currentTarget.scrollTop });
  };
  return (
    <Box data-campo={name} sx={{ minWidth: 0 }}>
      <Typography
        variant="caption"
        component="div"
        sx={{ mb: 0.5, color: error === undefined ? 'text.secondary' : 'error.main' }}
      >
        {label}
      </Typography>
      <Typography
        variant="body2"
        sx={{
          height: conCampos ? BARRA + CAMPOS : BARRA,
          mb: 0.75,
          color: 'text.secondary',
          display: 'flex',
          alignItems: 'end',
        }}
      >
        {!disabled && propios.editorAlTocar}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Box
          role="textbox"
          aria-multiline
          aria-readonly
          aria-label={label}
          tabIndex={disabled ? -1 : 0}
          onPointerEnter={onCerca}
          onPointerDown={() => {
            porRaton.current = true;
          }}
          {...(!disabled && {
            onClick: presionado,
            onFocus: () => {
              if (!porRaton.current) onTocar({ x: 0, y: 0, desplazado: 0 });
            },
          })}
          sx={{
            ...hoja,
            maxWidth: '172mm',
            border: 1,
            borderColor: error === undefined ? 'divider' : 'error.main',
            borderRadius: 1,
            cursor: disabled ? 'default' : 'text',
          }}
        >
          <TextoEnriquecido html={value ?? ''} dibujar={conCampos ? conCamposDibujados : undefined} />
        </Box>
      </Box>
      <FormHelperText error={error !== undefined}>{error ?? helperText ?? ' '}</FormHelperText>
    </Box>
  );
}
