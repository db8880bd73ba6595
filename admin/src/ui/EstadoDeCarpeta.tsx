import { colorDeCarpeta, mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { StateChip } from './StateChip';
import { tones } from './tones';

interface EstadoDeCarpetaProps {
  /** One of the labels of the documents. */
  readonly estado: string;
  /** Department that holds the folder. */
  readonly idDepartamento: string | null;
}

/** DOC-009…014: the state of the documents in its colour, and a chip for a folder that is with risk. */
export function EstadoDeCarpeta({ estado, idDepartamento }: EstadoDeCarpetaProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StateChip label={estado} tone={tones.semaforo[colorDeCarpeta(estado)]} />
      {idDepartamento === '004' && <StateChip label={mensajes.EST.enDptoRiesgo} tone="info" />}
    </Box>
  );
}
