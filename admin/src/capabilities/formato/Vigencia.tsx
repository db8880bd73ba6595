import { nombreDeSituacion } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { fecha } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { tones } from '../../ui/tones';
import type { FormatoDeLista } from './tipos';

/** Of the version around it, unless one is given. */
export function SituacionField(props: { readonly record?: Pick<FormatoDeLista, 'id' | 'situacion'> }) {
  const formato = useRecordContext(props);
  return formato && <StateChip label={nombreDeSituacion[formato.situacion]} tone={tones.formato[formato.situacion]} />;
}

export function Vigencia({ vigenteDesde, vigenteHasta }: Pick<FormatoDeLista, 'vigenteDesde' | 'vigenteHasta'>) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {vigenteHasta === null ? `Desde ${fecha(vigenteDesde)}` : `${fecha(vigenteDesde)} a ${fecha(vigenteHasta)}`}
    </Box>
  );
}
