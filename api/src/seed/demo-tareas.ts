import { hoyEn, sumarDias } from '@adjudica/domain';
import type { Application } from '../compose';
import type { RelojDeDemo } from './actas';
import { actorDe } from './usuarios';

/** Tasks that users registered yesterday for today, beside those of the folders. */
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

/** Gives each user with tasks something to do today. Returns how many tasks were registered. */
export async function anotarTareas(
  application: Application,
  clock: RelojDeDemo,
  carpetas: readonly { readonly idCodigo: string; readonly instante: Date }[],
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
  const [llamado] = anteriores;
  if (llamado !== undefined) {
    const servicio = await actorDe(application, 'servicio');
    const comentario = 'Pregunta para cuándo es la entrega.';
    await application.expediente.llamadas.registrar(servicio, llamado.idCodigo, {
      ...{ resultado: 'volver-a-llamar', fecha: fechaEjecucion, comentario },
    });
    const { id: para } = await actorDe(application, 'ejecutivo');
    const texto = 'Confirme con el cliente la dirección de entrega.';
    await application.expediente.notas.pedir(servicio, llamado.idCodigo, { para, texto, fecha: fechaEjecucion });
    anotadas += 2;
  }
  clock.moveTo(ahora);
  return anotadas;
}
