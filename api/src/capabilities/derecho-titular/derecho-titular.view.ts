import { cicloDeDerecho, diasParaAtender } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { instantOf, isoOf } from '../../columns/columns';
import type { DerechoVista } from './derecho-titular.dto';
import type { FilaDeDerecho } from './derecho-titular.store';

export const derechoEnCiclo = lifecycleOf(cicloDeDerecho, {
  factsOf: ({ estado, tipo, exportadaEn }: FilaDeDerecho) => ({ estado, tipo, exportadaEn }),
  contextOf: (_: FilaDeDerecho, { actor }) => ({ actor }),
});

const completo = (nombre: string | null, apellido: string | null): string | null =>
  nombre === null ? null : `${nombre} ${apellido ?? ''}`.trim();

export function vistaDeDerecho(fila: FilaDeDerecho, context: ViewContext, hoy: string): DerechoVista {
  const { creador, creadorApellido, decisor, decisorApellido, levantador, levantadorApellido, ...propia } = fila;
  const { personaId: _, creadoEn, ...derecho } = propia;
  return {
    ...derecho,
    dias: diasParaAtender(fila, hoy),
    creadaPor: completo(creador, creadorApellido),
    creadaEn: instantOf(creadoEn),
    exportadaEn: isoOf(fila.exportadaEn),
    decididaPor: completo(decisor, decisorApellido),
    decididaEn: isoOf(fila.decididaEn),
    levantadaPor: completo(levantador, levantadorApellido),
    levantadaEn: isoOf(fila.levantadaEn),
    acciones: derechoEnCiclo.accionesFor(fila, context),
  };
}

/** What the audit keeps: that of the person himself stands in the request. */
export const resumenDeDerecho = ({ tipo, estado, ingreso, vence, personaId, sha256, dato }: FilaDeDerecho) => ({
  tipo,
  estado,
  ingreso,
  vence,
  personaId,
  sha256,
  dato,
});
