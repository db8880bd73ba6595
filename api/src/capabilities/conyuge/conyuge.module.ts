import { controller, type Shared } from '../../composition/shared';
import { FichaService, FichaStore } from '../anexo';
import { ConyugeController } from './conyuge.controller';
import { fichaDeConyuge } from './conyuge.ficha';

export function composeConyuge(shared: Shared) {
  const fichas = new FichaStore(shared.dataSource, fichaDeConyuge);
  const conyuge = new FichaService(shared, fichas);
  return { conyuge, fichas, controllers: [controller(ConyugeController, conyuge)] };
}
