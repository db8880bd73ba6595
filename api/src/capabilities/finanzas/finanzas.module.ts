import { controller, type Shared } from '../../composition/shared';
import { FichaService, FichaStore } from '../anexo';
import { FinanzasController } from './finanzas.controller';
import { fichaDeFinanzas } from './finanzas.ficha';

export function composeFinanzas(shared: Shared) {
  const fichas = new FichaStore(shared.dataSource, fichaDeFinanzas);
  const finanzas = new FichaService(shared, fichas);
  return { finanzas, fichas, controllers: [controller(FinanzasController, finanzas)] };
}
