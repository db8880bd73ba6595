import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fecha, fechaHora } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { ConsultasAnteriores } from './ConsultasAnteriores';
import type { Informe } from './consultas';

interface EncabezadoProps {
  readonly informe: Informe;
  /** The page says already that the bureau is a made-up one. */
  readonly pruebaDicha?: boolean;
  /** Why the bureau gave nothing newer, said beside what is stored. */
  readonly falla: string | null;
  readonly enCurso: boolean;
  readonly onDeNuevo: () => void;
  readonly onAutorizar: () => void;
}

/** BUR-503: of whom, who asked and when, and what is to be known before one relies on it. */
export function Encabezado({ informe, pruebaDicha = false, falla, enCurso, onDeNuevo, onAutorizar }: EncabezadoProps) {
  const { acciones, consentimiento } = informe;
  const faltan = [
    ...(consentimiento === null ? [propios.buroSinAutorizacion] : []),
    ...(informe.documentoDeAutorizacion ? [] : [propios.buroSinDocumento]),
  ];
  const puedeRepetir = acciones.includes('consultar-de-nuevo');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {informe.nombreSujeto}
            </Typography>
            {informe.prueba && !pruebaDicha && <StateChip label={propios.buroDePrueba} tone="warning" />}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            Cédula {informe.cedula} ·{' '}
            {propios.buroConsultadoPor(informe.consultadoPor, fechaHora(informe.consultadoEn))}
            {consentimiento !== null && ` · ${propios.buroAutorizadoEl(fecha(consentimiento))}`}
          </Typography>
          {informe.motivo !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              Motivo: {informe.motivo}
            </Typography>
          )}
        </Box>
        <ConsultasAnteriores informe={informe} />
        {puedeRepetir && (
          <Button variant="outlined" onClick={onDeNuevo} loading={enCurso}>
            {propios.buroConsultarDeNuevo}
          </Button>
        )}
      </Box>
      {falla !== null && (
        <Alert severity="warning">
          {falla} {propios.buroMuestraGuardada(fecha(informe.fecha))}
        </Alert>
      )}
      {falla === null && puedeRepetir && !informe.deHoy && (
        <Alert severity="info">{propios.buroDeOtroDia(fecha(informe.fecha))}</Alert>
      )}
      {informe.clienteDistinto !== null && (
        <Alert severity="error">{propios.buroNombreDistinto(informe.clienteDistinto)}</Alert>
      )}
      {informe.avisos.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {propios.buroAvisos(informe.avisos.join(', '))}
        </Alert>
      )}
      {faltan.length > 0 && (
        <Alert
          severity="info"
          action={
            acciones.includes('registrar-autorizacion') ? (
              <Button color="inherit" size="small" onClick={onAutorizar} disabled={enCurso}>
                {propios.buroRegistrarAutorizacion}
              </Button>
            ) : undefined
          }
        >
          {faltan.join(' ')}
        </Alert>
      )}
    </Box>
  );
}
