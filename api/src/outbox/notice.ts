import { LIMITES, mensajes, recortar } from '@adjudica/domain';
import type { Mensaje } from '../entities/mensaje.entity';

const { propios } = mensajes;
/** Leaves room for the server's answer behind a long subject or address. */
const MAX_ASUNTO = 120;
const MAX_DESTINATARIO = 120;

/** Notice to administrators about a dead letter. */
export function avisoDeCorreo({
  asunto,
  destinatario,
  ultimoError,
}: Pick<Mensaje, 'asunto' | 'destinatario' | 'ultimoError'>): { titulo: string; texto: string } {
  const texto = propios.correoRechazado(
    recortar(asunto, MAX_ASUNTO),
    recortar(destinatario, MAX_DESTINATARIO),
    ultimoError ?? '',
  );
  return { titulo: propios.correoAbandonado, texto: recortar(texto, LIMITES.comentario) };
}
