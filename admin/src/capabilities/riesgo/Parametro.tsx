import { propios } from '@adjudica/domain';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import type { ParametroDeRiesgoVista } from '../../generated/api';
import { fechaHora } from '../../ui/format';
import { lazy } from '../../ui/lazy';
import { StateChip } from '../../ui/StateChip';
import type { Actos } from './consultas';

/** Loads with the first mark. */
const MarcaDialog = lazy(() => import('./MarcaDialog'));

interface ParametroProps {
  readonly parametro: ParametroDeRiesgoVista;
  /** This user may say whether it is met (RIE-007). */
  readonly marca: boolean;
  readonly actos: Actos;
}

/** RIE-002: one parameter with what was found and its points; its name opens what was looked at and who marked it. */
export function Parametro({ parametro: fila, marca, actos: { enCurso, marcar } }: ParametroProps) {
  const id = useId();
  const [abierto, setAbierto] = useState(false);
  /** What is to be marked, once its reason is given; undefined = nothing. */
  const [porMarcar, setPorMarcar] = useState<boolean | null>();
  const { codigo, parametro, cumple, origen, encontrado } = fila;
  // Where there is no rule a mark is all that there can be.
  const sinHallar = fila.automatico ? propios.riesgoSinRevisar : origen === null ? propios.riesgoSoloMarca : null;
  const hallado = encontrado ?? sinHallar;
  const enviando = enCurso === `marca:${codigo}`;
  const ocupado = enCurso !== null && !enviando;

  return (
    <Box
      component="li"
      sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5 }}
      data-origen={origen ?? undefined}
      aria-busy={enviando}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Checkbox
          size="small"
          checked={cumple}
          // The mark that is under way keeps the focus; a second press of it does nothing.
          disabled={!marca || ocupado}
          onChange={(_, ahora) => enviando || setPorMarcar(ahora)}
          slotProps={{
            input: {
              'aria-label': `${parametro.nombre}, ${
                fila.informativo ? propios.riesgoInformativo : propios.riesgoPuntos(parametro.valor)
              }`,
              'aria-describedby': `${id}-encontrado`,
            },
          }}
          sx={{
            ml: -1,
            // Readable when read-only: whether it is met must be seen by everybody. Short waits do not flicker.
            '&.Mui-disabled': { color: cumple ? 'success.main' : 'text.disabled' },
            opacity: ocupado && marca ? 0.5 : 1,
            transition: 'opacity 120ms 250ms',
          }}
        />
        <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            <ButtonBase
              aria-expanded={abierto}
              aria-controls={`${id}-detalle`}
              onClick={() => setAbierto(!abierto)}
              sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left', borderRadius: 0.5 }}
            >
              <Typography component="span" variant="body1" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
                {parametro.nombre}
              </Typography>
              <ExpandMore
                fontSize="small"
                sx={{ color: 'text.secondary', transform: abierto ? 'rotate(180deg)' : 'none', flexShrink: 0 }}
              />
            </ButtonBase>
            <Puntos fila={fila} />
          </Box>
          <Box id={`${id}-encontrado`} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            {hallado !== null && (
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {hallado}
              </Typography>
            )}
            {origen === 'manual' && <StateChip label={propios.riesgoMarcado} tone="info" />}
          </Box>
          <Box id={`${id}-detalle`} hidden={!abierto}>
            <Detalle fila={fila} />
            {marca && origen === 'manual' && (
              <Button
                size="small"
                variant="outlined"
                onClick={() => setPorMarcar(null)}
                loading={enviando}
                disabled={enCurso !== null}
                sx={{ my: 0.75 }}
              >
                {fila.automatico ? propios.riesgoVolverARegla : propios.riesgoQuitarMarca}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      {porMarcar !== undefined && (
        <Suspense fallback={null}>
          <MarcaDialog
            parametro={fila}
            cumple={porMarcar}
            onMotivo={(motivo) => marcar(codigo, porMarcar, motivo)}
            onClose={() => setPorMarcar(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** What it gave of what it can give; an informative one counts for nothing (RIE-005). */
function Puntos({ fila: { informativo, valor, parametro } }: { readonly fila: ParametroDeRiesgoVista }) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        color: valor > 0 ? 'success.main' : 'text.secondary',
      }}
    >
      {informativo ? propios.riesgoInformativo : `${valor} / ${parametro.valor}`}
    </Typography>
  );
}

function Detalle({ fila }: { readonly fila: ParametroDeRiesgoVista }) {
  const {
    codigo,
    parametro,
    origen,
    mirado,
    garantia,
    informativo,
    marcadoPor,
    marcadoEn,
    marcadoAntes,
    marcadoMotivo,
  } = fila;
  const lineas = [
    ...(parametro.detalle === null ? [] : [parametro.detalle]),
    ...(mirado === null ? [] : [`${propios.riesgoMirado}: ${mirado}`]),
    ...(origen === 'manual' && marcadoEn !== null
      ? [propios.riesgoMarcadoPor(marcadoPor ?? propios.sinUsuario, fechaHora(marcadoEn))]
      : []),
    ...(marcadoAntes === null ? [] : [`${propios.riesgoMarcaAntes}: ${marcadoAntes}`]),
    ...(marcadoMotivo === null ? [] : [`${propios.riesgoMarcaMotivo}: ${marcadoMotivo}`]),
    [codigo, ...(garantia ? [propios.riesgoGarantia] : []), ...(informativo ? [propios.riesgoNoSuma] : [])].join(' · '),
  ];
  return (
    <Box sx={{ pl: 1, my: 0.5, borderLeft: 2, borderColor: 'divider' }}>
      {lineas.map((linea) => (
        <Typography key={linea} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {linea}
        </Typography>
      ))}
    </Box>
  );
}
