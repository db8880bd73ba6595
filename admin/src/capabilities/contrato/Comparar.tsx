import { mensajes, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Comparison } from '../../ui/comparison/Comparison';
import type { BloqueDetalle } from './tipos';

const FORMATO = 0;

interface CompararProps {
  readonly detalle: BloqueDetalle | undefined;
  /** As it stands in the editor. */
  readonly texto: string | null;
}

/** Against the format with the values of now, or against an earlier text of the block. */
export function Comparar({ detalle, texto }: CompararProps) {
  const [con, setCon] = useState(FORMATO);
  const versiones = detalle?.versiones ?? [];
  const antes = con === FORMATO ? (detalle?.propuesto ?? null) : versiones.find(({ numero }) => numero === con)?.texto;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        label={propios.bloqueCompararCon}
        value={con}
        onChange={({ target }) => setCon(Number(target.value))}
      >
        <MenuItem value={FORMATO}>{propios.bloqueConFormato}</MenuItem>
        {versiones.map(({ numero, escritoPor }) => (
          <MenuItem key={numero} value={numero}>
            {propios.bloqueConVersion(numero, escritoPor ?? '')}
          </MenuItem>
        ))}
      </TextField>
      {typeof antes === 'string' && texto !== null ? (
        <Comparison before={antes} after={texto} />
      ) : (
        <Typography variant="body2">{mensajes.GEN.sinRegistros}</Typography>
      )}
    </Box>
  );
}
