import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { RiesgoVista } from '../../generated/api';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';
import { EmptyState } from '../../ui/EmptyState';
import { QueryState } from '../../ui/QueryState';
import { StateChip } from '../../ui/StateChip';
import { type Rechazo, useActos, useRiesgo } from './consultas';
import { Excepcion } from './Excepcion';
import { Garantias } from './Garantias';
import { Parametros } from './Parametros';
import { Puntaje } from './Puntaje';

interface DialogoDeRiesgoProps {
  readonly idCodigo: string;
  readonly onClose: () => void;
}

/** RIE-001, CLI-016: risk parameters and score of a plan. What can be done in it is what the API says that this user may do now. */
export default function DialogoDeRiesgo({ idCodigo, onClose }: DialogoDeRiesgoProps) {
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const [escrito, setEscrito] = useState(false);
  const { data: vista, error, isFetching, refetch } = useRiesgo(idCodigo);
  return (
    <ReadingDialog
      title={propios.riesgoParametros}
      fullScreen={phone}
      content={{ sx: { minHeight: 320 } }}
      dirty={escrito}
      onClose={onClose}
      beside={
        <>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {idCodigo}
          </Typography>
          {/* Its panel may be scrolled away while somebody marks; the head stays. */}
          {vista?.puntaje != null && (
            <span aria-hidden>
              <StateChip
                label={propios.riesgoPuntaje(vista.puntaje)}
                tone={vista.color === 'rojo' ? 'error' : 'success'}
              />
            </span>
          )}
        </>
      }
    >
      {vista !== undefined ? (
        <Riesgo vista={vista} onEscrito={setEscrito} />
      ) : (
        <QueryState error={error} isFetching={isFetching} refetch={refetch} />
      )}
    </ReadingDialog>
  );
}

interface RiesgoProps {
  readonly vista: RiesgoVista;
  readonly onEscrito: (escrito: boolean) => void;
}

function Riesgo({ vista, onEscrito }: RiesgoProps) {
  const actos = useActos(vista);
  return (
    <>
      {actos.rechazo !== null && <AvisoDeRechazo rechazo={actos.rechazo} onClose={actos.olvidar} />}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
        <Excepcion vista={vista} actos={actos} onEscrito={onEscrito} />
        {vista.parametros.length === 0 ? (
          <EmptyState message={propios.riesgoSinParametros} />
        ) : (
          <Parametros vista={vista} actos={actos} />
        )}
      </Box>
    </>
  );
}

interface AvisoDeRechazoProps {
  readonly rechazo: Rechazo;
  readonly onClose: () => void;
}

/** Seen wherever in the list the refused mark stands, without moving the list. */
function AvisoDeRechazo({ rechazo: { texto, cambios }, onClose }: AvisoDeRechazoProps) {
  return (
    <Alert
      severity="warning"
      onClose={onClose}
      closeText="Ocultar"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        mb: 1.5,
        maxHeight: '40vh',
        overflowY: 'auto',
        overflowWrap: 'anywhere',
      }}
    >
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
