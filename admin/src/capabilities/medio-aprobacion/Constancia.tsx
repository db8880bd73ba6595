import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { fechaHora } from '../../ui/format';
import { useMedio } from './consultas';
import { rutaDeMedio } from './rutas';

/** Who made it, sent it, decided it, and what it stands in for: one quiet paragraph. */
export function Constancia() {
  const { fecha, creadoPor, enviadoEn, enviadoPor, decididoEn, decididoPor, estado, ejecutivo, reemplazaA } =
    useMedio();
  const alguien = propios.sinUsuario;
  const hechos = [
    propios.medioLoCreo(creadoPor ?? alguien, fechaHora(fecha)),
    enviadoEn === null ? null : propios.medioLoEnvio(enviadoPor ?? alguien, fechaHora(enviadoEn)),
    decididoEn === null
      ? null
      : propios.medioLoDecidio(estado === 'aprobado', decididoPor ?? alguien, fechaHora(decididoEn)),
  ].filter((hecho) => hecho !== null);
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {hechos.join(', ')}. Ejecutivo: {ejecutivo?.nombre ?? propios.medioSinEjecutivo}.
      {reemplazaA !== null && (
        <>
          {' '}
          <Otro id={reemplazaA} texto={propios.medioReemplaza(reemplazaA)} />.
        </>
      )}
    </Typography>
  );
}

/** MED-524: why it was not approved (or what risk wrote when it approved), and the one that took its place. */
export function Decision() {
  const { estado, motivo, reemplazadoPor } = useMedio();
  if (motivo === null && reemplazadoPor === null) return null;
  return (
    <Alert severity={estado === 'rechazado' ? 'error' : 'success'} sx={{ mb: 2 }}>
      {motivo !== null && (
        <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {motivo}
        </Box>
      )}
      {reemplazadoPor !== null && <Otro id={reemplazadoPor} texto={propios.medioReemplazadoPor(reemplazadoPor)} />}
    </Alert>
  );
}

function Otro({ id, texto }: { readonly id: number; readonly texto: string }) {
  const { role } = useUsuario();
  return (
    <MuiLink component={Link} to={rutaDeMedio(role, id)} color="inherit" underline="always">
      {texto}
    </MuiLink>
  );
}
