import { controller, type Shared } from '../../composition/shared';
import { ActosDeReferencia } from './referencia.actos';
import { ReferenciaController } from './referencia.controller';
import { referenciasEnActo } from './referencia.en-acto';
import { ReferenciaService } from './referencia.service';

export function composeReferencia({ acts, anexos, codigos, config, referencias }: Shared) {
  const acto = acts.on(referenciasEnActo(referencias, anexos, config));
  const actos = new ActosDeReferencia(acto, referencias, anexos, codigos);
  const referencia = new ReferenciaService(acts, referencias, anexos);
  return { actos, controllers: [controller(ReferenciaController, referencia, actos)] };
}
