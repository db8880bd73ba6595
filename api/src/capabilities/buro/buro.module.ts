import { openBuro } from '../../buro';
import { controller, type Shared } from '../../composition/shared';
import { BuroController } from './buro.controller';
import { PreguntasAlBuro } from './buro.preguntas';
import { BuroService } from './buro.service';
import { BuroStore } from './buro.store';

export function composeBuro(shared: Shared) {
  const { clock, config, dataSource, log, personas, planes } = shared;
  const consultas = new BuroStore(dataSource);
  const servicio = openBuro(config.buro, clock, log);
  const preguntas = new PreguntasAlBuro(shared, consultas, planes, personas, servicio, config.buro);
  const buro = new BuroService(shared, consultas, preguntas, servicio, config.buro);
  return { consultas, controllers: [controller(BuroController, buro)] };
}
