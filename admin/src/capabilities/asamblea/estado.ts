import { type ColorDeIndicador, mensajes } from '@adjudica/domain';
import type { Tono } from '../../ui/StateChip';

/** ASA-021, ASA-022: an open assembly is work to do, a closed one is done. */
export const tonoDeAsamblea = (estado: string): Tono => (estado === mensajes.ASA.cerrada ? 'neutro' : 'info');

/** ASA-004: the rule's colour in the screens' own palette. */
export const tonoDeIndicador = { rojo: 'error', amarillo: 'aviso', verde: 'exito' } as const satisfies Record<
  ColorDeIndicador,
  Tono
>;
