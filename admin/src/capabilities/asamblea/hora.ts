import { leerHora } from '@adjudica/domain';

/**
 * What the hour field shows while somebody types: figures and one colon, set by itself after the second figure ('0730' → '07:30', '9:' →
 * '09:'). Whatever else was written or pasted ('7:30 PM', '24:00') stays as it is and is refused with its own text (ASA-079).
 * @param anterior what the field showed before this key, so that deleting the colon is possible
 */
export function enmascararHora(escrito: string, anterior = ''): string {
  const [, hora, minutos] = /^(\d{1,2}):(\d{0,2})$/.exec(escrito) ?? /^(\d{2})(\d{1,2})$/.exec(escrito) ?? [];
  if (hora !== undefined) return `${hora.padStart(2, '0')}:${minutos}`;
  const borrando = anterior.length > escrito.length;
  return /^\d{2}$/.test(escrito) && !borrando ? `${escrito}:` : escrito;
}

/** On leaving the field: a bare '9' or '9:3' stays as it is and is refused, '7:30' becomes '07:30'. */
export function completarHora(escrito: string): string {
  return leerHora(escrito) ?? escrito;
}
