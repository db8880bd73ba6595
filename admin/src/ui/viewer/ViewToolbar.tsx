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
import type { ViewControl, ViewState } from './types';

interface ViewToolbarProps {
  readonly view: ViewState;
  readonly control: () => ViewControl | null;
  readonly onRotate: (degrees: 90 | -90) => void;
  readonly onDownload: () => void;
  /** The file is not loaded yet. */
  readonly disabled: boolean;
  readonly children?: ReactNode;
}

/** Zoom, rotation, pages, download: the same for every kind of file. */
export function ViewToolbar({ view, control, onRotate, onDownload, disabled, children }: ViewToolbarProps) {
  const { page, pages, scale } = view;
  const button = { disabled };
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
      <ViewerButton name="Alejar" onClick={() => control()?.zoomOut()} {...button}>
        <ZoomOutOutlined fontSize="small" />
      </ViewerButton>
      <Typography
        variant="caption"
        sx={{ minWidth: 38, textAlign: 'center', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {Math.round(scale * 100)} %
      </Typography>
      <ViewerButton name="Acercar" onClick={() => control()?.zoomIn()} {...button}>
        <ZoomInOutlined fontSize="small" />
      </ViewerButton>
      <ViewerButton name="Ajustar" onClick={() => control()?.fit()} {...button}>
        <FitScreenOutlined fontSize="small" />
      </ViewerButton>
      <ViewerButton name="Girar a la izquierda" onClick={() => onRotate(-90)} {...button}>
        <RotateLeftOutlined fontSize="small" />
      </ViewerButton>
      <ViewerButton name="Girar a la derecha" onClick={() => onRotate(90)} {...button}>
        <RotateRightOutlined fontSize="small" />
      </ViewerButton>
      {pages > 1 && (
        <>
          <ViewerButton
            name="Página anterior"
            disabled={disabled || page <= 1}
            onClick={() => control()?.goToPage(page - 1)}
          >
            <KeyboardArrowUp fontSize="small" />
          </ViewerButton>
          <Typography
            variant="caption"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            {page} / {pages}
          </Typography>
          <ViewerButton
            name="Página siguiente"
            disabled={disabled || page >= pages}
            onClick={() => control()?.goToPage(page + 1)}
          >
            <KeyboardArrowDown fontSize="small" />
          </ViewerButton>
        </>
      )}
      <Box sx={{ flex: 1, minWidth: 4 }} />
      {children}
      <ViewerButton name="Descargar" onClick={onDownload} {...button}>
        <DownloadOutlined fontSize="small" />
      </ViewerButton>
    </Box>
  );
}

interface ViewerButtonProps {
  readonly name: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** An icon button with a tooltip, also while it is disabled. */
export function ViewerButton({ name, onClick, disabled = false, children }: ViewerButtonProps) {
  return (
    <Tooltip title={name}>
      <span>
        <IconButton size="small" aria-label={name} onClick={onClick} disabled={disabled}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
