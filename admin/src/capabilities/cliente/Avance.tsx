import { claveDeSolicitud, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { EstadoDeCarpeta } from '../../ui/EstadoDeCarpeta';
import { useTypedFields } from '../../ui/form/typedFields';
import { AvisoDeAjeno, EnviarARiesgo, Faltantes } from '../carpeta';
import { HojaDeDecision, Reabrir, ResolverCarpeta } from '../resolucion';
import type { EstadoDePlan } from './tipos';

interface AvanceProps {
  readonly estado: EstadoDePlan;
  /** The part below has the specified button in its own bar (CLI-041). */
  readonly conBotonAbajo: boolean;
}

/**
 * Where the folder stands, above all its tabs: its documents, how far it is from 'Enviar a Riesgo', and the sending itself, so that nobody has to go back to the
 * application for it. A plan without a folder has nothing to complete.
 */
export function Avance({ estado, conBotonAbajo }: AvanceProps) {
  const { carpeta, requisitos } = estado;
  const { faltantes, escritos } = useMissingFields(estado);
  if (carpeta === null) return null;
  const cumplidos = requisitos - faltantes.length;
  const enRiesgo = carpeta.idDepartamento === '004';
  const aprobada = carpeta.idDepartamento === '003';
  const libre = estado.motivoSuspension === null;
  return (
    <Box sx={{ px: 2, pt: 1, pb: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <LinearProgress
          variant="determinate"
          aria-label="Requisitos completos para enviar a Riesgo"
          value={requisitos === 0 ? 100 : (cumplidos / requisitos) * 100}
          color={faltantes.length === 0 ? 'success' : 'primary'}
          sx={{ flex: 1, height: 5 }}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {cumplidos} de {requisitos}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1.5, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Faltantes faltantes={faltantes} escritos={escritos} enviada={enRiesgo || aprobada} plan={estado} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 38 }}>
          <EstadoDeCarpeta estado={carpeta.estado} idDepartamento={carpeta.idDepartamento} />
          {!enRiesgo && !conBotonAbajo && <EnviarARiesgo carpeta={estado} size="small" />}
          {carpeta.hojaDeDecision !== null && (
            <HojaDeDecision idCodigo={estado.idCodigo} version={carpeta.hojaDeDecision} />
          )}
          {aprobada && libre && <Reabrir carpeta={carpetaDe(estado, carpeta.version)} />}
          {enRiesgo && libre && <ResolverCarpeta carpeta={carpetaDe(estado, carpeta.version)} />}
        </Box>
      </Box>
      <AvisoDeAjeno plan={estado} />
      {aprobada && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {propios.baseCerrada}
        </Typography>
      )}
    </Box>
  );
}

/** What is missing beside what is typed in an application already and waits for its save. */
function useMissingFields({ idCodigo, faltantes }: EstadoDePlan) {
  const escritos = {
    titular: useTypedFields(`solicitud/${claveDeSolicitud(idCodigo, 'titular')}`),
    garante: useTypedFields(`solicitud/${claveDeSolicitud(idCodigo, 'garante')}`),
  };
  const escrito = ({ codigo, campo }: (typeof faltantes)[number]): boolean =>
    campo !== undefined && (codigo.startsWith('garante.') ? escritos.garante : escritos.titular).has(campo);
  const quedan = faltantes.filter((faltante) => !escrito(faltante));
  return { faltantes: quedan, escritos: faltantes.length - quedan.length };
}

const carpetaDe = ({ idCodigo, titular }: EstadoDePlan, version: number) => ({
  id: idCodigo,
  nombreCliente: titular.nombreCompleto,
  version,
});
