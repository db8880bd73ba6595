import { controller, type Shared } from '../../composition/shared';
import { DerechoTitularService } from './derecho-titular.actos';
import { DerechoTitularController } from './derecho-titular.controller';
import { DerechoTitularStore } from './derecho-titular.store';
import { ExportacionDeTitular } from './titular.exportacion';
import { TitularStore } from './titular.store';

export function composeDerechoTitular(shared: Shared) {
  const { acts, archivos, cipher, dataSource, personas } = shared;
  const derechos = new DerechoTitularStore(dataSource);
  const titulares = new TitularStore(dataSource, cipher);
  const derecho = new DerechoTitularService(acts, derechos, titulares, personas, shared);
  const exportacion = new ExportacionDeTitular(derechos, titulares, archivos, shared);
  return { controllers: [controller(DerechoTitularController, derecho, exportacion)] };
}
