import { ErrorDeNegocio, hoyEn, VIGENTE } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import representantes from '../capabilities/catalogo/datos/representantes.json';
import type { PagareVista } from '../capabilities/pagare/pagare.dto';
import { PrendaStore } from '../capabilities/prenda';
import type { Application } from '../compose';
import { readMany } from '../db/read';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { Conyuge } from '../entities/conyuge.entity';
import { Evento } from '../entities/evento.entity';
import { Grupo } from '../entities/grupo.entity';
import { Pagare } from '../entities/pagare.entity';
import { Plan } from '../entities/plan.entity';
import { Solicitud } from '../entities/solicitud.entity';
import { actorDe, conTarea } from './demo-tareas';
import { valoresDeDemo } from './prendas';

/** What becomes of the notes, one after another: a contract that waits for its approval needs an approved one. */
const FINALES = ['aprobado', 'aprobado', 'enviado', 'rechazado', 'nuevo'] as const;
const CIUDADES = ['1701', '0901', '0101'];
const [representante] = representantes as { nombre: string; cedula: string }[];

/** Notes in every state, through the real services: with and without spouse and guarantor, of a vehicle and of a house. Only what can be printed is approved. Returns how many. */
export async function generarPagares(application: Application, imprimir: boolean): Promise<number> {
  const [asistente, legal] = (await Promise.all(
    ['asistente.legal', 'legal'].map((usuario) => actorDe(application, usuario)),
  )) as [Actor, Actor];
  let total = 0;
  for (const idCodigo of await planesConSaldo(application)) {
    if (total === FINALES.length) break;
    try {
      await llevar(application, { asistente, legal, imprimir }, idCodigo, total);
      total += 1;
    } catch (error) {
      if (!(error instanceof ErrorDeNegocio)) throw error;
      application.log.warn({ err: error, idCodigo }, 'the note of a demo plan could not be made');
    }
  }
  return total;
}

async function llevar(
  application: Application,
  { asistente, legal, imprimir }: { asistente: Actor; legal: Actor; imprimir: boolean },
  plan: string,
  indice: number,
): Promise<void> {
  const { generacion, actos, pagare: lectura } = application.expediente.pagares;
  const { fechaInicial } = await lectura.base(asistente, plan);
  const lugarEmision = CIUDADES[indice % CIUDADES.length] as string;
  const nuevo = await generacion.crear(asistente, { plan, lugarEmision, fechaInicial });
  const final = FINALES[indice];
  if (final === 'nuevo') return;
  const completo = await actos.actualizar(asistente, nuevo.id, { ...personasDe(nuevo), version: nuevo.version });
  const { id, version } = await actos.enviar(asistente, completo.id, { version: completo.version });
  if (final === 'aprobado' && imprimir) {
    await ingresarPrenda(application, asistente, id);
    await actos.aprobar(legal, id, { version });
  }
  if (final === 'rechazado')
    await actos.rechazar(legal, id, { version, motivo: 'Falta la cédula del segundo garante.' });
}

/** Without its pledge no note is approved. */
async function ingresarPrenda(application: Application, asistente: Actor, pagare: number): Promise<void> {
  const fila = await new PrendaStore(application.dataSource).byPagare(pagare);
  if (fila === null) throw new Error(`no note ${pagare}`);
  const datos = valoresDeDemo(fila, hoyEn(application.clock.now()));
  await application.expediente.prendas.guardar(asistente, pagare, { ...datos, version: 0 });
}

/** Of a married client whose application names none: typed in the note, and marked there. */
const GARANTE = { garanteCedula: '0102030405', garanteNombre: 'Íñigo Andrés Ñauñay Mera' };

/** As the application has them, whoever it names by name alone left out. */
function personasDe(pagare: PagareVista): object {
  const { conyugeCedula, conyugeNombre, garanteCedula, garanteNombre } = pagare;
  return {
    ...(conyugeCedula !== null && conyugeNombre !== null && { conyugeCedula, conyugeNombre, ...GARANTE }),
    ...(garanteCedula !== null && garanteNombre !== null && { garanteCedula, garanteNombre }),
    representanteNombre: representante?.nombre,
    representanteCedula: representante?.cedula,
  };
}

/**
 * Awarded plans without a note or an approval of one, first one of each kind: spouse with guarantor, a house, and then the others. Those that legal
 * holds come first in each kind: only they get a contract (contratos.ts). What the past left to legal (pasado.ts), of which nobody has a task, stays
 * for whoever tries the demo.
 */
async function planesConSaldo({ dataSource }: Application): Promise<string[]> {
  const { manager } = dataSource;
  const query = manager
    .createQueryBuilder()
    .from(Adjudicacion, 'j')
    .innerJoin(Carpeta, 'c', 'c.adjudicacionId = j.id')
    .innerJoin(Plan, 'l', 'l.id = j.planId')
    .innerJoin(Grupo, 'g', 'g.id = l.grupoId')
    .leftJoin(Solicitud, 'st', "st.planId = j.planId AND st.rol = 'titular' AND st.reemplazadaEn IS NULL")
    .leftJoin(Solicitud, 'sg', "sg.planId = j.planId AND sg.rol = 'garante' AND sg.reemplazadaEn IS NULL")
    .leftJoin(Conyuge, 'y', 'y.solicitudId = st.id')
    .select('l.idCodigo', 'idCodigo')
    .addSelect('g.productoCodigo', 'producto')
    .addSelect('y.id', 'conyuge')
    .addSelect('sg.id', 'garante')
    .addSelect('c.idDepartamento', 'departamento')
    .where(`j.estado = '${VIGENTE}' AND st.id IS NOT NULL`)
    .orderBy('l.idCodigo', 'ASC');
  for (const [alias, entity, where] of [
    ['n', Pagare, 'n.planId = j.planId'],
    ['e', Evento, "e.planId = j.planId AND e.tipo = 'PAGARE-APROBADO'"],
  ] as const)
    query.andWhere(`NOT EXISTS ${query.subQuery().select('1').from(entity, alias).where(where).getQuery()}`);
  query.andWhere(`(c.idDepartamento IS NULL OR c.idDepartamento <> '003' OR ${conTarea(query, 'j.planId')})`);
  const planes = await readMany<{
    idCodigo: string;
    producto: string;
    conyuge: number | null;
    garante: number | null;
    departamento: string | null;
  }>(query);
  const enLegal = ({ departamento }: (typeof planes)[number]): boolean => departamento === '003';
  const enOrden = [...planes.filter(enLegal), ...planes.filter((plan) => !enLegal(plan))];
  const primeros = [
    enOrden.find(({ conyuge, garante }) => conyuge !== null && garante !== null) ??
      enOrden.find(({ conyuge }) => conyuge !== null),
    enOrden.find(({ producto }) => producto === '02'),
    ...enOrden,
  ].flatMap((plan) => (plan === undefined ? [] : [plan.idCodigo]));
  return [...new Set(primeros)];
}
