import { controller, type Shared } from '../../composition/shared';
import { ConsultaClienteController, LlamadaController } from './consulta-cliente.controller';
import { Llamadas } from './consulta-cliente.llamada';
import { ConsultaDeClienteService } from './consulta-cliente.service';

export function composeConsultaCliente(shared: Shared) {
  const { accessLog, clock, eventos, planes, unitOfWork } = shared;
  const consultas = new ConsultaDeClienteService(shared, accessLog, clock);
  const llamadas = new Llamadas(unitOfWork, planes, eventos);
  return {
    llamadas,
    controllers: [controller(ConsultaClienteController, consultas), controller(LlamadaController, llamadas)],
  };
}
