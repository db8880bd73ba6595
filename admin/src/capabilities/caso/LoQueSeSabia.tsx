import { type PasoDelCaso, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useApiQuery } from '../../providers/useApiQuery';
import { Reglas } from '../../ui/act/Reglas';
import { fechaHora } from '../../ui/format';

interface LoQueSeSabiaProps {
  readonly idCodigo: string;
  readonly paso: PasoDelCaso;
  /** Number of the order, payment or note; left out = the plan itself. */
  readonly clave?: number | string;
}

/** The rules of a step as they stood when it was last taken, and why it was taken although one was not met. */
export function LoQueSeSabia({ idCodigo, paso, clave = idCodigo }: LoQueSeSabiaProps) {
  const { data } = useApiQuery('/caso/{idCodigo}/decisiones', { idCodigo });
  const decision = data?.decisiones.find((una) => una.paso === paso && una.clave === String(clave));
  if (decision === undefined) return null;
  const { reglas, motivo, quien, fecha } = decision;
  return (
    <Box component="details" sx={{ my: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content' }}>
        {propios.casoSabido}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {quien ?? propios.sinUsuario}, {fechaHora(fecha)}
          {motivo !== null && `. ${propios.casoPorQue}: ${motivo}`}
        </Typography>
        <Reglas reglas={reglas} />
      </Box>
    </Box>
  );
}
