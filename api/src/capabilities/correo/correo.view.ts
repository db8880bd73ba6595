import { cicloDeCorreo } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf } from '../../columns/columns';
import type { CorreoVista } from './correo.dto';
import type { CorreoRow } from './correo.store';

export const correoEnCiclo = lifecycleOf(cicloDeCorreo, {
  factsOf: ({ estado }: CorreoRow) => ({ estado }),
  contextOf: (_: CorreoRow, { actor }) => ({ actor }),
});

export const vistaDeCorreo = (row: CorreoRow, context: ViewContext): CorreoVista => ({
  ...row,
  creadoEn: isoOf(row.creadoEn) as string,
  ultimoIntento: isoOf(row.ultimoIntento),
  enviadoEn: isoOf(row.enviadoEn),
  acciones: correoEnCiclo.accionesFor(row, context),
});
