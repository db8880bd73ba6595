import { borradorDeCarta, ErrorDeNegocio, hoyEn, mensajes, pruebasQueSePiden } from '@adjudica/domain';
import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { ownRows } from '../../http/own-rows';
import type { FileAnswer } from '../../http/send-file';
import type { Platform } from '../../platform';
import { notFound } from '../../request/version';
import type { EmisionDeDocumentos } from '../documento-emitido';
import type { PlanStore } from '../plan';
import { actaDeEntrega, cartaDeSalida, datosDelBien, quienesReciben } from './carta-salida.documento';
import type { CartaSalidaDetalle, CartaSalidaVista, VersionDeCarta } from './carta-salida.dto';
import type { CartaRow, CartaStore } from './carta-salida.store';
import {
  bienDeCarta,
  cartaEnCiclo,
  citaDe,
  clienteDeCarta,
  comentarioRsa,
  pruebaVista,
  recibeDe,
  vistaDeCarta,
} from './carta-salida.view';

/** Reads exit letters. */
export class CartaService {
  private readonly accesos: AccessLog;

  constructor(
    private readonly platform: Pick<Platform, 'config' | 'clock' | 'accessLog'>,
    private readonly cartas: CartaStore,
    private readonly planes: PlanStore,
    private readonly emision: EmisionDeDocumentos,
    private readonly acts: Pick<Acts, 'context'>,
  ) {
    this.accesos = platform.accessLog;
  }

  /** CAR-500…503, CAR-519. Two statements for any page. */
  async list(actor: Actor, request: ListRequest): Promise<Page<CartaSalidaVista>> {
    const { rows, ...page } = await this.cartas.list({ ...request, filter: ownRows(request.filter, actor) });
    this.accesos.record(actor, { operacion: 'listar', recurso: 'carta-salida', recursoId: 'lista' });
    return { ...page, rows: rows.map((row) => vistaDeCarta(row, this.acts.context(actor))) };
  }

  /** CAR-509, CAR-510, CAR-518, CAR-526. Leaves an access row. @throws 404 the plan is not in the list. */
  async get(actor: Actor, idCodigo: string): Promise<CartaSalidaDetalle> {
    const row = await this.fila(idCodigo);
    const recibe = recibeDe(row);
    const codigosDePrueba = pruebasQueSePiden(recibe);
    const [plan, bien, orden, personas, rsa, texto, pruebas, versiones] = await Promise.all([
      this.planes.get(idCodigo),
      this.cartas.findBien(row.adjudicacionId),
      this.cartas.findOrden(row.adjudicacionId),
      this.cartas.findPersonas(row.adjudicacionId),
      this.cartas.listComentariosDeRsa(row.planId),
      this.cartas.readTexto(Number(row.id)),
      this.cartas.findPruebas(row.planId, codigosDePrueba),
      this.versiones(row),
    ]);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'carta-salida', recursoId: idCodigo });
    const cliente = clienteDeCarta(plan);
    const suBien = bien && bienDeCarta(bien);
    const { company: empresa, city: ciudad } = this.platform.config.brand;
    const fecha = hoyEn(this.platform.clock.now());
    const context = this.acts.context(actor);
    return {
      ...vistaDeCarta(row, context),
      ...cartaEnCiclo.offer(row, context),
      cliente,
      bien: suBien,
      rsa: rsa.map(comentarioRsa),
      texto:
        texto ??
        borradorDeCarta({
          ...{ empresa, ciudad, fecha, idCodigo },
          ...quienesReciben({ personas, cliente, recibe }),
          bien: datosDelBien(suBien),
          orden,
        }),
      pruebas: codigosDePrueba
        .flatMap((codigo) => pruebas.filter((prueba) => prueba.codigo === codigo))
        .map(pruebaVista),
      versiones,
    };
  }

  /** CAR-511, CAR-522: the letter byte for byte; without `version` the last one. @throws 404 'No existe documento generado' (CAR-529). */
  async archivo(actor: Actor, idCodigo: string, version?: number): Promise<FileAnswer> {
    const row = await this.fila(idCodigo);
    return this.emision
      .abrir(actor, cartaDeSalida, Number(row.id), { version, recursoId: idCodigo })
      .catch((error: unknown) => {
        if (!(error instanceof ErrorDeNegocio) || error.kind !== 'noEncontrado') throw error;
        throw new ErrorDeNegocio('noEncontrado', 'sin-archivo', mensajes.DOC.noExisteDocumento);
      });
  }

  /** The act to be signed at the delivery. @throws 404. */
  async acta(actor: Actor, idCodigo: string): Promise<FileAnswer> {
    const row = await this.fila(idCodigo);
    const [plan, bien, orden, personas] = await Promise.all([
      this.planes.get(idCodigo),
      this.cartas.findBien(row.adjudicacionId),
      this.cartas.findOrden(row.adjudicacionId),
      this.cartas.findPersonas(row.adjudicacionId),
    ]);
    const fuente = {
      idCodigo,
      cartaId: Number(row.id),
      orden,
      personas,
      recibe: recibeDe(row),
      kilometros: bien?.kilometros == null ? null : Number(bien.kilometros),
      cita: citaDe(row),
      productoCodigo: row.productoCodigo,
      cliente: clienteDeCarta(plan),
      bien: bien && bienDeCarta(bien),
    };
    return this.emision.imprimir(actor, actaDeEntrega, fuente, idCodigo);
  }

  private async fila(idCodigo: string): Promise<CartaRow> {
    const row = await this.cartas.findByPlan(idCodigo);
    if (row === null) throw notFound();
    return row;
  }

  private async versiones({ id }: CartaRow): Promise<VersionDeCarta[]> {
    const versiones = await this.emision.versiones(cartaDeSalida, Number(id)).catch((error: unknown) => {
      if (error instanceof ErrorDeNegocio && error.kind === 'noEncontrado') return [];
      throw error;
    });
    return versiones.map(({ numeroVersion, emitidoEn, emitidoPor, paginas }) => ({
      version: numeroVersion,
      fecha: emitidoEn,
      usuario: emitidoPor,
      paginas,
    }));
  }
}
