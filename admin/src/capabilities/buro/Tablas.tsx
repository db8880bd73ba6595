import { tablasDeBuro } from '@adjudica/domain';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Informe } from './consultas';
import { Operaciones } from './Operaciones';

/** BUR-507: the tables that have rows. */
export function Tablas({ informe }: { readonly informe: Informe }) {
  const id = useId();
  return tablasDeBuro
    .filter(({ codigo }) => informe[codigo].length > 0)
    .map(({ codigo, nombre }) => (
      <Card key={codigo} component="section" aria-labelledby={`${id}-${codigo}`}>
        <Typography variant="h3" component="h2" id={`${id}-${codigo}`} sx={{ px: 2, py: 1.25 }}>
          {nombre}
        </Typography>
        <Operaciones tabla={nombre} operaciones={informe[codigo]} />
      </Card>
    ));
}
