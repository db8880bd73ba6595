import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { retryNow, useObstacle } from '../providers/server';

/** Shown over the current page, which stays as it is. */
export function ServerNotice() {
  const obstacle = useObstacle();
  if (obstacle === null) return null;
  const down = obstacle === 'no-answer';
  return (
    <Box
      role="alert"
      sx={{
        position: 'fixed',
        bottom: 16,
        left: 16,
        right: 16,
        zIndex: 'snackbar',
        mx: 'auto',
        maxWidth: 720,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: down ? 'warning.main' : 'primary.main',
        boxShadow: 6,
      }}
    >
      <Typography variant="body2" sx={{ flexGrow: 1 }}>
        {down ? propios.servidorNoResponde : propios.hayNuevaVersion}
      </Typography>
      <Button
        variant="contained"
        size="small"
        sx={{ flexShrink: 0 }}
        onClick={down ? retryNow : () => window.location.reload()}
      >
        {down ? 'Reintentar' : 'Recargar la página'}
      </Button>
    </Box>
  );
}
