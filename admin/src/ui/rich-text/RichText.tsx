import { MAXIMO_ENRIQUECIDO, rechazoDeTextoEnriquecido, textoPlano } from '@adjudica/domain';
import Box from '@mui/material/Box';

interface RichTextProps {
  readonly html: string;
  /** Replaces merge fields by their markup. It must not add other markup. */
  readonly transform?: ((html: string) => string) | undefined;
}

/** Rich text to read. What the rules refuse is shown as plain text. */
export function RichText({ html, transform = (text) => text }: RichTextProps) {
  if (rechazoDeTextoEnriquecido(html, MAXIMO_ENRIQUECIDO) !== null)
    return <Box sx={{ whiteSpace: 'pre-line' }}>{textoPlano(html)}</Box>;
  // Only allowed markup: checked above.
  return <Box className="enriquecido" dangerouslySetInnerHTML={{ __html: transform(html) }} />;
}
