import { insigniaDeDias, mensajes } from '@adjudica/domain';
import { StateChip } from './StateChip';

interface BusinessDayBadgeProps {
  /** 'YYYY-MM-DD' */
  readonly desde: string;
  /** 'YYYY-MM-DD', today in Ecuador: `hoyEn(new Date())`, or the day the API reports. */
  readonly hoy: string;
}

/** GEN-513…515: business days since a date, green up to 17, red above. */
export function BusinessDayBadge({ desde, hoy }: BusinessDayBadgeProps) {
  const { dias, color } = insigniaDeDias(desde, hoy);
  return <StateChip label={mensajes.GEN.dias(dias)} tono={color === 'verde' ? 'exito' : 'error'} />;
}
