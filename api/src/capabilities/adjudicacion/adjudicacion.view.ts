import {
  type CompromisosDelPlan,
  cicloDeAdjudicacion,
  etiquetaDeAdjudicacion,
  type HechosDeAdjudicacion,
  insigniaDeAdjudicacion,
  RETIRADA,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { isoOf } from '../../db/columns';
import type { AdjudicacionVista } from './adjudicacion.dto';
import type { FilaDeAdjudicacion } from './adjudicacion.store';

/** Orders, approval means and notes come with their own capabilities; until then nothing else holds a plan. */
export const SIN_COMPROMISOS: CompromisosDelPlan = { ordenVigente: false, medioAceptado: false, pagare: false };

export const hechosDe = (fila: FilaDeAdjudicacion): HechosDeAdjudicacion => ({
  idCodigo: fila.idCodigo,
  producto: fila.producto,
  grupo: fila.grupo,
  numeroAsamblea: fila.numeroAsamblea,
  adjudicadoPor: fila.adjudicadoPor as HechosDeAdjudicacion['adjudicadoPor'],
  estado: fila.estado === RETIRADA ? 'retirada' : 'vigente',
  reasignada: fila.reemplazadaPor !== null,
});

export const vistaDe = (
  fila: FilaDeAdjudicacion,
  actor: Pick<Actor, 'role'>,
  compromisos: CompromisosDelPlan = SIN_COMPROMISOS,
): AdjudicacionVista => ({
  id: fila.id,
  producto: fila.producto,
  grupo: fila.grupo,
  asambleaId: fila.asambleaId,
  numeroAsamblea: fila.numeroAsamblea,
  idCodigo: fila.idCodigo,
  codigo: fila.codigo,
  cedula: fila.cedula,
  nombreCliente: fila.nombreCliente,
  adjudicadoPor: fila.adjudicadoPor,
  insignia: insigniaDeAdjudicacion(fila.adjudicadoPor),
  prioridad: fila.prioridad,
  cuotasOfertadas: fila.cuotasOfertadas,
  valorCuota: Number(fila.valorCuota),
  monto: Number(fila.monto),
  fecha: fila.fecha,
  estado: fila.estado,
  adjudicacion: etiquetaDeAdjudicacion(fila.estado),
  motivoRetiro: fila.motivoRetiro,
  retiradoEn: isoOf(fila.retiradoEn),
  reemplazaA: fila.reemplazaA,
  reemplazadaPor: fila.reemplazadaPor,
  version: fila.version,
  acciones: cicloDeAdjudicacion.accionesPosibles(hechosDe(fila), { actor, compromisos }),
});
