import type { BorradorStore } from '../capabilities/borrador';
import {
  FichaController,
  MedioDePlanController,
  PlanesParaMedioController,
} from '../capabilities/medio-aprobacion/ficha-bien.controller';
import { FichaService } from '../capabilities/medio-aprobacion/ficha-bien.service';
import { FichaStore } from '../capabilities/medio-aprobacion/ficha-bien.store';
import { MedioController } from '../capabilities/medio-aprobacion/medio-aprobacion.controller';
import { EdicionDeMedios } from '../capabilities/medio-aprobacion/medio-aprobacion.edicion';
import { PlanesDeMedio } from '../capabilities/medio-aprobacion/medio-aprobacion.planes';
import { ResolucionDeMedios } from '../capabilities/medio-aprobacion/medio-aprobacion.resolver';
import { MedioService } from '../capabilities/medio-aprobacion/medio-aprobacion.service';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Approval: what a client asks for with his awarded plans, and what risk says of it. */
export function composeMedios(platform: Platform, comun: Comun, { borradores }: { borradores: BorradorStore }) {
  const { accessLog, config, dataSource, unitOfWork } = platform;
  const { carpetas, codigos, eventos, medios, notificacion, personas, planes, usuarios } = comun;

  const fichas = new FichaStore(dataSource);
  const planesDeMedio = new PlanesDeMedio(planes, carpetas, medios, config);
  const ficha = new FichaService(unitOfWork, fichas, medios, planesDeMedio, codigos, accessLog, config);
  const medio = new MedioService(medios, fichas, planes, personas, accessLog, config);
  const edicion = new EdicionDeMedios(unitOfWork, medios, ficha, fichas, planesDeMedio, eventos, borradores, config);
  const resolucion = new ResolucionDeMedios(
    unitOfWork,
    medios,
    fichas,
    planesDeMedio,
    usuarios,
    eventos,
    notificacion,
    config,
  );

  const controllers: ControllerEntry[] = [
    [MedioController, () => new MedioController(medio, edicion, resolucion)],
    [FichaController, () => new FichaController(ficha)],
    [MedioDePlanController, () => new MedioDePlanController(medio)],
    [PlanesParaMedioController, () => new PlanesParaMedioController(medio)],
  ];
  return { edicion, resolucion, controllers };
}
