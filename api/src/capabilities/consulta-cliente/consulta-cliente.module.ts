import { controller, type Shared } from '../../composition/shared';
import { ConsultaClienteController } from './consulta-cliente.controller';
import { ConsultaDeClienteService } from './consulta-cliente.service';

export function composeConsultaCliente(shared: Shared) {
  const consultas = new ConsultaDeClienteService(shared, shared.accessLog, shared.clock);
  return { controllers: [controller(ConsultaClienteController, consultas)] };
}
