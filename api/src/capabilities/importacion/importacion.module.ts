import { controller, type Shared } from '../../composition/shared';
import { destinosDe } from './destinos';
import { ExportacionController, ImportacionController } from './importacion.controller';
import { ErroresDeImportacion } from './importacion.errores';
import { ImportacionService } from './importacion.service';
import { ImportacionStore } from './importacion.store';
import { PlantillaService } from './plantilla.service';

/** Files of other systems, read into groups, plans, movements and participants. */
export function composeImportacion(shared: Shared) {
  const { accessLog, clock, dataSource, log, participantes, tables, unitOfWork } = shared;
  const importacion = new ImportacionService(
    unitOfWork,
    new ImportacionStore(dataSource),
    dataSource,
    destinosDe(participantes),
    clock,
    log,
  );
  const plantillas = new PlantillaService(unitOfWork, dataSource, accessLog, clock);
  const errores = new ErroresDeImportacion(importacion, accessLog);
  return {
    importacion,
    controllers: [
      controller(ImportacionController, importacion, plantillas, errores, tables),
      controller(ExportacionController, plantillas),
    ],
  };
}
