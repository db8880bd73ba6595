import { propios } from '@adjudica/domain';
import type { DerechoVista } from '../../generated/api';
import { SecondLine } from '../../ui/SecondLine';
import { StateChip } from '../../ui/StateChip';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { tones } from '../../ui/tones';

/** Of the request around it. */
export function EstadoDeDerechoField() {
  const { estado, tipo } = useShownRecord<DerechoVista>();
  // what it does goes on until it is lifted
  if (estado === 'atendida' && tipo === 'bloqueo') return <StateChip label={propios.enSuspension} tone="warning" />;
  return <StateChip label={propios.estadoDeDerecho[estado]} tone={tones.derecho[estado]} />;
}

/** How much of the legal term is left; of what was answered nothing. */
export function PlazoDeDerechoField() {
  const { dias } = useShownRecord<DerechoVista>();
  if (dias === null) return null;
  if (dias < 0) return <StateChip label={propios.derechoVencido(-dias)} tone="error" />;
  return <SecondLine>{propios.derechoVence(dias)}</SecondLine>;
}
