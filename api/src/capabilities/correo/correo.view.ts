import { cicloDeCorreo } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf } from '../../columns/columns';
import type { CorreoVista } from './correo.dto';
import type { FilaDeCorreo } from './correo.store';

export const correoEnCiclo = lifecycleOf(cicloDeCorreo, {
  factsOf: ({ estado }: FilaDeCorreo) => ({ estado }),
  contextOf: (_: FilaDeCorreo, { actor }) => ({ actor }),
});

export const vistaDeCorreo = (fila: FilaDeCorreo, context: ViewContext): CorreoVista => ({
  ...fila,
  creadoEn: isoOf(fila.creadoEn) as string,
  ultimoIntento: isoOf(fila.ultimoIntento),
  enviadoEn: isoOf(fila.enviadoEn),
  acciones: correoEnCiclo.accionesFor(fila, context),
});
