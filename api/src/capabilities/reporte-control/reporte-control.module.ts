import { controller, type Shared } from '../../composition/shared';
import type { HechosDelTablero } from '../tablero';
import { FormatoReporteController } from './formato-reporte.controller';
import { FormatoReporteService } from './formato-reporte.service';
import { FormatoReporteStore } from './formato-reporte.store';
import { ReporteControlController } from './reporte-control.controller';
import { HechosDeReportes } from './reporte-control.hechos.store';
import { ReporteControlService } from './reporte-control.service';
import { ReporteControlStore } from './reporte-control.store';

/** Reports for the control bodies, and their layouts. */
export function composeReporteControl(shared: Shared, { hechos }: { readonly hechos: HechosDelTablero }) {
  const { accessLog, acts, dataSource, emision, unitOfWork } = shared;
  const formatos = new FormatoReporteStore(dataSource);
  const almacenes = {
    formatos,
    reportes: new ReporteControlStore(dataSource),
    hechos: new HechosDeReportes(dataSource),
  };
  const reportes = new ReporteControlService(unitOfWork, almacenes, hechos, emision, accessLog, shared);
  return {
    controllers: [
      controller(FormatoReporteController, new FormatoReporteService(acts, formatos)),
      controller(ReporteControlController, reportes),
    ],
  };
}
