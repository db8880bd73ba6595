import { Adjudicacion } from '../entities/adjudicacion.entity';
import type { Asamblea } from '../entities/asamblea.entity';
import type { Grupo } from '../entities/grupo.entity';
import { crearAsamblea, crearGrupo, crearPlan, marcar } from './builders';
import type { TestApp } from './test-app';

export interface Adjudicados {
  readonly grupo: Grupo;
  readonly asamblea: Asamblea;
  /** The award of place 1, by an offer; place 2 by raffle. */
  readonly id: number;
}

/** Group M001 with its minutes: of its six places 1 and 2 are awarded, 3 and 4 are eligible, 5 is in arrears and 6 is free. */
export async function grupoAdjudicado(t: TestApp): Promise<Adjudicados> {
  const { manager } = t.application.dataSource;
  const grupo = await crearGrupo(manager, { grupo: 'M001' });
  for (const codigo of ['1', '2', '3', '4']) await crearPlan(manager, grupo, { codigo });
  await crearPlan(manager, grupo, { codigo: '5', cuotasVencidas: 1 });
  await crearPlan(manager, grupo, { codigo: '6', titular: null });
  const asamblea = await crearAsamblea(manager, grupo);
  await marcar(manager, asamblea, '1', 'Oferta', { prioridad: 1, cuotas: 12 });
  await marcar(manager, asamblea, '2', 'Sorteo');
  const asistente = await t.as('asistente');
  await asistente.post(`/asamblea/${asamblea.id}/generar-acta`, { versionParticipantes: 1 }).expect(200);
  const { id } = await manager.findOneByOrFail(Adjudicacion, { adjudicadoPor: 'Oferta' });
  return { grupo, asamblea, id };
}
