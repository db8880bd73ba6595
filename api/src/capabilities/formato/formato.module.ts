import { controller, type Shared } from '../../composition/shared';
import { ActosDeFormato } from './formato.actos';
import { FormatoController } from './formato.controller';
import { formatosEnActo } from './formato.en-acto';
import { FormatoService, type ValoresDePlan } from './formato.service';

export function composeFormato(
  { acts, borradores, clock, config, formatos, usuarios }: Shared,
  contrato: ValoresDePlan,
) {
  const acto = acts.on(formatosEnActo(formatos, clock, config));
  const actos = new ActosDeFormato(acto, formatos, config, usuarios, borradores);
  const formato = new FormatoService(acts, formatos, clock, contrato);
  return { actos, controllers: [controller(FormatoController, formato, actos)] };
}
