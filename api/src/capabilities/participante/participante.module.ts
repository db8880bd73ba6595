import { controller, type Shared } from '../../composition/shared';
import { ParticipanteController } from './participante.controller';
import { ExportesDeParticipantes } from './participante.exportes';
import { ExportesDeParticipantesController } from './participante.exportes.controller';
import { MarcasDeParticipante } from './participante.marcas';
import { ParticipanteService } from './participante.service';

export function composeParticipante({ accessLog, acts, asambleas, clock, emision, participantes }: Shared) {
  const marcas = new MarcasDeParticipante(acts, participantes, asambleas);
  const exportes = new ExportesDeParticipantes(participantes, asambleas, emision, accessLog, clock);
  return {
    controllers: [
      controller(ParticipanteController, new ParticipanteService(participantes, accessLog), marcas),
      controller(ExportesDeParticipantesController, exportes),
    ],
  };
}
