import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import RotateLeftOutlined from '@mui/icons-material/RotateLeftOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ControlDeVista, EstadoDeVista } from './tipos';

interface BarraDeVistaProps {
  readonly vista: EstadoDeVista;
  readonly control: () => ControlDeVista | null;
  readonly onRotar: (grados: 90 | -90) => void;
  readonly onDescargar: () => void;
  /** Nothing is on the screen yet. */
  readonly disabled: boolean;
  readonly children?: ReactNode;
}

/** Zoom, rotation, pages, download: the same for every kind of file. */
export function BarraDeVista({ vista, control, onRotar, onDescargar, disabled, children }: BarraDeVistaProps) {
  const { pagina, paginas, escala } = vista;
  const boton = { disabled };
  return (
    <Box
      role="toolbar"
      aria-label="Vista del documento"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.25,
        px: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Boton nombre="Alejar" onClick={() => control()?.alejar()} {...boton}>
        <ZoomOutOutlined fontSize="small" />
      </Boton>
      <Typography
        variant="caption"
        sx={{ minWidth: 38, textAlign: 'center', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {Math.round(escala * 100)} %
      </Typography>
      <Boton nombre="Acercar" onClick={() => control()?.acercar()} {...boton}>
        <ZoomInOutlined fontSize="small" />
      </Boton>
      <Boton nombre="Ajustar" onClick={() => control()?.ajustar()} {...boton}>
        <FitScreenOutlined fontSize="small" />
      </Boton>
      <Boton nombre="Girar a la izquierda" onClick={() => onRotar(-90)} {...boton}>
        <RotateLeftOutlined fontSize="small" />
      </Boton>
      <Boton nombre="Girar a la derecha" onClick={() => onRotar(90)} {...boton}>
        <RotateRightOutlined fontSize="small" />
      </Boton>
      {paginas > 1 && (
        <>
          <Boton
            nombre="Página anterior"
            disabled={disabled || pagina <= 1}
            onClick={() => control()?.irAPagina(pagina - 1)}
          >
            <KeyboardArrowUp fontSize="small" />
          </Boton>
          <Typography
            variant="caption"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            {pagina} / {paginas}
          </Typography>
          <Boton
            nombre="Página siguiente"
            disabled={disabled || pagina >= paginas}
            onClick={() => control()?.irAPagina(pagina + 1)}
          >
            <KeyboardArrowDown fontSize="small" />
          </Boton>
        </>
      )}
      <Box sx={{ flex: 1, minWidth: 4 }} />
      {children}
      <Boton nombre="Descargar" onClick={onDescargar} {...boton}>
        <DownloadOutlined fontSize="small" />
      </Boton>
    </Box>
  );
}

interface BotonProps {
  readonly nombre: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** An icon with its name, for the eye and for the ear; disabled ones keep their tooltip. */
export function Boton({ nombre, onClick, disabled = false, children }: BotonProps) {
  return (
    <Tooltip title={nombre}>
      <span>
        <IconButton size="small" aria-label={nombre} onClick={onClick} disabled={disabled}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
