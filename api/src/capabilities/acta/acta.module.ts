import { controller, type Shared } from '../../composition/shared';
import type { ActosSobreAsambleas, AsambleaService } from '../asamblea';
import { ActosDeActa } from './acta.actos';
import { AvisosDeActa } from './acta.avisos';
import { ActaController } from './acta.controller';
import { EmisionDeActa } from './acta.emision';
import { PlanDeRegeneracion } from './acta.regenerar';
import { ActaService } from './acta.service';

interface DeAsamblea {
  readonly acto: ActosSobreAsambleas;
  readonly asamblea: AsambleaService;
}

/** Minutes: they award what an assembly decided. */
export function composeActa(shared: Shared, { acto, asamblea }: DeAsamblea) {
  const { catalogo: catalogos, clock, emision } = shared;
  const almacenes = { ...shared, catalogos };
  const efectos = new EmisionDeActa(almacenes, new AvisosDeActa(shared));
  const actos = new ActosDeActa(acto, efectos, new PlanDeRegeneracion(efectos), emision, clock);
  const acta = new ActaService(emision);
  return { actos, acta, controllers: [controller(ActaController, asamblea, acta, actos)] };
}
