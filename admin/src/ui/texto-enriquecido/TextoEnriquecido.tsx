import { MAXIMO_ENRIQUECIDO, rechazoDeTextoEnriquecido, textoPlano } from '@adjudica/domain';
import Box from '@mui/material/Box';

interface TextoEnriquecidoProps {
  readonly html: string;
  /** Draws what stands for something else in it: merge fields. It adds nothing but markup of ours. */
  readonly dibujar?: ((html: string) => string) | undefined;
}

/** Rich text to read. What the rules would refuse is shown as its letters. */
export function TextoEnriquecido({ html, dibujar = (texto) => texto }: TextoEnriquecidoProps) {
  if (rechazoDeTextoEnriquecido(html, MAXIMO_ENRIQUECIDO) !== null)
    return <Box sx={{ whiteSpace: 'pre-line' }}>{textoPlano(html)}</Box>;
  // nothing but the vocabulary: judged in the line above
  return <Box className="enriquecido" dangerouslySetInnerHTML={{ __html: dibujar(html) }} />;
}
