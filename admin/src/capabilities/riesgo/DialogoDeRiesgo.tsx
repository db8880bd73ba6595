import { mensajes } from '@adjudica/domain';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { RiesgoVista } from '../../generated/api';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { type Rechazo, useActos, useRiesgo } from './consultas';
import { Excepcion } from './Excepcion';
import { Garantias } from './Garantias';
import { Parametros } from './Parametros';
import { Puntaje } from './Puntaje';

const { propios } = mensajes;

interface DialogoDeRiesgoProps {
  readonly idCodigo: string;
  readonly onClose: () => void;
}

/** RIE-001, CLI-016: risk parameters and score of a plan. What can be done in it is what the API says that this user may do now. */
export default function DialogoDeRiesgo({ idCodigo, onClose }: DialogoDeRiesgoProps) {
  const titleId = useId();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const { data: vista, error, isFetching, refetch } = useRiesgo(idCodigo);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="lg" fullWidth fullScreen={phone}>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {propios.riesgoParametros}
        <Typography component="span" variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
          {idCodigo}
        </Typography>
        <IconButton aria-label="Cerrar" onClick={onClose} edge="end">
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ minHeight: 320 }}>
        {vista !== undefined ? (
          <Riesgo vista={vista} />
        ) : isFetching || error === null ? (
          <LoadingState />
        ) : (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Riesgo({ vista }: { readonly vista: RiesgoVista }) {
  const actos = useActos(vista);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {actos.rechazo !== null && <AvisoDeRechazo rechazo={actos.rechazo} />}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'stretch',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Puntaje vista={vista} actos={actos} />
        <Garantias vista={vista} actos={actos} />
      </Box>
      <Excepcion vista={vista} actos={actos} />
      {vista.parametros.length === 0 ? (
        <EmptyState message={propios.riesgoSinParametros} />
      ) : (
        <Parametros vista={vista} actos={actos} />
      )}
    </Box>
  );
}

function AvisoDeRechazo({ rechazo: { texto, cambios } }: { readonly rechazo: Rechazo }) {
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {texto}
      {cambios.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {cambios.map((cambio) => (
            <li key={cambio}>{cambio}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
