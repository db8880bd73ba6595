import { leerHora } from '@adjudica/domain';

/**
 * What the hour field shows while somebody types: figures and one colon, set by itself after the second figure ('0730' → '07:30', '9:' →
 * '09:'). Nothing is corrected into another hour: 24:00 stays and is refused with its own text (ASA-079).
 * @param anterior what the field showed before this key, so that deleting the colon is possible
 */
export function enmascararHora(escrito: string, anterior = ''): string {
  const [antes = '', ...resto] = escrito.replace(/[^\d:]/g, '').split(':');
  if (resto.length > 0) return `${antes.slice(-2).padStart(2, '0')}:${resto.join('').slice(0, 2)}`;
  if (antes.length > 2) return `${antes.slice(0, 2)}:${antes.slice(2, 4)}`;
  const borrando = anterior.length > escrito.length;
  return antes.length === 2 && !borrando ? `${antes}:` : antes;
}

/** On leaving the field: a bare '9' or '9:3' stays as it is and is refused, '7:30' becomes '07:30'. */
export function completarHora(escrito: string): string {
  return leerHora(escrito) ?? escrito;
}
