import { controller, type Shared } from '../../composition/shared';
import { destinosDe } from './destinos';
import { ExportacionController, ImportacionController } from './importacion.controller';
import { ImportacionService } from './importacion.service';
import { ImportacionStore } from './importacion.store';
import { PlantillaService } from './plantilla.service';

export function composeImportacion(shared: Shared) {
  const { accessLog, clock, dataSource, log, participantes, tables, unitOfWork } = shared;
  const store = new ImportacionStore(dataSource);
  const tools = { unitOfWork, store, dataSource, destinos: destinosDe(participantes), clock };
  const importacion = new ImportacionService(tools, tables, accessLog, log);
  const plantillas = new PlantillaService(unitOfWork, dataSource, accessLog, clock);
  return {
    importacion,
    controllers: [
      controller(ImportacionController, importacion, plantillas),
      controller(ExportacionController, plantillas),
    ],
  };
}
