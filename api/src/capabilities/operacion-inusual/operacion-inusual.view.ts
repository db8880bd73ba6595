import { cicloDeOperacionInusual } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { instantOf, isoOf, numberOrNull } from '../../columns/columns';
import type { OperacionInusualVista } from './operacion-inusual.dto';
import type { OperacionRow } from './operacion-inusual.store';

export const operacionEnCiclo = lifecycleOf(cicloDeOperacionInusual, {
  factsOf: ({ estado }: OperacionRow) => ({ estado }),
  contextOf: (_: OperacionRow, { actor }) => ({ actor }),
});

const completo = (nombre: string | null, apellido: string | null): string | null =>
  nombre === null ? null : `${nombre} ${apellido ?? ''}`.trim();

export function vistaDeOperacion(row: OperacionRow, context: ViewContext): OperacionInusualVista {
  const { personaId: _, autor, autorApellido, decisor, decisorApellido, ...propia } = row;
  return {
    ...propia,
    monto: numberOrNull(row.monto),
    creadaPor: completo(autor, autorApellido),
    creadaEn: instantOf(row.creadaEn),
    decididaPor: completo(decisor, decisorApellido),
    decididaEn: isoOf(row.decididaEn),
    acciones: operacionEnCiclo.accionesFor(row, context),
  };
}
