import { MAXIMO_ENRIQUECIDO, rechazoDeTextoEnriquecido, textoPlano } from '@adjudica/domain';
import Box from '@mui/material/Box';

/** Rich text to read. What the rules would refuse is shown as its letters. */
export function TextoEnriquecido({ html }: { readonly html: string }) {
  if (rechazoDeTextoEnriquecido(html, MAXIMO_ENRIQUECIDO) !== null)
    return <Box sx={{ whiteSpace: 'pre-line' }}>{textoPlano(html)}</Box>;
  // nothing but the vocabulary: judged in the line above
  return <Box className="enriquecido" dangerouslySetInnerHTML={{ __html: html }} />;
}
