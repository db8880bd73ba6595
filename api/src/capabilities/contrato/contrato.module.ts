import { controller, type Shared } from '../../composition/shared';
import { FormatosParaContratos } from '../formato';
import type { ActosDeInterviniente } from '../interviniente';
import { ActosDeContrato } from './contrato.actos';
import { BaseDeContratoController, ContratoController } from './contrato.controller';
import { CreacionDeContratos } from './contrato.creacion';
import { contratosEnActo } from './contrato.en-acto';
import { EntregaDeModelos } from './contrato.modelo';
import { PlanDeContratoStore } from './contrato.plan.store';
import { RedaccionDeContratos } from './contrato.redaccion';
import { ContratoService } from './contrato.service';

export function composeContrato(shared: Shared, intervinientes: ActosDeInterviniente) {
  const { acts, archivos, borradores, carpetas, clock, codigos, config, contratos, dataSource, emision, formatos } =
    shared;
  const { planes, plazos, recepcion, usuarios } = shared;
  const plan = new PlanDeContratoStore(dataSource, planes, shared, config);
  const redaccion = new RedaccionDeContratos(plan, new FormatosParaContratos(formatos), plazos, clock);
  const lectura = { contratos, redaccion, carpetas, codigos, intervinientes };
  const acto = acts.on(contratosEnActo(lectura, config));
  const contrato = new ContratoService(shared, lectura, plan, emision, acts, archivos);
  const creacion = new CreacionDeContratos(acto, lectura, plan, clock);
  const actos = new ActosDeContrato(acto, lectura, emision, usuarios, borradores, shared.reglasDelCaso);
  const modelos = new EntregaDeModelos(acto, lectura, emision, recepcion, archivos);
  return {
    actos,
    creacion,
    contrato,
    lectura,
    modelos,
    controllers: [
      controller(ContratoController, contrato, creacion, actos, modelos),
      controller(BaseDeContratoController, contrato),
    ],
  };
}
