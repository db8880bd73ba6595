import type { BorradorStore } from '../capabilities/borrador';
import { PrecioDeMedios } from '../capabilities/medio-aprobacion';
import {
  FichaController,
  MedioDePlanController,
  PlanesParaMedioController,
} from '../capabilities/medio-aprobacion/ficha-bien.controller';
import { FichaService } from '../capabilities/medio-aprobacion/ficha-bien.service';
import { FichaDelBienStore } from '../capabilities/medio-aprobacion/ficha-bien.store';
import { ActosDeMedio } from '../capabilities/medio-aprobacion/medio-aprobacion.actos';
import { ComparacionDeMedios } from '../capabilities/medio-aprobacion/medio-aprobacion.comparacion';
import { MedioController } from '../capabilities/medio-aprobacion/medio-aprobacion.controller';
import { EdicionDeMedios } from '../capabilities/medio-aprobacion/medio-aprobacion.edicion';
import { mediosEnActo } from '../capabilities/medio-aprobacion/medio-aprobacion.en-acto';
import { PlanesDeMedio } from '../capabilities/medio-aprobacion/medio-aprobacion.planes';
import { MedioService } from '../capabilities/medio-aprobacion/medio-aprobacion.service';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Approval: what a client asks for with his awarded plans, and what risk says of it. */
export function composeMedios(platform: Platform, comun: Comun, { borradores }: { borradores: BorradorStore }) {
  const { accessLog, config, dataSource } = platform;
  const { acts, carpetas, codigos, medios, personas, planes, usuarios } = comun;

  const fichas = new FichaDelBienStore(dataSource);
  const planesDeMedio = new PlanesDeMedio(planes, carpetas, medios, config);
  const ficha = new FichaService(platform, fichas, medios, planesDeMedio, codigos);
  const comparaciones = new ComparacionDeMedios(dataSource, new PrecioDeMedios(dataSource));
  const medio = new MedioService({ medios, fichas, comparaciones }, planes, personas, accessLog, config, acts);
  const acto = acts.on(mediosEnActo(medios, planesDeMedio, config));
  const edicion = new EdicionDeMedios(acts, acto, medios, ficha, planesDeMedio, borradores);
  const actos = new ActosDeMedio(acto, fichas, usuarios, comparaciones, config);

  const controllers: ControllerEntry[] = [
    [MedioController, () => new MedioController(medio, edicion, actos)],
    [FichaController, () => new FichaController(ficha)],
    [MedioDePlanController, () => new MedioDePlanController(medio)],
    [PlanesParaMedioController, () => new PlanesParaMedioController(medio)],
  ];
  return { actos, edicion, medio, controllers };
}
