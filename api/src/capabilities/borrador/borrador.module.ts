import { controller, type Shared } from '../../composition/shared';
import { BorradorController } from './borrador.controller';
import { BorradorService } from './borrador.service';

export function composeBorrador(shared: Shared) {
  const { borradores, formatos, personas, planes } = shared;
  const borrador = new BorradorService(shared, borradores, planes, personas, formatos);
  return { controllers: [controller(BorradorController, borrador)] };
}
