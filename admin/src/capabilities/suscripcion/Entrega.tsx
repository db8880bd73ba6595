import { propios } from '@adjudica/domain';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import type { EnviosReenviados, SuscripcionConSecreto, SuscripcionVista } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { newKey } from '../../providers/idempotency';
import { ActDialog } from '../../ui/act/ActDialog';
import { SecretDialog } from '../../ui/dialogs/SecretDialog';
import { Facts } from '../../ui/Facts';
import { fechaHora } from '../../ui/format';
import { useNotifyError } from '../../ui/useNotifyError';
import { useSingleMutation } from '../../ui/useSingleMutation';
import { EstadoDeSuscripcion } from './estado';
import { nuevoSecreto, reenvioDesde } from './suscripcion.actos';

type Abierto = 'secreto' | 'reenvio' | { readonly nuevo: string };

const instante = (valor: Parameters<typeof fechaHora>[0] | null): string => (valor === null ? '—' : fechaHora(valor));

/** How a subscription takes its messages, and what can be done about it. */
export function Entrega({ suscripcion, envios }: { readonly suscripcion: SuscripcionVista; readonly envios: string }) {
  const tituloId = useId();
  const refresh = useRefresh();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const cerrar = () => setAbierto(null);
  const { id, version, nombre } = suscripcion;
  const prueba = useSingleMutation({
    mutationFn: () => dataProvider.post('/suscripcion/{id}/probar', { id }, null, { key: newKey() }),
    onSuccess: () => {
      notify(propios.suscripcionProbada, { type: 'success' });
      refresh();
    },
    onError: (error) => notifyError(error),
  });
  return (
    <Card component="section" aria-labelledby={tituloId} sx={{ maxWidth: 860, mt: 2, px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="h2" id={tituloId}>
          Entrega
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={envios}>
            Ver envíos
          </Button>
          <Button onClick={() => prueba.run(undefined)} disabled={prueba.pending}>
            {propios.suscripcionProbar}
          </Button>
          <Button onClick={() => setAbierto('reenvio')}>{propios.suscripcionReenviar}</Button>
          <Button variant="outlined" startIcon={<KeyOutlined />} onClick={() => setAbierto('secreto')}>
            {propios.secretoGenerar}
          </Button>
        </Box>
      </Box>
      <Box sx={{ maxWidth: 420, mt: 1 }}>
        <Facts
          facts={[
            { label: 'Estado', value: <EstadoDeSuscripcion suscripcion={suscripcion} /> },
            { label: 'No recibe desde', value: instante(suscripcion.fallaDesde) },
            { label: 'Última entrega', value: instante(suscripcion.ultimoExito) },
            { label: 'Por entregar', value: suscripcion.pendientes },
            { label: 'Fallidos', value: suscripcion.fallidos },
            { label: 'Dos secretos hasta', value: instante(suscripcion.traslapeHasta) },
          ]}
        />
      </Box>
      {abierto === 'secreto' && (
        <ActDialog<SuscripcionConSecreto>
          acto={nuevoSecreto}
          id={id}
          fijos={{ version }}
          efecto={propios.secretoGenerarDescripcion}
          onHecho={({ claveSecreta }) => setAbierto({ nuevo: claveSecreta })}
          onClose={cerrar}
        />
      )}
      {abierto === 'reenvio' && (
        <ActDialog<EnviosReenviados>
          acto={reenvioDesde}
          id={id}
          efecto={propios.suscripcionReenviarDescripcion}
          onHecho={({ cantidad }) => notify(propios.enviosReenviados(cantidad), { type: 'success' })}
          onClose={cerrar}
        />
      )}
      {abierto !== null && typeof abierto !== 'string' && (
        <SecretDialog
          title={propios.secretoTitulo}
          secret={abierto.nuevo}
          onceText={propios.secretoUnaVez}
          onClose={() => {
            cerrar();
            refresh();
          }}
        >
          Para <b>{nombre}</b>. {propios.secretoUnaVez}
        </SecretDialog>
      )}
    </Card>
  );
}
