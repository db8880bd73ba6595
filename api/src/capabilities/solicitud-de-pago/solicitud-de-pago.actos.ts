import {
  camposIncorrectos,
  checklistCompleto,
  comoFecha,
  deNumero,
  ErrorDeNegocio,
  esquemaAnulacionDePago,
  esquemaAprobacionDePago,
  esquemaTransferencia,
  faltantesDelPago,
  formatearFecha,
  formatearMonto,
  hoyEn,
  mensajes,
  rechazoDeTransferencia,
  rechazoPorMontos,
  revisionDelPago,
  tiposDeEvento,
} from '@adjudica/domain';
import { type Actor, nombreDeActor } from '../../auth/actor';
import { auditadoDelPaso, type ReglasDelCaso, salvedadDelPaso } from '../caso';
import type { EmisionDeDocumentos } from '../documento-emitido';
import { montosDePlanes } from '../orden-de-compra';
import { juzgadoDe } from './solicitud-de-pago.checklist';
import { pagoImpreso } from './solicitud-de-pago.documento';
import { type ActoDePago, type LecturaDePagos, lineasDe } from './solicitud-de-pago.en-acto';
import type { PagoRow } from './solicitud-de-pago.store';
import { planesDe, vistaDePago } from './solicitud-de-pago.view';

const { PAG, propios } = mensajes;

/** Approved or annulled, once (PAG-512, PAG-522, invariants 16 and 17), and printed. */
export class ActosDePago {
  constructor(
    private readonly acto: ActoDePago,
    private readonly lectura: LecturaDePagos,
    private readonly emision: EmisionDeDocumentos,
    private readonly reglas: ReglasDelCaso,
  ) {}

  /**
   * Judges the present checklist again; its documents are kept as judged, and the rules before it. @throws 404; 403 four eyes; 409 decided (who,
   * when); 412, also with other rules than seen; 422 the order is no longer approved, the amount of a plan changed, a document is missing, a rule
   * stops it or was not confirmed.
   */
  readonly aprobar = this.acto('aprobar', {
    schema: esquemaAprobacionDePago,
    load: async ({ tx, before, body }) => {
      const rechazo = rechazoPorMontos(
        montosDePlanes(await this.lectura.ordenes.listPlanes(before.ordenId, tx.manager)),
      );
      if (rechazo !== null) throw rechazo;
      const admitido = await this.reglas.exigir('pago', planesDe(before), body, tx.manager);
      return { admitido, lineas: await lineasDe(this.lectura, before, tx.manager) };
    },
    guard: ({ loaded: { lineas } }) => (checklistCompleto(lineas) ? null : incompleto(faltantesDelPago(lineas).length)),
    change: ({ actor, now, loaded: { lineas } }) => ({
      estado: 'aprobado',
      aprobadoPor: actor.id || null,
      aprobadoEn: now,
      documentos: lineas.map(juzgadoDe),
    }),
    event: tiposDeEvento.pagoAprobado,
    effects: ({ tx, before, loaded: { admitido } }) => this.reglas.asentar(tx, admitido, before.id),
    eventNote: ({ before }) => numeroDe(before),
    caveat: ({ loaded: { admitido } }) => salvedadDelPaso(admitido),
    auditDetail: ({ loaded: { admitido, lineas } }) => ({ ...auditadoDelPaso(admitido), ...revisionDelPago(lineas) }),
    notify: ({ before, actor }) => avisoDe(before, actor, propios.avisoDePagoAprobado),
  });

  /** PAG-514 @throws 422 no reason; 404; 409 decided (who, when); 412. */
  readonly anular = this.acto('anular', {
    schema: esquemaAnulacionDePago,
    change: ({ actor, now, body: { motivo } }) => ({
      estado: 'anulado',
      anuladoPor: actor.id || null,
      anuladoEn: now,
      motivo,
    }),
    event: tiposDeEvento.pagoAnulado,
    eventNote: ({ before, body }) => `${numeroDe(before)}. ${body.motivo}`,
    notify: ({ before, actor, body }) => avisoDe(before, actor, propios.avisoDePagoAnulado, body.motivo),
  });

  /** The money left: day and reference of the bank. @throws 404; 409 not approved; 412; 422 registered already, the day is out of range. */
  readonly transferir = this.acto('transferir', {
    schema: esquemaTransferencia,
    guard: ({ before, body, now }) => {
      const dias = { aprobado: hoyEn(new Date(String(before.aprobadoEn))), hoy: hoyEn(now) };
      const rechazo = rechazoDeTransferencia(body.fecha, dias);
      return rechazo === null ? null : camposIncorrectos({ fecha: rechazo });
    },
    change: ({ body }) => ({ transferidaEl: body.fecha, transferenciaReferencia: body.referencia }),
    event: tiposDeEvento.pagoTransferido,
    eventNote: ({ before, body }) =>
      `${numeroDe(before)}. ${propios.pagoTransferidoEl(formatearFecha(comoFecha(body.fecha)), body.referencia)}`,
  });

  /** An approved payment never changes, so it is issued once; later requests get the same document. @throws 404; 409 not approved. */
  readonly generar = this.acto(
    'generar',
    this.emision.unaVez(pagoImpreso, ({ actor, before }: { actor: Actor; before: PagoRow }) =>
      vistaDePago(before, { lineas: [], papeles: [] }, this.lectura.ajustes, { actor, soloPropios: false }),
    ),
  );
}

const incompleto = (faltan: number): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', 'checklist-incompleto', PAG.documentosPorSubir, { detalle: { faltan } });

export const numeroDe = ({ id, ordenId }: Pick<PagoRow, 'id' | 'ordenId'>): string => propios.pagoNumero(id, ordenId);

const avisoDe = (row: PagoRow, actor: Actor, titulo: string, motivo?: string) => ({
  recipients: [row.creadoPor],
  titulo,
  texto: [
    propios.pagoDe(row.id, formatearMonto(deNumero(row.valor)), row.nombreCliente, nombreDeActor(actor)),
    ...(motivo === undefined ? [] : [motivo]),
  ].join('. '),
});
