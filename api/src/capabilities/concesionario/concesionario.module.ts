import { controller, type Shared } from '../../composition/shared';
import { ConcesionarioController } from './concesionario.controller';
import { Concesionarios, DispositivosDeConcesionario, EjecutivosDeConcesionario } from './concesionario.store';
import { DispositivoController } from './dispositivo.controller';
import { EjecutivoConcesionarioController } from './ejecutivo-concesionario.controller';

export function composeConcesionario({ unitOfWork }: Shared) {
  return {
    controllers: [
      controller(ConcesionarioController, new Concesionarios(unitOfWork)),
      controller(EjecutivoConcesionarioController, new EjecutivosDeConcesionario(unitOfWork)),
      controller(DispositivoController, new DispositivosDeConcesionario(unitOfWork)),
    ],
  };
}
