import { controller, type Shared } from '../../composition/shared';
import { SolicitudController } from './solicitud.controller';
import { Expedientes } from './solicitud.expediente';
import { GeneracionDeSolicitud } from './solicitud.generar';
import { type AnexosImpresos, HechosDeSolicitud } from './solicitud.hechos';
import { SolicitudService } from './solicitud.service';

export function composeSolicitud(shared: Shared, { conyuge, finanzas }: Omit<AnexosImpresos, 'referencias'>) {
  const { alGuardar, carpetas, codigos, emision, eventos } = shared;
  const { personas, planes, referencias, solicitudes } = shared;
  const expedientes = new Expedientes(planes, carpetas, personas, solicitudes);
  const solicitud = new SolicitudService(shared, expedientes, solicitudes, personas, codigos, alGuardar);
  const hechos = new HechosDeSolicitud(codigos, { conyuge, finanzas, referencias });
  const generacion = new GeneracionDeSolicitud(shared, expedientes, solicitudes, hechos, emision, eventos);
  return { solicitud, generacion, controllers: [controller(SolicitudController, solicitud, generacion)] };
}
