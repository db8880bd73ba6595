import {
  beneficiarioDe,
  camposIncorrectos,
  checklistCompleto,
  datosInconsistentes,
  deNumero,
  ErrorDeNegocio,
  esAjeno,
  faltantesDelPago,
  formularioDePago,
  mensajes,
  rechazoDeActuar,
  tiposDeEvento,
} from '@adjudica/domain';
import { type Actor, nombreDeActor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import { hechosDeEscritura } from '../carpeta';
import { beneficiarioDeOrden, hechosDeOrden, type OrdenRow } from '../orden-de-compra';
import { numeroDe } from './solicitud-de-pago.actos';
import { juzgadoDe, type Linea } from './solicitud-de-pago.checklist';
import type { PagoNuevo } from './solicitud-de-pago.dto';
import type { ActoDePago, LecturaDePagos } from './solicitud-de-pago.en-acto';
import { planesDe } from './solicitud-de-pago.view';

const { ORD, propios } = mensajes;

/** Guardar of the new request (PAG-523, PAG-530, invariants 16 and 18). */
export class CreacionDePagos {
  constructor(
    private readonly acto: ActoDePago,
    private readonly lectura: LecturaDePagos,
    private readonly ajustes: { readonly soloPropios: boolean },
  ) {}

  /**
   * Judged in the transaction, so that of concurrent requests one succeeds, and a document rejected meanwhile is missing. @throws 409 the order is
   * not approved, or has one; 422 fields, no such order, no dealer; 403 a document is missing (PAG-531), of another executive.
   */
  readonly crear = this.acto.create({
    parseBody: ({ orden, valor, beneficiario, ...escritos }: PagoNuevo): PagoPedido => {
      const leidos = formularioDePago.revisar(escritos, undefined);
      if ('errores' in leidos) throw camposIncorrectos(leidos.errores);
      return { orden, valor, beneficiario, ...leidos.valores };
    },
    load: async ({ tx, body }) => {
      const orden = await this.tomar(tx, body);
      const planes = planesDe(orden);
      const rows = await this.lectura.planes.listByCodigos(planes, tx.manager);
      const { soloPropios } = this.ajustes;
      for (const row of rows) {
        const rechazo = rechazoDeActuar(hechosDeEscritura(row), tx.actor, soloPropios);
        if (rechazo !== null) throw rechazo;
      }
      const lineas = await this.lectura.checklist.de({ planes, tipoCarta: orden.tipoCarta }, tx.manager);
      if (!checklistCompleto(lineas)) throw datosInconsistentes(faltantesDelPago(lineas).length);
      return { orden, lineas, ajeno: rows.some((row) => esAjeno(hechosDeEscritura(row), tx.actor)) };
    },
    insert: ({ tx, actor, body, loaded: { orden, lineas } }) =>
      this.lectura.pagos.insert(tx, {
        ...datosDe(orden, lineas, actor),
        concepto: body.concepto ?? '',
        observacion: body.observacion ?? null,
      }),
    event: tiposDeEvento.pagoGenerado,
    eventNote: ({ after, loaded: { ajeno } }) =>
      [...(ajeno ? [propios.planDeOtroEjecutivo] : []), numeroDe(after)].join('. '),
    duplicates: { 'solicitud_de_pago.ordenId': () => yaTiene(null) },
  });

  /** Locks the order and the folders of its plans: neither it nor a document changes until the payment is written. */
  private async tomar(tx: Tx, body: PagoPedido): Promise<OrdenRow> {
    const { ordenes, pagos, checklist } = this.lectura;
    await ordenes.lock(tx, body.orden);
    const orden = await ordenes.byId(body.orden, tx.manager);
    if (orden === null) throw camposIncorrectos({ orden: propios.opcionInvalida });
    const vivo = await pagos.findLive(body.orden, tx.manager);
    const rechazo = rechazoDeOrden(orden) ?? (vivo === null ? null : yaTiene(Number(vivo.id)));
    if (rechazo !== null) throw rechazo;
    exigirDatos(orden, body);
    await checklist.lock(tx.manager, planesDe(orden));
    return orden;
  }
}

type PagoPedido = PagoNuevo;

/** Invariant 16: only an approved order with a dealer, where its type requires one. */
export function rechazoDeOrden(orden: OrdenRow): ErrorDeNegocio | null {
  const { estado, sinConcesionario } = hechosDeOrden(orden);
  if (estado !== 'aprobada')
    return new ErrorDeNegocio('conflicto', 'orden-sin-aprobar', propios.pagoOrdenSinAprobar, { detalle: { estado } });
  return sinConcesionario ? new ErrorDeNegocio('regla', 'sin-concesionario', ORD.concesionarioIncompleto) : null;
}

/** Invariant 18: one live payment per order. */
export const yaTiene = (solicitud: number | null): ErrorDeNegocio =>
  new ErrorDeNegocio(
    'conflicto',
    'orden-con-solicitud',
    solicitud === null ? propios.pagoYaHayUno : propios.pagoYaExiste(solicitud),
    { detalle: { solicitud } },
  );

/** Values of the order in a body must equal the order's. */
function exigirDatos(orden: OrdenRow, enviado: Pick<PagoNuevo, 'valor' | 'beneficiario'>): void {
  const nuestros = {
    valor: orden.pagoConcesionario,
    beneficiario: beneficiarioDe(orden),
  };
  const distintos = (['valor', 'beneficiario'] as const).filter(
    (nombre) => enviado[nombre] !== undefined && enviado[nombre] !== nuestros[nombre],
  );
  if (distintos.length > 0)
    throw camposIncorrectos(Object.fromEntries(distintos.map((nombre) => [nombre, propios.pagoDatoDistinto])));
}

function datosDe(orden: OrdenRow, lineas: readonly Linea[], actor: Actor) {
  const { esConcesionario: _, ...beneficiario } = beneficiarioDeOrden(orden);
  return {
    ordenId: orden.id,
    valor: deNumero(orden.pagoConcesionario),
    ...beneficiario,
    solicitante: nombreDeActor(actor),
    documentos: lineas.map(juzgadoDe),
  };
}
