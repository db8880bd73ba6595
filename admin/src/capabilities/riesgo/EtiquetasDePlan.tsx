import { propios, RIE, UMBRAL_DE_RIESGO } from '@adjudica/domain';
import type { EstadoDePlan } from '../../generated/api';
import { StateChip } from '../../ui/StateChip';

/** RIE-004: the score as a chip; 0 = nobody calculated it yet. An exception is told beside it, for it opens what the score closes. */
export function PuntajeDePlan({ estado }: { readonly estado: Pick<EstadoDePlan, 'riesgo' | 'excepcion'> }) {
  const { riesgo, excepcion } = estado;
  if (riesgo === 0) return <StateChip label={propios.riesgoSinPuntaje} />;
  return (
    <StateChip
      label={excepcion ? `${riesgo} · ${propios.riesgoExcepcion}` : String(riesgo)}
      tone={riesgo < UMBRAL_DE_RIESGO ? 'error' : 'success'}
    />
  );
}

/** EST-523 */
export function GarantiaDePlan({ conBien }: { readonly conBien: boolean }) {
  return <StateChip label={conBien ? RIE.conBien : RIE.sinBien} tone={conBien ? 'success' : 'warning'} />;
}
