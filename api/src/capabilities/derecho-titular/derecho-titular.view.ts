import { cicloDeDerecho, diasParaAtender } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { instantOf, isoOf } from '../../columns/columns';
import type { DerechoVista } from './derecho-titular.dto';
import type { DerechoRow } from './derecho-titular.store';

export const derechoEnCiclo = lifecycleOf(cicloDeDerecho, {
  factsOf: ({ estado, tipo, exportadaEn }: DerechoRow) => ({ estado, tipo, exportadaEn }),
  contextOf: (_: DerechoRow, { actor }) => ({ actor }),
});

const completo = (nombre: string | null, apellido: string | null): string | null =>
  nombre === null ? null : `${nombre} ${apellido ?? ''}`.trim();

export function vistaDeDerecho(row: DerechoRow, context: ViewContext, hoy: string): DerechoVista {
  const { creador, creadorApellido, decisor, decisorApellido, levantador, levantadorApellido, ...propia } = row;
  const { personaId: _, creadoEn, ...derecho } = propia;
  return {
    ...derecho,
    dias: diasParaAtender(row, hoy),
    creadaPor: completo(creador, creadorApellido),
    creadaEn: instantOf(creadoEn),
    exportadaEn: isoOf(row.exportadaEn),
    decididaPor: completo(decisor, decisorApellido),
    decididaEn: isoOf(row.decididaEn),
    levantadaPor: completo(levantador, levantadorApellido),
    levantadaEn: isoOf(row.levantadaEn),
    acciones: derechoEnCiclo.accionesFor(row, context),
  };
}

/** For the audit, without the person's own words and answer, which are in the request. */
export const resumenDeDerecho = ({ tipo, estado, ingreso, vence, personaId, sha256, dato }: DerechoRow) => ({
  tipo,
  estado,
  ingreso,
  vence,
  personaId,
  sha256,
  dato,
});
