import { nombreDeSituacion } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { fecha } from '../../ui/formato';
import { StateChip } from '../../ui/StateChip';
import { type FormatoDeLista, tonoDeSituacion } from './tipos';

export const Situacion = ({ situacion }: Pick<FormatoDeLista, 'situacion'>) => (
  <StateChip label={nombreDeSituacion[situacion]} tono={tonoDeSituacion[situacion]} />
);

export function Vigencia({ vigenteDesde, vigenteHasta }: Pick<FormatoDeLista, 'vigenteDesde' | 'vigenteHasta'>) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {vigenteHasta === null ? `Desde ${fecha(vigenteDesde)}` : `${fecha(vigenteDesde)} a ${fecha(vigenteHasta)}`}
    </Box>
  );
}
