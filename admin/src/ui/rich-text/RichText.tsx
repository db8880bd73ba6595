import { MAXIMO_ENRIQUECIDO, rechazoDeTextoEnriquecido, textoPlano } from '@adjudica/domain';
import Box from '@mui/material/Box';

interface RichTextProps {
  readonly html: string;
  /** Draws what stands for something else in it: merge fields. It adds nothing but markup of ours. */
  readonly transform?: ((html: string) => string) | undefined;
}

/** Rich text to read. What the rules would refuse is shown as its letters. */
export function RichText({ html, transform = (text) => text }: RichTextProps) {
  if (rechazoDeTextoEnriquecido(html, MAXIMO_ENRIQUECIDO) !== null)
    return <Box sx={{ whiteSpace: 'pre-line' }}>{textoPlano(html)}</Box>;
  // nothing but the vocabulary: judged in the line above
  return <Box className="enriquecido" dangerouslySetInnerHTML={{ __html: transform(html) }} />;
}
