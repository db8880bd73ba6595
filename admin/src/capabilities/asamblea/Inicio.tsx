import {
  fechaLargaConDia,
  hoyEn,
  mensajes,
  nombreDeDepartamento,
  primerDiaDelMes,
  propios,
  ultimoDiaDelMes,
} from '@adjudica/domain';
import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ErrorState } from '../../ui/ErrorState';
import { KpiCard } from '../../ui/KpiCard';
import { tones } from '../../ui/tones';
import { TareasDeHoy } from '../inicio/TareasDeHoy';
import { useIndicadores } from './consultas';
import { useEnlace } from './enlaces';
import { ProximasAsambleas } from './ProximasAsambleas';
import type { Indicadores } from './tipos';

/** Home of the assembly area (ASA-001…012). */
export default function Inicio() {
  const { data, error, refetch } = useIndicadores();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Bienvenida indicadores={data} />
      {error !== null && data === undefined ? (
        <Card>
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <MiActividad indicadores={data} />
      )}
      <ProximasAsambleas hoy={data?.hoy ?? hoyEn(new Date())} />
    </Box>
  );
}

/** ASA-001, ASA-002, ASA-005, ASA-006, ASA-011. */
function Bienvenida({ indicadores }: { readonly indicadores: Indicadores | undefined }) {
  const user = useUsuario();
  const enlace = useEnlace();
  const departamento = user.idDepartamento === null ? null : nombreDeDepartamento(user.idDepartamento);
  const hoy = indicadores?.hoy ?? hoyEn(new Date());
  const lugar = departamento === null || departamento === user.role ? user.role : `${user.role} · ${departamento}`;
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, md: 2.5 }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Typography variant="h1">{propios.saludo(user.nombre)}</Typography>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', mt: 0.25, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {fechaLargaConDia(hoy)} · {lugar}
        </Typography>
        <Typography variant="body1" component="div" sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          {indicadores === undefined ? <Skeleton width={150} /> : asambleasDeHoy(indicadores.asambleasDeHoy)}
          {/* ASA-011: the director does not see it. */}
          {user.idDepartamento !== '005' && (
            <Typography
              component={Link}
              to={enlace('calendario-asambleas', delDia(hoy))}
              variant="body1"
              sx={{
                color: 'primary.main',
                fontWeight: 560,
                textDecoration: 'none',
                '&:hover': { textDecoration: 'underline' },
              }}
            >
              {mensajes.ASA.verTodas}
            </Typography>
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TareasDeHoy />
        <CanAccess resource="asamblea" action="crear">
          <Button
            component={Link}
            to={`${enlace('calendario-asambleas')}?nueva-fecha=1`}
            variant="outlined"
            startIcon={<EventOutlined />}
          >
            {mensajes.ASA.nuevaFechaAsamblea}
          </Button>
        </CanAccess>
        <CanAccess resource="evento" action="comentar">
          <Button component={Link} to={enlace('comentario-rsa')} variant="contained" startIcon={<AddCommentOutlined />}>
            {propios.comentarioRsa}
          </Button>
        </CanAccess>
        <CanAccess resource="acta" action="generar">
          <Button
            component={Link}
            to={enlace('generar-acta')}
            variant="contained"
            startIcon={<PlaylistAddCheckOutlined />}
          >
            {mensajes.ASA.generarActa}
          </Button>
        </CanAccess>
      </Box>
    </Card>
  );
}

const asambleasDeHoy = (n: number): string =>
  n === 0 ? 'Hoy no hay asambleas' : n === 1 ? 'Hoy hay 1 asamblea' : `Hoy hay ${n} asambleas`;

const delDia = (hoy: string) => ({ fechaDesde: hoy, fechaHasta: hoy });
const delMes = (hoy: string) => ({ fechaDesde: primerDiaDelMes(hoy), fechaHasta: ultimoDiaDelMes(hoy) });

/** Each figure with the filter of the calendar that shows what it counts. */
const indicadoresDelMes = [
  { clave: 'delDia', etiqueta: 'Asambleas del día', filtro: delDia },
  {
    clave: 'completadas',
    etiqueta: 'Asambleas completadas',
    filtro: (hoy: string) => ({ ...delMes(hoy), estado: mensajes.ASA.cerrada }),
  },
  {
    clave: 'sinActa',
    etiqueta: 'Asambleas sin acta',
    filtro: (hoy: string) => ({ ...delMes(hoy), asignado: 'False' }),
  },
] as const;

/** ASA-003, ASA-004: share of the month's assemblies, the colour by the rule. */
function MiActividad({ indicadores }: { readonly indicadores: Indicadores | undefined }) {
  const enlace = useEnlace();
  return (
    <Box component="section" aria-labelledby="mi-actividad">
      <Typography variant="h2" id="mi-actividad" sx={{ mb: 1 }}>
        {mensajes.ASA.miActividadDelMes}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        {indicadoresDelMes.map(({ clave, etiqueta, filtro }) => {
          const indicador = indicadores?.mes[clave];
          return (
            <KpiCard
              key={clave}
              label={etiqueta}
              value={indicador?.cantidad}
              {...(indicador === undefined
                ? { percentage: 0 }
                : {
                    detail: `de ${indicador.total}, ${indicador.porcentaje} %`,
                    percentage: indicador.porcentaje,
                    tone: tones.semaforo[indicador.color],
                    to: enlace('calendario-asambleas', filtro(indicadores?.hoy ?? hoyEn(new Date()))),
                  })}
            />
          );
        })}
      </Box>
    </Box>
  );
}
