import { ActosDeActa } from '../capabilities/acta/acta.actos';
import { AvisosDeActa } from '../capabilities/acta/acta.avisos';
import { ActaController } from '../capabilities/acta/acta.controller';
import { EmisionDeActa } from '../capabilities/acta/acta.emision';
import { PlanDeRegeneracion } from '../capabilities/acta/acta.regenerar';
import { ActaService } from '../capabilities/acta/acta.service';
import { ActosDeAdjudicacion } from '../capabilities/adjudicacion/adjudicacion.actos';
import { CalendarioDeAdjudicaciones } from '../capabilities/adjudicacion/adjudicacion.calendario';
import { AdjudicacionController, EjecutivoController } from '../capabilities/adjudicacion/adjudicacion.controller';
import { AdjudicacionService } from '../capabilities/adjudicacion/adjudicacion.service';
import { AdjudicacionStore } from '../capabilities/adjudicacion/adjudicacion.store';
import { AtrasadosStore } from '../capabilities/adjudicacion/atrasados.store';
import { ActosDeAsamblea } from '../capabilities/asamblea/asamblea.actos';
import { CalendarioDeAsambleas } from '../capabilities/asamblea/asamblea.calendario';
import { AsambleaController } from '../capabilities/asamblea/asamblea.controller';
import { asambleasEnActo } from '../capabilities/asamblea/asamblea.en-acto';
import { AsambleaService } from '../capabilities/asamblea/asamblea.service';
import { AsambleaStore } from '../capabilities/asamblea/asamblea.store';
import { ActosDeConstancia } from '../capabilities/constancia/constancia.actos';
import { ConstanciaController } from '../capabilities/constancia/constancia.controller';
import { ConstanciaService } from '../capabilities/constancia/constancia.service';
import { ConstanciaStore } from '../capabilities/constancia/constancia.store';
import { VerificacionController } from '../capabilities/constancia/verificacion.controller';
import { VerificacionDeDocumentos } from '../capabilities/constancia/verificacion.service';
import { GrupoController } from '../capabilities/grupo/grupo.controller';
import { GrupoStore } from '../capabilities/grupo/grupo.store';
import { MemoController } from '../capabilities/memo/memo.controller';
import { MemoService } from '../capabilities/memo/memo.service';
import { ParticipanteController } from '../capabilities/participante/participante.controller';
import { ExportesDeParticipantes } from '../capabilities/participante/participante.exportes';
import { ExportesDeParticipantesController } from '../capabilities/participante/participante.exportes.controller';
import { MarcasDeParticipante } from '../capabilities/participante/participante.marcas';
import { ParticipanteService } from '../capabilities/participante/participante.service';
import { ParticipanteStore } from '../capabilities/participante/participante.store';
import { ActosDeSorteo } from '../capabilities/sorteo/sorteo.actos';
import { SorteoController } from '../capabilities/sorteo/sorteo.controller';
import { SorteoService } from '../capabilities/sorteo/sorteo.service';
import { SorteoStore } from '../capabilities/sorteo/sorteo.store';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** From the date of an assembly to its awards: groups, participants, minutes, awards. */
export function composeAsambleas(platform: Platform, comun: Comun) {
  const { accessLog, clock, dataSource } = platform;
  const {
    acts,
    asignaciones,
    carpetas,
    catalogo,
    emision,
    emitidos,
    eventos,
    feriados,
    notificacion,
    plazos,
    usuarios,
  } = comun;

  const grupos = new GrupoStore(dataSource);
  const asambleas = new AsambleaStore(dataSource);
  const participantes = new ParticipanteStore(dataSource);
  const asamblea = new AsambleaService(acts, asambleas, grupos, participantes, catalogo, clock);
  const acto = acts.on(asambleasEnActo(asambleas));
  const actosDeAsamblea = new ActosDeAsamblea(acto, asamblea, asambleas, participantes, catalogo, {
    notificaciones: notificacion,
    usuarios,
  });
  const calendario = new CalendarioDeAsambleas(asamblea, accessLog, clock);
  const memo = new MemoService(asambleas, grupos, emision, clock);
  const participante = new ParticipanteService(participantes, accessLog);
  const marcas = new MarcasDeParticipante(acts, participantes, asambleas);
  const exportes = new ExportesDeParticipantes(participantes, asambleas, emision, accessLog, clock);

  const adjudicaciones = new AdjudicacionStore(dataSource);
  const constancias = new ConstanciaStore(dataSource);
  const sorteos = new SorteoStore(dataSource);
  const sorteo = new SorteoService(sorteos, asambleas, accessLog);
  const almacenes = {
    asambleas,
    participantes,
    adjudicaciones,
    asignaciones,
    carpetas,
    eventos,
    catalogos: catalogo,
    constancias,
    sorteos,
  };
  const efectos = new EmisionDeActa(almacenes, new AvisosDeActa(platform, notificacion, usuarios));
  const actosDeActa = new ActosDeActa(acto, efectos, new PlanDeRegeneracion(efectos), emision, clock);
  const acta = new ActaService(emision);
  const probado = { asambleas, participantes, constancias, sorteos, emitidos };
  const constancia = new ConstanciaService(probado, emision, accessLog, platform.config);
  const actosDeConstancia = new ActosDeConstancia(acts, constancia, constancias, emision);
  const actosDeSorteo = new ActosDeSorteo(acts, sorteo);
  const verificacion = new VerificacionDeDocumentos(dataSource, platform.config.brand);
  const calendarioDeAdjudicaciones = new CalendarioDeAdjudicaciones(feriados, plazos, clock);
  const adjudicacion = new AdjudicacionService(
    { adjudicaciones, atrasados: new AtrasadosStore(dataSource) },
    participantes,
    usuarios,
    calendarioDeAdjudicaciones,
    accessLog,
    acts,
  );
  const actosDeAdjudicacion = new ActosDeAdjudicacion(
    acts,
    { adjudicaciones, asambleas, carpetas, calendario: calendarioDeAdjudicaciones },
    participantes,
    asignaciones,
    usuarios,
  );

  const controllers: ControllerEntry[] = [
    [GrupoController, () => new GrupoController(grupos)],
    [AsambleaController, () => new AsambleaController(asamblea, actosDeAsamblea, calendario)],
    [ActaController, () => new ActaController(asamblea, acta, actosDeActa)],
    [ParticipanteController, () => new ParticipanteController(participante, marcas)],
    [ExportesDeParticipantesController, () => new ExportesDeParticipantesController(exportes)],
    [ConstanciaController, () => new ConstanciaController(constancia, actosDeConstancia)],
    [SorteoController, () => new SorteoController(sorteo, actosDeSorteo)],
    [VerificacionController, () => new VerificacionController(verificacion)],
    [MemoController, () => new MemoController(memo)],
    [AdjudicacionController, () => new AdjudicacionController(adjudicacion, actosDeAdjudicacion)],
    [EjecutivoController, () => new EjecutivoController(adjudicacion)],
  ];
  const evidencia = { constancia: actosDeConstancia, sorteo: actosDeSorteo };
  return { participantes, actosDeActa, actosDeAdjudicacion, evidencia, controllers };
}
