import {
  type AprobacionLegal,
  camposIncorrectos,
  codigosDePrueba,
  comoFecha,
  ErrorDeNegocio,
  esquemaDeCarta,
  esquemaDeCita,
  esquemaDeEntrega,
  esquemaRechazoDeCarta,
  formatearFecha,
  hoyEn,
  mensajes,
  rechazoDeCita,
  rechazoDeFechaDeEntrega,
  rechazoPorLegal,
  rechazoPorPruebas,
  tiposDeEvento,
} from '@adjudica/domain';
import { type Actor, nombreDeActor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import { saneado } from '../../rich-text';
import { requireAprobacionFirme } from '../carpeta';
import type { EmisionDeDocumentos, Preparado } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import type { PlanStore } from '../plan';
import { cartaDeSalida, type FuenteDeCarta } from './carta-salida.documento';
import type { CartaSalidaVista } from './carta-salida.dto';
import type { ActoDeCarta } from './carta-salida.en-acto';
import type { CartaSalidaImpresa } from './carta-salida.impreso';
import type { CartaRow, CartaStore } from './carta-salida.store';
import { bienDeCarta, clienteDeCarta, pruebasPorCodigo } from './carta-salida.view';

const { propios } = mensajes;

interface Ajustes {
  readonly salidaExigeContrato: boolean;
}
type Impresa = Preparado<CartaSalidaImpresa, FuenteDeCarta>;

/** Acts from the payment to the delivery: the letter, its rejection, the delivery (CAR-511, CAR-512, CAR-523…525, invariant 33). */
export class ActosDeCarta {
  constructor(
    private readonly acto: ActoDeCarta,
    private readonly cartas: CartaStore,
    private readonly planes: PlanStore,
    private readonly emision: EmisionDeDocumentos,
    private readonly ajustes: Ajustes,
  ) {}

  /**
   * CAR-511, CAR-523: a new version of the letter, printed from the present text and good. @throws 404; 409 generated or delivered (who, when); 412;
   * 422 no text, a house, or pending approvals of legal.
   */
  readonly generar = this.acto('generar', {
    schema: saneado(esquemaDeCarta, ['texto']),
    around: async ({ actor, before, body }, transact: (impresa: Impresa) => Promise<CartaSalidaVista>) => {
      this.exigeLegal(await this.cartas.findFaltantesDeLegal(before.planId), body);
      return this.emision.emitir(actor, cartaDeSalida, await this.fuente(actor, before, body.texto), transact);
    },
    load: async ({ tx, before, body }, impresa: Impresa) => {
      await requireAprobacionFirme(tx.manager, [before.idCodigo]);
      this.exigeLegal(await this.cartas.findFaltantesDeLegal(before.planId, tx.manager), body);
      return impresa;
    },
    change: ({ actor, now, body }) => ({
      estado: 'generada',
      texto: body.texto,
      generadaPor: actor.id || null,
      generadaEn: now,
      motivoRechazo: null,
      rechazadaPor: null,
      rechazadaEn: null,
    }),
    effects: ({ tx, loaded }) => this.emision.asentar(tx, loaded),
    event: tiposDeEvento.cartaGenerada,
    eventNote: ({ loaded }) => propios.cartaNumero(loaded.emision.version),
    auditDetail: ({ loaded, body }) => ({
      sha256: loaded.guardado.sha256,
      numeroVersion: loaded.emision.version,
      ...(body.aceptaSinLegal === true && { aceptaSinLegal: true }),
    }),
  });

  /** CAR-512, CAR-525: back to pending, with the text kept; its versions stay. @throws 404; 409 no letter, or delivered; 412; 422 no text. */
  readonly rechazar = this.acto('rechazar', {
    schema: esquemaRechazoDeCarta,
    change: ({ actor, now, body }) => ({
      estado: 'pendiente',
      motivoRechazo: body.texto,
      rechazadaPor: actor.id || null,
      rechazadaEn: now,
    }),
    event: tiposDeEvento.cartaRechazada,
    eventNote: ({ body }) => body.texto,
    notify: ({ before, actor, body }) => ({
      recipients: [before.ejecutivoId === null ? null : Number(before.ejecutivoId)],
      titulo: mensajes.CAR.noAprobado,
      texto: `${textoDe(before, actor)}. ${body.texto}`,
    }),
  });

  /**
   * CAR-524, invariant 33: delivered once, when act and photo are stored; event 176 has the day of the delivery. @throws 404; 409 delivered (who,
   * when); 412; 422 a proof is missing or rejected, the date is out of range, no letter, legal.
   */
  readonly entregar = this.acto('entregar', {
    schema: esquemaDeEntrega,
    load: async ({ tx, before, body }) => {
      await requireAprobacionFirme(tx.manager, [before.idCodigo]);
      this.exigeLegal(await this.cartas.findFaltantesDeLegal(before.planId, tx.manager), body);
      return pruebasPorCodigo(await this.cartas.findPruebas(before.planId, codigosDePrueba, tx.manager));
    },
    guard: ({ tx, before, body, loaded }) => rechazoPorPruebas(loaded) ?? fueraDePlazo(tx, before, body.fecha),
    change: ({ actor, now, body }) => ({
      estado: 'realizada',
      fechaEntrega: body.fecha,
      entregadaPor: actor.id || null,
      entregadaEn: now,
    }),
    event: tiposDeEvento.entrega,
    eventDate: ({ now, body }) => alFinalDelDia(body.fecha, now),
    eventNote: ({ body }) => `${propios.entregaFecha}: ${formatearFecha(comoFecha(body.fecha))}`,
    auditDetail: ({ body }) => (body.aceptaSinLegal === true ? { aceptaSinLegal: true } : {}),
  });

  /** Fixed, or moved with a reason; the task of the delivery is due on that day. @throws 404; 409 delivered; 412; 422 fields. */
  readonly citar = this.acto('citar', {
    schema: esquemaDeCita,
    guard: ({ before, body, now }) => {
      const errores = rechazoDeCita(body, { hoy: hoyEn(now), movida: before.citaDia !== null });
      return errores === null ? null : camposIncorrectos(errores);
    },
    change: ({ body: { dia, hora, lugar } }) => ({ citaDia: dia, citaHora: hora, citaLugar: lugar }),
    event: tiposDeEvento.citaDeEntrega,
    eventNote: ({ body: { dia, hora, lugar, motivo } }) =>
      [propios.citaDe(formatearFecha(comoFecha(dia)), hora, lugar), ...(motivo ? [motivo] : [])].join('. '),
  });

  private async fuente(actor: Actor, row: CartaRow, texto: string): Promise<FuenteDeCarta> {
    const [plan, bien, orden] = await Promise.all([
      this.planes.get(row.idCodigo),
      this.cartas.findBien(row.adjudicacionId),
      this.cartas.findOrden(row.adjudicacionId),
    ]);
    return {
      cartaId: Number(row.id),
      orden,
      cargo: actor.role,
      idCodigo: row.idCodigo,
      texto,
      cliente: clienteDeCarta(plan),
      bien: bien && bienDeCarta(bien),
    };
  }

  /** @throws 422 approvals of legal are missing, unless the setting and the actor accept that. */
  private exigeLegal(
    faltan: readonly AprobacionLegal[],
    { aceptaSinLegal = false }: { aceptaSinLegal?: boolean | undefined },
  ): void {
    const rechazo = rechazoPorLegal(faltan, { exige: this.ajustes.salidaExigeContrato, confirmado: aceptaSinLegal });
    if (rechazo !== null) throw rechazo;
  }
}

function fueraDePlazo({ now }: Tx, { fechaAdjudicacion }: CartaRow, fecha: string): ErrorDeNegocio | null {
  const rechazo = rechazoDeFechaDeEntrega(fecha, { hoy: hoyEn(now), adjudicacion: fechaAdjudicacion });
  if (rechazo === null) return null;
  return camposIncorrectos({ fecha: rechazo });
}

/** The last instant in Ecuador of the chosen day, or now: the history shows it after the day's other events. */
const alFinalDelDia = (fecha: string, now: Date): Date =>
  new Date(Math.min(Date.parse(`${fecha}T23:59:59.999-05:00`), now.getTime()));

const textoDe = (row: CartaRow, actor: Actor): string =>
  `${row.idCodigo}, ${nombreDeCliente(row)}: ${nombreDeActor(actor)}`;
