import { type BloqueDeContrato, formularioDeContrato, idsDeBloque } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { Application } from '../compose';
import { readMany } from '../db/read';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { Contrato } from '../entities/contrato.entity';
import { Pagare } from '../entities/pagare.entity';
import { Plan } from '../entities/plan.entity';
import { actorDe } from './demo-tareas';

interface Situacion {
  readonly bloques: number;
  readonly enviado?: true;
  readonly rechazados?: readonly BloqueDeContrato[];
  readonly aprobado?: true;
}

/** One contract in each state; the approved one, of an approved note, has its paper. */
const SITUACIONES: readonly Situacion[] = [
  { bloques: 7, aprobado: true },
  { bloques: 7, enviado: true },
  { bloques: 7, rechazados: ['objeto', 'precio'] },
  { bloques: 3 },
];

/** Contracts of the first plans that have a note, as both people of legal wrote and decided them. Returns how many. */
export async function redactarContratos(application: Application, imprimir: boolean): Promise<number> {
  const asistente = await actorDe(application, 'asistente.legal');
  const legal = await actorDe(application, 'legal');
  const situaciones = SITUACIONES.filter(({ aprobado }) => imprimir || aprobado !== true);
  const planes = await conPagare(application, situaciones.length);
  let total = 0;
  for (const [i, idCodigo] of planes.entries())
    try {
      await redactar(application, { asistente, legal }, idCodigo, situaciones[i] as Situacion);
      total += 1;
    } catch (error) {
      application.log.warn({ err: error, plan: idCodigo }, 'a demo contract could not be written');
    }
  return total;
}

async function redactar(
  { expediente: { contratos } }: Application,
  { asistente, legal }: Readonly<Record<'asistente' | 'legal', Actor>>,
  idCodigo: string,
  { bloques, enviado, rechazados, aprobado }: Situacion,
): Promise<void> {
  const { actos, contrato, creacion } = contratos;
  const base = await contrato.base(asistente, idCodigo);
  const cabecera = Object.fromEntries(formularioDeContrato.nombres.map((nombre) => [nombre, base[nombre]]));
  // what the application does not say, legal has read in the documents
  const leido = { estadoCivil: base.estadoCivil ?? 'S', estadoBien: base.estadoBien ?? 'Nuevo' };
  let vista = await creacion.crear(asistente, { idCodigo, ...cabecera, ...leido });
  for (const bloque of idsDeBloque.slice(0, bloques))
    vista = await actos.generarBloque(asistente, idCodigo, { bloque });
  const { version } = vista;
  if (enviado === true) await actos.enviar(asistente, idCodigo, { version });
  if (aprobado === true) await actos.aprobar(legal, idCodigo, { version });
  if (rechazados === undefined) return;
  const motivo = 'El valor del bien no es el que consta en la proforma.';
  await actos.rechazar(legal, idCodigo, { motivo, bloques: rechazados, version });
}

/** Plans that legal holds with their note, and without contract: first those whose note is approved, each in the order of their notes. */
async function conPagare({ dataSource }: Application, cuantos: number): Promise<string[]> {
  const query = dataSource.manager
    .createQueryBuilder()
    .from(Pagare, 'g')
    .innerJoin(Plan, 'l', 'l.id = g.planId')
    .innerJoin(Adjudicacion, 'j', `j.id = g.adjudicacionId AND j.estado = 'ADJ'`)
    .innerJoin(Carpeta, 'k', `k.adjudicacionId = j.id AND k.idDepartamento = '003'`)
    .leftJoin(Contrato, 'c', 'c.adjudicacionId = j.id')
    .select('l.idCodigo', 'idCodigo')
    .where('c.id IS NULL')
    .orderBy('g.estado', 'ASC')
    .addOrderBy('g.id', 'ASC');
  return (await readMany<{ idCodigo: string }>(query)).slice(0, cuantos).map(({ idCodigo }) => idCodigo);
}
