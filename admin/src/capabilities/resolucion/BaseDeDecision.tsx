import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { BaseDeDecisionVista, ParametroDeBaseVista } from '../../generated/api';
import { Reglas } from '../../ui/act/Reglas';
import { FactLines } from '../../ui/FactLines';

/** What an approval is based on, in the words of the sheet that keeps it: the policy first, since it asks something of the reader. */
export function BaseDeDecision({ base }: { readonly base: BaseDeDecisionVista }) {
  const { reglas, datos, faltantes, sinRevisar, parametros } = base;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, my: 1.5, color: 'text.primary' }}>
      <Parte titulo={propios.decisionPolitica}>
        <Reglas reglas={reglas} />
      </Parte>
      <Parte titulo={propios.decisionBase}>
        <FactLines lines={datos} />
      </Parte>
      <Plegado
        titulo={faltantes.length === 0 ? propios.decisionNadaFalta : propios.decisionFaltantes(faltantes.length)}
        lineas={faltantes}
      />
      <Plegado
        titulo={sinRevisar.length === 0 ? propios.decisionTodoRevisado : propios.decisionSinRevisar(sinRevisar.length)}
        lineas={sinRevisar}
      />
      {parametros.length > 0 && (
        <Plegado titulo={propios.decisionParametros(parametros.length)} lineas={parametros.map(textoDe)} />
      )}
    </Box>
  );
}

const textoDe = ({ nombre, cumple, puntos, encontrado, segun }: ParametroDeBaseVista): string =>
  `${nombre}: ${cumple}, ${puntos}. ${encontrado}. ${segun}`;

function Parte({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 0.75, color: 'text.secondary' }}>
        {titulo}
      </Typography>
      {children}
    </Box>
  );
}

/** A heading that opens its lines; without lines just the sentence. */
function Plegado({ titulo, lineas }: { readonly titulo: string; readonly lineas: readonly string[] }) {
  if (lineas.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {titulo}
      </Typography>
    );
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content' }}>
        {titulo}
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, '& li': { overflowWrap: 'anywhere' } }}>
        {lineas.map((linea) => (
          <li key={linea}>{linea}</li>
        ))}
      </Box>
    </details>
  );
}
