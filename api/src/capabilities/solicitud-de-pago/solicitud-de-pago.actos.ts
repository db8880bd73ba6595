import {
  checklistCompleto,
  deNumero,
  ErrorDeNegocio,
  esquemaAnulacionDePago,
  esquemaAprobacionDePago,
  faltantesDelPago,
  formatearMonto,
  mensajes,
  rechazoPorCarpeta,
  rechazoPorMontos,
  revisionDelPago,
  tiposDeEvento,
} from '@adjudica/domain';
import { type Actor, nombreDeActor } from '../../auth/actor';
import { exigirAprobacionFirme } from '../carpeta';
import type { EmisionDeDocumentos } from '../documento-emitido';
import { montosDePlanes } from '../orden-de-compra';
import { juzgadoDe } from './solicitud-de-pago.checklist';
import { pagoImpreso } from './solicitud-de-pago.documento';
import { type ActoDePago, type LecturaDePagos, lineasDe } from './solicitud-de-pago.en-acto';
import type { FilaDePago } from './solicitud-de-pago.store';
import { carpetaAprobada, planesDe, vistaDePago } from './solicitud-de-pago.view';

const { PAG, propios } = mensajes;

/** Approved or annulled, once (PAG-512, PAG-522, invariants 16 and 17), and printed. */
export class ActosDePago {
  constructor(
    private readonly acto: ActoDePago,
    private readonly lectura: LecturaDePagos,
    private readonly emision: EmisionDeDocumentos,
  ) {}

  /**
   * The checklist is judged once more, as it is now; its documents are kept as they were judged.
   * @throws 404; 403 four eyes; 409 decided already (who, when); 412; 422 the order is not approved any more, a plan has
   * another amount by now, the folder is not approved (PAGO_EXIGE_CARPETA, or not confirmed), a document is missing.
   */
  readonly aprobar = this.acto('aprobar', {
    esquema: esquemaAprobacionDePago,
    lee: async ({ tx, antes }) => {
      await exigirAprobacionFirme(tx.manager, planesDe(antes));
      const montos = montosDePlanes(await this.lectura.ordenes.planes(Number(antes.ordenId), tx.manager));
      return { montos, lineas: await lineasDe(this.lectura, antes, tx.manager) };
    },
    guarda: ({ antes, body, leido: { montos, lineas } }) =>
      rechazoPorMontos(montos) ??
      rechazoPorCarpeta('solicitud-de-pago', carpetaAprobada(antes), {
        exige: this.lectura.ajustes.pagoExigeCarpeta,
        confirmado: body.aceptaSinCarpeta === true,
      }) ??
      (checklistCompleto(lineas) ? null : incompleto(faltantesDelPago(lineas).length)),
    cambio: ({ actor, now, leido: { lineas } }) => ({
      estado: 'aprobado',
      aprobadoPor: actor.id || null,
      aprobadoEn: now,
      documentos: lineas.map(juzgadoDe),
    }),
    evento: tiposDeEvento.pagoAprobado,
    observacion: ({ antes }) =>
      carpetaAprobada(antes) ? numeroDe(antes) : `${numeroDe(antes)}. ${propios.pagoAprobadoSinCarpeta}`,
    detalle: ({ antes, leido: { lineas } }) => ({
      carpetaAprobada: carpetaAprobada(antes),
      ...(!carpetaAprobada(antes) && { aceptaSinCarpeta: true }),
      ...revisionDelPago(lineas),
    }),
    avisa: ({ antes, actor }) => avisoDe(antes, actor, propios.avisoDePagoAprobado),
  });

  /** PAG-514 @throws 422 no reason; 404; 409 decided already (who, when); 412. */
  readonly anular = this.acto('anular', {
    esquema: esquemaAnulacionDePago,
    cambio: ({ actor, now, body: { motivo } }) => ({
      estado: 'anulado',
      anuladoPor: actor.id || null,
      anuladoEn: now,
      motivo,
    }),
    evento: tiposDeEvento.pagoAnulado,
    observacion: ({ antes, body }) => `${numeroDe(antes)}. ${body.motivo}`,
    avisa: ({ antes, actor, body }) => avisoDe(antes, actor, propios.avisoDePagoAnulado, body.motivo),
  });

  /** An approved payment never changes, so it is issued once; asked for again, it is there. @throws 404; 409 not approved. */
  readonly generar = this.acto(
    'generar',
    this.emision.unaVez(pagoImpreso, ({ actor, antes }: { actor: Actor; antes: FilaDePago }) =>
      vistaDePago(antes, [], this.lectura.ajustes, { actor, soloPropios: false }),
    ),
  );
}

const incompleto = (faltan: number): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', 'checklist-incompleto', PAG.documentosPorSubir, { detalle: { faltan } });

export const numeroDe = ({ id, ordenId }: Pick<FilaDePago, 'id' | 'ordenId'>): string =>
  propios.pagoNumero(Number(id), Number(ordenId));

const avisoDe = (fila: FilaDePago, actor: Actor, titulo: string, motivo?: string) => ({
  a: [fila.creadoPor === null ? null : Number(fila.creadoPor)],
  titulo,
  texto: [
    propios.pagoDe(
      Number(fila.id),
      formatearMonto(deNumero(Number(fila.valor))),
      fila.nombreCliente,
      nombreDeActor(actor),
    ),
    ...(motivo === undefined ? [] : [motivo]),
  ].join('. '),
});
