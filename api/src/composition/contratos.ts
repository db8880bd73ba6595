import type { BorradorStore } from '../capabilities/borrador';
import { ContratoStore } from '../capabilities/contrato';
import { ActosDeContrato } from '../capabilities/contrato/contrato.actos';
import { BaseDeContratoController, ContratoController } from '../capabilities/contrato/contrato.controller';
import { CreacionDeContratos } from '../capabilities/contrato/contrato.creacion';
import { contratosEnActo } from '../capabilities/contrato/contrato.en-acto';
import { PlanDeContratoStore } from '../capabilities/contrato/contrato.plan.store';
import { RedaccionDeContratos } from '../capabilities/contrato/contrato.redaccion';
import { ContratoService } from '../capabilities/contrato/contrato.service';
import type { FormatosParaContratos } from '../capabilities/formato';
import { SolicitudStore } from '../capabilities/solicitud';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

interface Usadas {
  readonly formatos: FormatosParaContratos;
  readonly borradores: BorradorStore;
}

/** Contracts: header, seven blocks, their approval. */
export function composeContratos(platform: Platform, comun: Comun, { formatos, borradores }: Usadas) {
  const { clock, config, dataSource } = platform;
  const { acts, carpetas, emision, planes, plazos, usuarios } = comun;

  const { company: nombre, ruc, city: ciudad } = config.brand;
  const plan = new PlanDeContratoStore(dataSource, planes, new SolicitudStore(dataSource), { nombre, ruc, ciudad });
  const redaccion = new RedaccionDeContratos(plan, formatos, plazos, clock);
  const lectura = { contratos: new ContratoStore(dataSource), redaccion, carpetas };
  const acto = acts.on(contratosEnActo(lectura, config));
  const contrato = new ContratoService(platform, lectura, plan, emision, acts);
  const creacion = new CreacionDeContratos(acto, lectura, plan, clock);
  const actos = new ActosDeContrato(acto, lectura, emision, usuarios, borradores);

  const controllers: ControllerEntry[] = [
    [ContratoController, () => new ContratoController(contrato, creacion, actos)],
    [BaseDeContratoController, () => new BaseDeContratoController(contrato)],
  ];
  return { actos, creacion, contrato, controllers };
}
