import { controller, type Shared } from '../../composition/shared';
import type { BuroStore } from '../buro';
import { PrecioDeMedios } from '../medio-aprobacion';
import type { EstadoDeCuentaEnPdf } from '../movimiento';
import type { RiesgoStore, VigenciaDePuntaje } from '../riesgo';
import { hechosLegales, type TramiteStore } from '../tramite-legal';
import { PlanController } from './expediente.controller';
import { BaseDelExpediente } from './expediente.decision';
import { ExpedienteDePlan } from './expediente.plan';
import { ExpedienteService } from './expediente.service';
import { ExpedienteStore } from './expediente.store';

interface Usadas {
  readonly consultas: BuroStore;
  readonly estadoDeCuenta: EstadoDeCuentaEnPdf;
  readonly riesgos: RiesgoStore;
  readonly tramites: TramiteStore;
  readonly vigencias: VigenciaDePuntaje;
}

export function composeExpediente(shared: Shared, { consultas, estadoDeCuenta, riesgos, tramites, vigencias }: Usadas) {
  const { accessLog, carpetas, clock, coincidencias, dataSource, planes, solicitudes } = shared;
  const expedientes = new ExpedienteDePlan(
    new ExpedienteStore(dataSource),
    solicitudes,
    async (row, manager) => {
      const [riesgo, legal] = await Promise.all([
        riesgos.findAvance(row, manager),
        tramites.findByPlan(row.planId, manager),
      ]);
      return { ...riesgo, legal: hechosLegales(legal) };
    },
    clock,
  );
  const expediente = new ExpedienteService(planes, carpetas, expedientes, accessLog, clock);
  const precios = new PrecioDeMedios(dataSource);
  return {
    expedientes,
    bases: new BaseDelExpediente(
      { expedientes, riesgos, buros: consultas, precios, vigencias, listas: coincidencias },
      clock,
    ),
    controllers: [controller(PlanController, expediente, estadoDeCuenta)],
  };
}
