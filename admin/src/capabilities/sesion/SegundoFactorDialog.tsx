import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { components } from '../../generated/api';
import { useApiQuery } from '../../providers/useApiQuery';
import { ActDialog } from '../../ui/act/ActDialog';
import { ReadingDialog } from '../../ui/dialogs/ReadingDialog';
import { SecretDialog } from '../../ui/dialogs/SecretDialog';
import { fechaHora } from '../../ui/format';
import { QueryState } from '../../ui/QueryState';
import { confirmacion, inicio, renovacion, retiro } from './segundoFactor.actos';

type Autenticador = components['schemas']['AutenticadorPorConfirmar'];
type Codigos = components['schemas']['CodigosDeRecuperacion'];

/** What is being done; one window at a time. */
type Paso =
  | { readonly que: 'estado' | 'inicio' | 'renovacion' | 'retiro' }
  | { readonly que: 'confirmacion'; readonly autenticador: Autenticador }
  | { readonly que: 'codigos'; readonly codigos: readonly string[] };

/** One's own authenticator: put in, new recovery codes, taken out. */
export default function SegundoFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const [paso, setPaso] = useState<Paso>({ que: 'estado' });
  // a window that closes because it is done must not close what follows it
  const volver = () => setPaso((ahora) => (ahora.que === 'estado' ? ahora : { que: 'estado' }));
  const mostrar = ({ codigosDeRecuperacion }: Codigos) => setPaso({ que: 'codigos', codigos: codigosDeRecuperacion });

  switch (paso.que) {
    case 'estado':
      return <EstadoActual onPaso={setPaso} onClose={onClose} />;
    case 'inicio':
      return (
        <ActDialog<Autenticador>
          key="inicio"
          acto={inicio}
          id={null}
          conserva
          maxWidth="xs"
          onHecho={(autenticador) => setPaso({ que: 'confirmacion', autenticador })}
          onClose={volver}
        >
          {propios.segundoFactorQueEs}
        </ActDialog>
      );
    case 'confirmacion':
      return (
        <ActDialog<Codigos>
          key="confirmacion"
          acto={confirmacion}
          id={null}
          conserva
          maxWidth="xs"
          onHecho={mostrar}
          onClose={volver}
        >
          <ParaElTelefono {...paso.autenticador} />
        </ActDialog>
      );
    case 'renovacion':
      return (
        <ActDialog<Codigos>
          key="renovacion"
          acto={renovacion}
          id={null}
          conserva
          maxWidth="xs"
          onHecho={mostrar}
          onClose={volver}
        >
          {propios.codigosDescripcion}
        </ActDialog>
      );
    case 'retiro':
      return <ActDialog key="retiro" acto={retiro} id={null} conserva maxWidth="xs" onClose={volver} />;
    case 'codigos':
      return (
        <SecretDialog
          title={propios.codigosTitulo}
          secret={paso.codigos.join('\n')}
          onceText={propios.codigosUnaVez}
          onClose={onClose}
        >
          {propios.codigosDescripcion}
        </SecretDialog>
      );
  }
}

function EstadoActual({ onPaso, onClose }: { readonly onPaso: (paso: Paso) => void; readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    '/auth/segundo-factor',
    {},
    // another window, or the administrator, may have changed it
    { gcTime: 0 },
  );
  return (
    <ReadingDialog
      title={propios.segundoFactorTitulo}
      maxWidth="xs"
      onClose={onClose}
      actions={
        data === undefined ? undefined : data.activo ? (
          <>
            <Button color="error" onClick={() => onPaso({ que: 'retiro' })}>
              {propios.segundoFactorQuitar}
            </Button>
            <Button variant="outlined" onClick={() => onPaso({ que: 'renovacion' })}>
              {propios.segundoFactorRenovar}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={() => onPaso({ que: 'inicio' })}>
            {propios.segundoFactorActivar}
          </Button>
        )
      }
    >
      {data === undefined ? (
        <QueryState error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {propios.segundoFactorQueEs}
          </Typography>
          {data.activo && (
            <Typography variant="body2" sx={{ mt: 2 }}>
              {propios.segundoFactorDesde(fechaHora(data.desde as Parameters<typeof fechaHora>[0]))}{' '}
              {propios.segundoFactorQuedan(data.codigosDisponibles)}
            </Typography>
          )}
        </>
      )}
    </ReadingDialog>
  );
}

/** The code is drawn on white in either theme: cameras read nothing else. */
function ParaElTelefono({ qr, secretoDeAutenticador }: Autenticador) {
  return (
    <>
      {propios.segundoFactorEscanee}
      <Box
        component="img"
        alt={propios.segundoFactorQr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        sx={{ display: 'block', width: 208, maxWidth: '100%', mx: 'auto', my: 2, bgcolor: '#fff', borderRadius: 1 }}
      />
      <Typography variant="caption" component="p">
        {propios.segundoFactorClave}
      </Typography>
      <Typography
        component="output"
        variant="body2"
        sx={{ display: 'block', fontFamily: 'ui-monospace, monospace', userSelect: 'all', color: 'text.primary' }}
      >
        {secretoDeAutenticador.match(/.{1,4}/g)?.join(' ')}
      </Typography>
    </>
  );
}
