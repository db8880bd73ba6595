import { propios, RIE } from '@adjudica/domain';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { RiesgoVista } from '../../generated/api';
import { fechaHora } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import type { Actos } from './consultas';
import { GarantiaDePlan } from './EtiquetasDePlan';
import { Panel } from './Panel';

/** RIE-012…014, EST-523: rows of the guarantee check, the badge that follows from them, and their review, which 004 confirms and takes back. */
export function Garantias({ vista, actos }: { readonly vista: RiesgoVista; readonly actos: Actos }) {
  const { garantias, garantiasConfirmadas, etiquetaGarantias, etiquetaGarantia, garantiasPor, garantiasEn, acciones } =
    vista;
  const { enCurso, confirmar } = actos;
  return (
    <Panel
      titulo={propios.riesgoRevisionDeGarantias}
      accion={<GarantiaDePlan conBien={etiquetaGarantia === RIE.conBien} />}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 38 }}>
        {acciones.includes('garantias') ? (
          <FormControlLabel
            label={etiquetaGarantias}
            control={
              <Switch
                checked={garantiasConfirmadas}
                // What is under way keeps the focus; a second press of it does nothing.
                disabled={enCurso !== null && enCurso !== 'garantias'}
                onChange={(_, confirmado) => confirmar(confirmado)}
                slotProps={{ input: { 'aria-busy': enCurso === 'garantias' } }}
              />
            }
          />
        ) : (
          <Box sx={{ mr: 1.5 }}>
            <StateChip label={etiquetaGarantias} tone={garantiasConfirmadas ? 'success' : 'neutral'} />
          </Box>
        )}
        {garantiasEn !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {propios.riesgoGarantiasPor(garantiasPor ?? propios.sinUsuario, fechaHora(garantiasEn))}
          </Typography>
        )}
      </Box>
      {garantias.length > 0 && (
        <Box
          component="ul"
          aria-label={propios.riesgoGarantia}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          {garantias.map(({ nombre, cumple }) => (
            <Typography component="li" variant="body2" key={nombre}>
              {nombre}:{' '}
              <Box component="strong" sx={{ color: cumple === 'S' ? 'success.main' : 'text.secondary' }}>
                {cumple === 'S' ? 'Sí' : 'No'}
              </Box>
            </Typography>
          ))}
        </Box>
      )}
    </Panel>
  );
}
