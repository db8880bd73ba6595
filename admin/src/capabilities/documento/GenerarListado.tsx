import { DOC, type DuenoDeDocumento, propios } from '@adjudica/domain';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import type { DocumentoDePrevio, PrevioDeListado } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { useApiQuery } from '../../providers/useApiQuery';
import { ActFrame } from '../../ui/act/ActDialog';
import type { Act } from '../../ui/act/types';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { ownPath } from '../../ui/navigation';
import { nombreDeDueno } from './tipos';

const acto: Act = {
  path: '/plan/{idCodigo}/documentos/generar',
  titulo: propios.generarElListado,
  confirmar: propios.generarElListado,
  exito: DOC.listadoGenerado,
};

interface BotonGenerarProps {
  readonly plan: string;
  readonly variant?: ButtonProps['variant'];
}

/** DOC-038, DOC-039: makes the list, or brings it up to date; what that would change is shown before. Nothing that was uploaded is lost by it. */
export function BotonGenerar({ plan, variant = 'text' }: BotonGenerarProps) {
  const [abierto, setAbierto] = useState(false);
  return (
    <CanAccess resource="documento" action="generar">
      <Button
        variant={variant}
        startIcon={<PlaylistAddCheckOutlined />}
        aria-haspopup="dialog"
        onClick={() => setAbierto(true)}
      >
        {propios.generarElListado}
      </Button>
      {abierto && (
        <DialogWindow fullOnPhone maxWidth="sm" onClose={() => setAbierto(false)}>
          <Previo plan={plan} onClose={() => setAbierto(false)} />
        </DialogWindow>
      )}
    </CanAccess>
  );
}

function Previo({ plan, onClose }: { readonly plan: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useApiQuery(
    '/plan/{idCodigo}/documentos/generar',
    { idCodigo: plan },
    { gcTime: 0 },
  );
  if (data === undefined)
    return <LoadingFrame title={acto.titulo} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  const grupos = gruposDe(data);
  return (
    <ActFrame acto={acto} id={plan} enviable={data.motivo === null && grupos.length > 0} onClose={onClose}>
      <Cambios previo={data} grupos={grupos} />
    </ActFrame>
  );
}

type Grupo = readonly [titulo: string, documentos: readonly DocumentoDePrevio[]];

const gruposDe = ({ agregados, vuelven, noAplican, reemplazados }: PrevioDeListado): Grupo[] =>
  (
    [
      [propios.listadoAgrega, agregados],
      [propios.listadoVuelven, vuelven],
      [propios.listadoNoAplican, noAplican],
      [propios.listadoReemplaza, reemplazados],
    ] as const
  ).filter(([, documentos]) => documentos.length > 0);

function Cambios({ previo, grupos }: { readonly previo: PrevioDeListado; readonly grupos: readonly Grupo[] }) {
  const { role } = useUsuario();
  const { id, cedula, motivo, carpetaAprobada } = previo;
  if (motivo !== null)
    return (
      <Alert severity="warning">
        {motivo}.{' '}
        <MuiLink
          component={Link}
          to={ownPath(role, `estado-cliente/${encodeURIComponent(cedula)}?plan=${encodeURIComponent(id)}`)}
          color="inherit"
        >
          {propios.irALaSolicitud(id)}
        </MuiLink>
      </Alert>
    );
  if (grupos.length === 0) return <>{propios.listadoAlDia}</>;
  return (
    <>
      {carpetaAprobada && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {propios.listadoJuntoALaCarpeta}
        </Alert>
      )}
      {grupos.map(([titulo, documentos]) => (
        <Box key={titulo} sx={{ mt: 1 }}>
          <Typography variant="body2" component="h3" sx={{ fontWeight: 560 }}>
            {titulo}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {documentos.map(({ nombre, dueno }) => (
              <li key={`${nombre} ${dueno}`}>
                {nombre}, {nombreDeDueno[dueno as DuenoDeDocumento]}
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}
