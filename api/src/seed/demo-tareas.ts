import { hoyEn, listaDeRoles, type Rol, sumarDias } from '@adjudica/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../auth/actor';
import type { Application } from '../compose';
import { Tarea } from '../entities/tarea.entity';
import { Usuario } from '../entities/usuario.entity';
import type { RelojDeDemo } from './actas';
import type { CarpetaLlena } from './carpetas';

/** A demo user as who acts. */
export async function actorDe({ dataSource }: Application, nombre: string): Promise<Actor> {
  const {
    id,
    usuario,
    nombre: propio,
    apellido,
    role,
    idDepartamento,
  } = await dataSource.manager.findOneByOrFail(Usuario, { usuario: nombre });
  return {
    id,
    usuario,
    nombre: propio,
    apellido,
    role: listaDeRoles.find((rol) => rol === role) as Rol,
    idDepartamento,
    sesionId: '',
  };
}

/** That somebody has a task of the plan: of those that the past left to legal (pasado.ts) nobody has, so that they stay for whoever tries the demo. */
export const conTarea = (query: SelectQueryBuilder<ObjectLiteral>, planId: string): string =>
  `EXISTS ${query.subQuery().select('1').from(Tarea, 't').where(`t.planId = ${planId}`).getQuery()}`;

/** What each of them noted yesterday for today, beside the tasks that were born from the folders. */
const NOTADAS: readonly { usuario: string; tipo: string; observaciones: string }[] = [
  { usuario: 'ejecutivo', tipo: 'CONTACTAR-CLIENTE', observaciones: 'Pidió que se le llame por la mañana.' },
  { usuario: 'ejecutivo', tipo: 'SEGUIMIENTO', observaciones: 'Confirmar la fecha de la proforma.' },
  { usuario: 'ejecutivo2', tipo: 'CONTACTAR-CLIENTE', observaciones: 'Recordar los roles de pago que faltan.' },
  { usuario: 'jefatura', tipo: 'SEGUIMIENTO', observaciones: 'Revisar el avance de la carpeta con el ejecutivo.' },
  { usuario: 'jefatura2', tipo: 'SEGUIMIENTO', observaciones: 'Conversar con el cliente sobre el reemplazo.' },
  { usuario: 'riesgo', tipo: 'SEGUIMIENTO-RIESGO', observaciones: 'Verificar las referencias laborales.' },
  { usuario: 'legal', tipo: 'SEGUIMIENTO-LEGAL', observaciones: 'Preparar el borrador de la prenda.' },
  { usuario: 'legal2', tipo: 'SEGUIMIENTO-LEGAL', observaciones: 'Consultar el certificado de gravamen.' },
  { usuario: 'asistente.legal', tipo: 'SEGUIMIENTO-LEGAL', observaciones: 'Coordinar la firma en la notaría.' },
];

/** Each user who works with tasks has something to do today. Returns how many tasks were noted. */
export async function anotarTareas(
  application: Application,
  clock: RelojDeDemo,
  carpetas: readonly CarpetaLlena[],
): Promise<number> {
  const ahora = clock.now();
  const fechaEjecucion = hoyEn(ahora);
  const ayer = new Date(`${sumarDias(fechaEjecucion, -1)}T21:30:00.000Z`);
  const anteriores = carpetas.filter(({ instante }) => instante < ayer);
  clock.moveTo(ayer);
  let anotadas = 0;
  for (const [i, { usuario, tipo, observaciones }] of NOTADAS.entries()) {
    const plan = anteriores[i % anteriores.length]?.idCodigo;
    if (plan === undefined) break;
    try {
      const actor = await actorDe(application, usuario);
      const clase = (await application.expediente.tarea.tipos(actor)).find(({ codigo }) => codigo === tipo);
      const accion = clase?.acciones.find(({ cierre }) => cierre === 'N');
      if (clase === undefined || accion === undefined) continue;
      await application.expediente.tarea.registrar(actor, {
        plan,
        tipo: clase.id,
        accion: accion.id,
        programar: true,
        fechaEjecucion,
        observaciones,
      });
      anotadas++;
    } catch (error) {
      application.log.warn({ err: error, usuario }, 'a demo task could not be noted');
    }
  }
  clock.moveTo(ahora);
  return anotadas;
}
