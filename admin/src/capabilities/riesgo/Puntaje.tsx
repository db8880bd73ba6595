import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ParametroDeRiesgoVista, RiesgoVista } from '../../generated/api';
import { fechaHora, vacio } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';
import { type Actos, useVigencia } from './consultas';
import { Panel } from './Panel';

const colorDe = { rojo: 'error.main', verde: 'success.main' } as const;

/** RIE-004, RIE-015…017: the score in its colour and in words, who calculated it, and the button of who may. */
export function Puntaje({ vista, actos }: { readonly vista: RiesgoVista; readonly actos: Actos }) {
  const { puntaje, color, umbral, calculadoPor, calculadoEn, acciones } = vista;
  const { enCurso, calcular } = actos;
  const marca = ultimaMarca(vista);
  return (
    <Panel
      titulo={propios.riesgoPuntajeTitulo}
      accion={
        acciones.includes('calcular') && (
          <Button
            size="small"
            variant={puntaje === null ? 'contained' : 'outlined'}
            onClick={calcular}
            loading={enCurso === 'calcular'}
            disabled={enCurso !== null}
          >
            {puntaje === null ? propios.riesgoCalcular : propios.riesgoRecalcular}
          </Button>
        )
      }
    >
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography
          component="strong"
          data-color={color ?? undefined}
          sx={{
            fontSize: '2.25rem',
            fontWeight: 650,
            lineHeight: 1.2,
            fontVariantNumeric: 'tabular-nums',
            color: color === null ? 'text.disabled' : colorDe[color],
          }}
        >
          {puntaje ?? vacio}
        </Typography>
        {color === null ? (
          <StateChip label={propios.riesgoSinPuntaje} />
        ) : (
          <StateChip
            label={color === 'rojo' ? propios.riesgoBajoUmbral(umbral) : propios.riesgoSobreUmbral(umbral)}
            tone={tones.semaforo[color]}
          />
        )}
      </Box>
      {calculadoEn !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {propios.riesgoCalculadoPor(calculadoPor ?? propios.sinUsuario, fechaHora(calculadoEn))}
        </Typography>
      )}
      <Vigencia vista={vista} />
      {marca !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {propios.riesgoUltimaMarca(marca.marcadoPor ?? propios.sinUsuario, fechaHora(marca.marcadoEn))}
        </Typography>
      )}
    </Panel>
  );
}

/** Says that the score is not of what is registered any more, and what changed. */
function Vigencia({ vista }: { readonly vista: RiesgoVista }) {
  const { data } = useVigencia(vista);
  if (data === undefined || data.cambiados.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
      <StateChip label={propios.riesgoDesactualizado} tone="warning" />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {propios.riesgoCambiados(data.cambiados)}
      </Typography>
    </Box>
  );
}

/** The last mark by hand since the calculation: whose act the score is as it stands. */
const ultimaMarca = ({ parametros, calculadoEn }: RiesgoVista): ParametroDeRiesgoVista | undefined =>
  parametros
    .filter(({ origen, marcadoEn }) => origen === 'manual' && (marcadoEn ?? '') > (calculadoEn ?? ''))
    .sort((a, b) => ((a.marcadoEn ?? '') < (b.marcadoEn ?? '') ? 1 : -1))[0];
