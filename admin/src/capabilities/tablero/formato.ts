import { vacio } from '../../ui/format';

/** Days with the comma and one decimal at most: '17,5'. */
export const enDias = (dias: number | null): string =>
  dias === null ? vacio : dias.toLocaleString('es-EC', { maximumFractionDigits: 1 });

/** '▲ 3', '▼ 1,5', 'Sin cambio': with its sign as a word for who does not see it. */
export function cambioEscrito(valor: number | null, anterior: number | null): string {
  if (valor === null || anterior === null) return vacio;
  const cambio = Math.round((valor - anterior) * 10) / 10;
  if (cambio === 0) return 'Sin cambio';
  return `${cambio > 0 ? '▲ +' : '▼ −'}${enDias(Math.abs(cambio))}`;
}
