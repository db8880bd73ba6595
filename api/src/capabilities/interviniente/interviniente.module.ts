import { controller, type Shared } from '../../composition/shared';
import { ActosDeInterviniente, type PapelesEnCurso } from './interviniente.actos';
import { IntervinienteController } from './interviniente.controller';
import { intervinientesEnActo } from './interviniente.en-acto';
import { IntervinienteService } from './interviniente.service';

/** The persons of a case, whom its papers share. */
export function composeInterviniente(shared: Shared, papeles: PapelesEnCurso) {
  const { accessLog, acts, carpetas, codigos, config, eventos, intervinientes } = shared;
  const acto = acts.on(intervinientesEnActo(intervinientes, carpetas, config));
  const actos = new ActosDeInterviniente(acto, intervinientes, codigos, eventos, papeles);
  const interviniente = new IntervinienteService(intervinientes, accessLog, acts);
  return { actos, controllers: [controller(IntervinienteController, interviniente, actos)] };
}
