import { controller, type Shared } from '../../composition/shared';
import { FichaService, FichaStore } from '../anexo';
import { DepositarioController } from './depositario.controller';
import { fichaDeDepositario } from './depositario.ficha';

export function composeDepositario(shared: Shared) {
  const depositario = new FichaService(shared, new FichaStore(shared.dataSource, fichaDeDepositario));
  return { depositario, controllers: [controller(DepositarioController, depositario)] };
}
