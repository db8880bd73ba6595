import { ErrorDeNegocio } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { Application } from '../compose';
import { readMany } from '../db/read';
import { OrdenDeCompra, OrdenPlan } from '../entities/orden-de-compra.entity';
import { SolicitudDePago } from '../entities/solicitud-de-pago.entity';
import { actorDe, conTarea } from './demo-tareas';
import { Papeles } from './papeles';

/** What becomes of the payments of the approved orders, one after another. */
const FINALES = ['anulado y aprobado', 'pendiente', 'deJefatura'] as const;
const MOTIVO = 'El concesionario cambió de cuenta.';

/** Payments in every state, of orders that have none, through the real services; the executive brings what their checklists lack. Returns how many. */
export async function generarPagos(application: Application, imprimir: boolean): Promise<number> {
  const [ejecutivo, jefatura] = (await Promise.all(
    ['ejecutivo', 'jefatura'].map((usuario) => actorDe(application, usuario)),
  )) as [Actor, Actor];
  const { creacion, actos } = application.expediente.pagos;
  const ordenes = await porPagar(application);
  const papeles = new Papeles();
  let total = 0;
  try {
    for (const [i, { orden }] of ordenes.slice(0, FINALES.length).entries()) {
      const final = FINALES[i];
      const concepto = await traerPapeles(application, papeles, ejecutivo, orden);
      const cuerpo = { orden, concepto };
      const pago = await creacion.crear(final === 'deJefatura' ? jefatura : ejecutivo, cuerpo);
      total += 1;
      if (final !== 'anulado y aprobado') continue;
      await actos.anular(jefatura, pago.id, { version: pago.version, motivo: MOTIVO });
      const otro = await creacion.crear(ejecutivo, cuerpo);
      await actos.aprobar(jefatura, otro.id, { version: otro.version });
      if (imprimir) await actos.generar(ejecutivo, otro.id);
      total += 1;
    }
  } catch (error) {
    if (!(error instanceof ErrorDeNegocio)) throw error;
    application.log.warn({ err: error }, 'the payment of a demo order could not be made');
  } finally {
    papeles.close();
  }
  return total;
}

/** Approved orders without a payment of which somebody has a task. */
async function porPagar({ dataSource }: Application): Promise<{ orden: number }[]> {
  const query = dataSource
    .createQueryBuilder()
    .from(OrdenDeCompra, 'o')
    .innerJoin(OrdenPlan, 'l', 'l.ordenId = o.id AND l.posicion = 1')
    .leftJoin(SolicitudDePago, 's', 's.ordenId = o.id')
    .select('o.id', 'orden')
    .where("o.estado = 'aprobada' AND s.id IS NULL")
    .orderBy('o.id', 'ASC');
  return readMany<{ orden: number }>(query.andWhere(conTarea(query, 'l.planId')));
}

/** Every document that the payment lacks, as a small paper or photo. Returns the concept that is proposed for it. */
async function traerPapeles(
  application: Application,
  papeles: Papeles,
  actor: Actor,
  ordenId: number,
): Promise<string> {
  const { actosDeDocumento, pagos } = application.expediente;
  const { documentos, concepto } = await pagos.pago.checklist(actor, ordenId);
  for (const { falta, documentoId, version, nombre, plan, formato, acciones } of documentos) {
    if (!falta || documentoId === null || version === null || !acciones.includes('subir')) continue;
    const file =
      formato === 'imagen' ? await papeles.jpeg(nombre) : await papeles.pdf({ nombre, persona: '', idCodigo: plan });
    await actosDeDocumento.subir(actor, documentoId, { version, file });
  }
  return concepto;
}
