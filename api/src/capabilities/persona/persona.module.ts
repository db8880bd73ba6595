import { controller, type Shared } from '../../composition/shared';
import { PersonaController } from './persona.controller';
import { PersonaService } from './persona.service';

export function composePersona({ accessBudget, accessLog, buscador, clock, personas, planes }: Shared) {
  const persona = new PersonaService(personas, buscador, planes, accessLog, accessBudget, clock);
  return { controllers: [controller(PersonaController, persona)] };
}
