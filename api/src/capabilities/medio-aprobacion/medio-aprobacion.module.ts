import { controller, type Shared } from '../../composition/shared';
import { FichaController, MedioDePlanController, PlanesParaMedioController } from './ficha-bien.controller';
import { FichaService } from './ficha-bien.service';
import { FichaDelBienStore } from './ficha-bien.store';
import { ActosDeMedio } from './medio-aprobacion.actos';
import { ComparacionDeMedios } from './medio-aprobacion.comparacion';
import { MedioController } from './medio-aprobacion.controller';
import { EdicionDeMedios } from './medio-aprobacion.edicion';
import { mediosEnActo } from './medio-aprobacion.en-acto';
import { PlanesDeMedio } from './medio-aprobacion.planes';
import { PrecioDeMedios } from './medio-aprobacion.precio';
import { MedioService } from './medio-aprobacion.service';

export function composeMedioAprobacion(shared: Shared) {
  const { accessLog, acts, carpetas, codigos, config, dataSource } = shared;
  const { medios, personas, planes, usuarios } = shared;
  const fichas = new FichaDelBienStore(dataSource);
  const planesDeMedio = new PlanesDeMedio(planes, carpetas, medios, config);
  const ficha = new FichaService(shared, fichas, medios, planesDeMedio, codigos);
  const comparaciones = new ComparacionDeMedios(dataSource, new PrecioDeMedios(dataSource));
  const medio = new MedioService({ medios, fichas, comparaciones }, planes, personas, accessLog, config, acts);
  const acto = acts.on(mediosEnActo(medios, planesDeMedio, config));
  const edicion = new EdicionDeMedios(acts, acto, medios, ficha, planesDeMedio, shared);
  const actos = new ActosDeMedio(acto, fichas, usuarios, comparaciones, config);
  return {
    actos,
    edicion,
    medio,
    controllers: [
      controller(MedioController, medio, edicion, actos),
      controller(FichaController, ficha),
      controller(MedioDePlanController, medio),
      controller(PlanesParaMedioController, medio),
    ],
  };
}
