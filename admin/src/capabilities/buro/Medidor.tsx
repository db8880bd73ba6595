import { bandaDePuntaje, bandasDePuntaje, PUNTAJE_MAXIMO, PUNTAJE_MINIMO } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GaugeContainer, GaugeReferenceArc, GaugeValueArc, gaugeClasses, useGaugeState } from '@mui/x-charts/Gauge';
import { nombreDeBanda, tonoDeBanda } from './bandas';

const ABERTURA = 105;
const ANCHO = 230;
const ALTO = 150;

/** BUR-504, BUR-505: the score in a gauge from 1 to 999, with the three bands around it. */
export default function Medidor({ puntaje }: { readonly puntaje: number }) {
  const tema = useTheme();
  const banda = bandaDePuntaje(puntaje);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center' }}>
      <Box
        role="meter"
        aria-label="Puntaje"
        aria-valuemin={PUNTAJE_MINIMO}
        aria-valuemax={PUNTAJE_MAXIMO}
        aria-valuenow={puntaje}
        aria-valuetext={`${puntaje}, ${nombreDeBanda[banda]}`}
        data-banda={banda}
        sx={{ position: 'relative', width: ANCHO, height: ALTO }}
      >
        <Box aria-hidden sx={{ position: 'absolute', inset: 0 }}>
          <GaugeContainer
            width={ANCHO}
            height={ALTO}
            value={puntaje}
            valueMin={PUNTAJE_MINIMO}
            valueMax={PUNTAJE_MAXIMO}
            startAngle={-ABERTURA}
            endAngle={ABERTURA}
            innerRadius="72%"
            outerRadius="90%"
            cornerRadius={3}
            margin={6}
            sx={{
              [`& .${gaugeClasses.referenceArc}`]: { fill: tema.palette.divider },
              [`& .${gaugeClasses.valueArc}`]: { fill: colorDe(tema, banda) },
            }}
          >
            <GaugeReferenceArc />
            <GaugeValueArc />
            <Bandas />
          </GaugeContainer>
        </Box>
        <Box sx={{ position: 'absolute', insetInline: 0, top: '44%', textAlign: 'center', lineHeight: 1.1 }}>
          <Typography
            component="p"
            sx={{ fontSize: '2.25rem', fontWeight: 680, letterSpacing: '-0.03em', lineHeight: 1 }}
          >
            {puntaje}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {PUNTAJE_MINIMO}–{PUNTAJE_MAXIMO}
          </Typography>
        </Box>
      </Box>
      <Box component="ul" sx={{ display: 'flex', gap: 1.5, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {bandasDePuntaje.map(({ banda: cual, desde, hasta }) => (
          <Typography
            key={cual}
            component="li"
            variant="caption"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              fontVariantNumeric: 'tabular-nums',
              color: cual === banda ? 'text.primary' : 'text.secondary',
              fontWeight: cual === banda ? 650 : 400,
            }}
          >
            <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: colorDe(tema, cual) }} />
            {desde}–{hasta}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const colorDe = ({ palette }: Theme, banda: keyof typeof tonoDeBanda): string => palette[tonoDeBanda[banda]].main;

/** A thin ring outside the value's: where each band begins and ends. */
function Bandas() {
  const tema = useTheme();
  const { cx, cy, outerRadius, startAngle, endAngle } = useGaugeState();
  const radio = outerRadius * 1.08;
  const angulo = (puntaje: number): number =>
    startAngle + ((puntaje - PUNTAJE_MINIMO) / (PUNTAJE_MAXIMO - PUNTAJE_MINIMO)) * (endAngle - startAngle);
  const punto = (a: number): string => `${cx + radio * Math.sin(a)} ${cy - radio * Math.cos(a)}`;
  return bandasDePuntaje.map(({ banda, desde, hasta }) => {
    // A small gap between two bands
    const [de, a] = [angulo(desde) + 0.02, angulo(hasta) - 0.02];
    return (
      <path
        key={banda}
        d={`M ${punto(de)} A ${radio} ${radio} 0 ${a - de > Math.PI ? 1 : 0} 1 ${punto(a)}`}
        fill="none"
        stroke={colorDe(tema, banda)}
        strokeWidth={4}
        strokeLinecap="round"
      />
    );
  });
}
