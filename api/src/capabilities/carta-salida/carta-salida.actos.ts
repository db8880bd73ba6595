import {
  camposIncorrectos,
  comoFecha,
  ErrorDeNegocio,
  esquemaDeCarta,
  esquemaDeCita,
  esquemaDeEntrega,
  esquemaRechazoDeCarta,
  formatearFecha,
  hoyEn,
  identificada,
  mensajes,
  momentoEn,
  pruebasQueSePiden,
  rechazoDeCita,
  rechazoDeFechaDeEntrega,
  rechazoPorPruebas,
  tiposDeEvento,
} from '@adjudica/domain';
import { type Actor, nombreDeActor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import { saneado } from '../../rich-text';
import { auditadoDelPaso, type PasoAdmitido, type ReglasDelCaso, salvedadDelPaso } from '../caso';
import type { PedidoDeDocumentos } from '../documento';
import type { EmisionDeDocumentos, Preparado } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import type { PlanStore } from '../plan';
import { cartaDeSalida, type FuenteDeCarta } from './carta-salida.documento';
import type { CartaSalidaVista } from './carta-salida.dto';
import type { ActoDeCarta } from './carta-salida.en-acto';
import type { CartaSalidaImpresa } from './carta-salida.impreso';
import type { CartaRow, CartaStore } from './carta-salida.store';
import { bienDeCarta, clienteDeCarta, hechosDePruebas, recibeDe } from './carta-salida.view';

const { propios } = mensajes;

type Impresa = Preparado<CartaSalidaImpresa, FuenteDeCarta>;

/** Acts from the payment to the delivery: the letter, its rejection, the delivery (CAR-511, CAR-512, CAR-523…525, invariant 33). */
export class ActosDeCarta {
  constructor(
    private readonly acto: ActoDeCarta,
    private readonly cartas: CartaStore,
    private readonly planes: PlanStore,
    private readonly emision: EmisionDeDocumentos,
    private readonly reglas: ReglasDelCaso,
    private readonly pedidos: Pick<PedidoDeDocumentos, 'pedirDe'>,
  ) {}

  /**
   * CAR-511, CAR-523: a new version of the letter, printed from the present text and good. @throws 404; 409 generated or delivered (who, when); 412;
   * 422 no text, a house, a rule stops it or was not confirmed.
   */
  readonly generar = this.acto('generar', {
    schema: saneado(esquemaDeCarta, ['texto']),
    around: async ({ actor, before, body }, transact: (impresa: Impresa) => Promise<CartaSalidaVista>) => {
      await this.reglas.exigir('carta', [before.idCodigo], body);
      return this.emision.emitir(actor, cartaDeSalida, await this.fuente(actor, before, body.texto), transact);
    },
    load: async ({ tx, before, body }, impresa: Impresa): Promise<{ impresa: Impresa; admitido: PasoAdmitido }> => ({
      impresa,
      admitido: await this.reglas.exigir('carta', [before.idCodigo], body, tx.manager),
    }),
    change: ({ actor, now, body }) => ({
      estado: 'generada',
      texto: body.texto,
      generadaPor: actor.id || null,
      generadaEn: now,
      motivoRechazo: null,
      rechazadaPor: null,
      rechazadaEn: null,
    }),
    effects: async ({ tx, before, loaded: { impresa, admitido } }) => {
      await this.emision.asentar(tx, impresa);
      await this.reglas.asentar(tx, admitido, before.idCodigo);
    },
    event: tiposDeEvento.cartaGenerada,
    eventNote: ({ loaded: { impresa } }) => propios.cartaNumero(impresa.emision.version),
    caveat: ({ loaded: { admitido } }) => salvedadDelPaso(admitido),
    auditDetail: ({ loaded: { impresa, admitido } }) => ({
      sha256: impresa.guardado.sha256,
      numeroVersion: impresa.emision.version,
      ...auditadoDelPaso(admitido),
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
   * CAR-524, invariant 33: delivered once, when act, photo and the authorisation of who receives it for the holder are stored; event 176 has the day of the delivery. @throws 404; 409 delivered (who,
   * when); 412; 422 a proof is missing or rejected, the date is out of range, no letter, a rule stops it or was not confirmed.
   */
  readonly entregar = this.acto('entregar', {
    schema: esquemaDeEntrega,
    load: async ({ tx, before, body }) => {
      const codigos = pruebasQueSePiden(recibeDe(before));
      return {
        admitido: await this.reglas.exigir('entrega', [before.idCodigo], body, tx.manager),
        pruebas: hechosDePruebas(codigos, await this.cartas.findPruebas(before.planId, codigos, tx.manager)),
      };
    },
    guard: ({ tx, before, body, loaded: { pruebas } }) =>
      rechazoPorPruebas(pruebas) ?? fueraDePlazo(tx, before, body.fecha),
    change: ({ actor, now, body }) => ({
      estado: 'realizada',
      fechaEntrega: body.fecha,
      entregadaPor: actor.id || null,
      entregadaEn: now,
    }),
    effects: ({ tx, before, loaded: { admitido } }) => this.reglas.asentar(tx, admitido, before.idCodigo),
    event: tiposDeEvento.entrega,
    caveat: ({ loaded: { admitido } }) => salvedadDelPaso(admitido),
    eventDate: ({ now, body }) => alFinalDelDia(body.fecha, now),
    eventNote: ({ body }) => `${propios.entregaFecha}: ${formatearFecha(comoFecha(body.fecha))}`,
    auditDetail: ({ loaded: { admitido } }) => auditadoDelPaso(admitido),
  });

  /**
   * Fixed, or moved with a reason; the task of the delivery is due on that day. Of who receives the good for the holder an authorisation is asked
   * for. @throws 404; 409 delivered; 412; 422 fields.
   */
  readonly citar = this.acto('citar', {
    schema: esquemaDeCita,
    guard: ({ before, body, now }) => {
      const { citaDia, identificacion: titular } = before;
      const errores = rechazoDeCita(body, { hoy: hoyEn(now), movida: citaDia !== null, titular });
      return errores === null ? null : camposIncorrectos(errores);
    },
    change: ({ body: { dia, hora, lugar, recibe } }) => ({
      ...{ citaDia: dia, citaHora: hora, citaLugar: lugar },
      recibeTipo: recibe?.tipoIdentificacion ?? null,
      recibeIdentificacion: recibe?.identificacion ?? null,
      recibeNombre: recibe?.nombre ?? null,
    }),
    effects: async ({ tx, before, body: { recibe } }) => {
      if (recibe !== undefined) await this.pedidos.pedirDe(tx, before.idCodigo, ['autorizacionEntrega']);
    },
    event: tiposDeEvento.citaDeEntrega,
    eventNote: ({ body: { dia, hora, lugar, recibe, motivo } }) =>
      [
        propios.citaDe(formatearFecha(comoFecha(dia)), hora, lugar),
        ...(recibe === undefined ? [] : [propios.citaRecibeDe(identificada(recibe))]),
        ...(motivo ? [motivo] : []),
      ].join('. '),
  });

  private async fuente(actor: Actor, row: CartaRow, texto: string): Promise<FuenteDeCarta> {
    const [plan, bien, orden, personas] = await Promise.all([
      this.planes.get(row.idCodigo),
      this.cartas.findBien(row.adjudicacionId),
      this.cartas.findOrden(row.adjudicacionId),
      this.cartas.findPersonas(row.adjudicacionId),
    ]);
    return {
      cartaId: Number(row.id),
      orden,
      personas,
      recibe: recibeDe(row),
      cargo: actor.role,
      idCodigo: row.idCodigo,
      texto,
      cliente: clienteDeCarta(plan),
      bien: bien && bienDeCarta(bien),
    };
  }
}

function fueraDePlazo({ now }: Tx, { fechaAdjudicacion }: CartaRow, fecha: string): ErrorDeNegocio | null {
  const rechazo = rechazoDeFechaDeEntrega(fecha, { hoy: hoyEn(now), adjudicacion: fechaAdjudicacion });
  if (rechazo === null) return null;
  return camposIncorrectos({ fecha: rechazo });
}

/** The last instant in Ecuador of the chosen day, or now: the history shows it after the day's other events. */
const alFinalDelDia = (fecha: string, now: Date): Date =>
  new Date(Math.min(momentoEn(fecha, '23:59:59.999').getTime(), now.getTime()));

const textoDe = (row: CartaRow, actor: Actor): string =>
  `${row.idCodigo}, ${nombreDeCliente(row)}: ${nombreDeActor(actor)}`;
