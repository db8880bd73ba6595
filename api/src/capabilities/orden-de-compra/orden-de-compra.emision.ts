import {
  CATEGORIA_DE_ORDEN,
  calculosDeOrden,
  camposCerrados,
  camposIncorrectos,
  type DatosDeOrden,
  deNumero,
  ErrorDeNegocio,
  errorDeParticular,
  errorDeTipoDeCarta,
  erroresDeCalculos,
  esAjeno,
  etiquetasDeCalculos,
  formularioDeOrden,
  mensajes,
  soloCampos,
  textoDeCambios,
  tiposDeEvento,
} from '@adjudica/domain';
import { rowOf } from '../../columns/record';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { notFound } from '../../request/version';
import type { CarpetaStore } from '../carpeta';
import { hechosDeMedio, type MedioStore, planesDeMedio } from '../medio-aprobacion';
import { type BaseLeida, type BasesDeOrden, copiaDe, montosDe } from './orden-de-compra.base';
import { copiaDeConcesionario } from './orden-de-compra.concesionarios';
import type { OrdenDeCompraCambio, OrdenDeCompraNueva } from './orden-de-compra.dto';
import type { ActoDeOrden } from './orden-de-compra.en-acto';
import type { OrdenRow, OrdenStore } from './orden-de-compra.store';

const { propios } = mensajes;

interface AntesDeEmitir {
  readonly medios: MedioStore;
  readonly carpetas: Pick<CarpetaStore, 'lockAll'>;
  readonly bases: BasesDeOrden;
}

/** 'Emisión de orden de compra' (ORD-508…536, ORD-554). */
export class EmisionDeOrdenes {
  constructor(
    private readonly acto: ActoDeOrden,
    private readonly ordenes: OrdenStore,
    private readonly antes: AntesDeEmitir,
  ) {}

  /**
   * @throws 422 fields, an approval of a house, with an order, or with a plan that lost its award; 404 no such approval; 409 not approved, or
   * stale version; 403 (SOLO_PROPIOS).
   */
  readonly crear = this.acto.create({
    load: async ({ tx, body }: { tx: Tx; body: OrdenDeCompraNueva }) => {
      const base = await this.tomar(tx, body.medioId);
      return { base, datos: await datosDe(tx, body, base) };
    },
    insert: ({ tx, loaded: { base, datos } }) => this.ordenes.insert(tx, datos, base.filas.map(filaDePlan)),
    effects: async ({ tx, key, loaded: { base } }) => {
      if ((await this.antes.medios.update(tx, base.medio, { idOrden: key })) === 0) throw conOrden();
    },
    event: tiposDeEvento.ordenGenerada,
    eventNote: ({ actor, after, loaded: { base } }) =>
      [
        ...(esAjeno(hechosDeMedio(base.medio), actor) ? [propios.medioDeOtroEjecutivo] : []),
        propios.ordenNumero(after.id),
      ].join('. '),
    audit: ({ after }) => ({ despues: after }),
    duplicates: { 'orden_de_compra.medioId': conOrden, 'orden_plan.planId': conOrden },
  });

  /**
   * While it waits, by whoever made it: everything that was typed, and client, vehicle and amounts as they are now. @throws 403 of somebody else; 404;
   * 409 decided (who, when); 412; 422 fields.
   */
  readonly corregir = this.acto('corregir', {
    load: async ({ tx, before, body }: { tx: Tx; before: OrdenRow; body: OrdenDeCompraCambio }) => {
      const base = await this.antes.bases.presente(before.medioId, tx.manager);
      return { base, datos: await datosDe(tx, body, base) };
    },
    change: ({ loaded: { datos } }) => datos,
    effects: ({ tx, before, loaded: { base } }) => this.ordenes.updateMontos(tx, before.id, base.filas.map(filaDePlan)),
    event: tiposDeEvento.ordenCorregida,
    eventNote: ({ before, after }) => `${propios.ordenNumero(before.id)}. ${cambiosDe(before, after)}`,
  });

  /** Locks the approval and the folders of its plans, which serializes updates, withdrawals and further orders. */
  private async tomar(tx: Tx, medioId: number): Promise<BaseLeida> {
    const { medios, carpetas, bases } = this.antes;
    await medios.lock(tx, medioId);
    const medio = await medios.byId(medioId, tx.manager);
    if (medio === null) throw notFound();
    await carpetas.lockAll(tx.manager, planesDeMedio(medio));
    return bases.leer(tx.actor, medioId, tx.manager);
  }
}

/** Dealer and executives are named, not numbered. */
function cambiosDe(antes: OrdenRow, despues: OrdenRow): string {
  const dicho = (row: OrdenRow) => ({
    ...row,
    concesionarioId: row.nombreConcesionario,
    vendedorId: row.vendedor,
    jefeVentasId: row.jefeVentas,
    contableId: row.contable,
  });
  const campos = {
    ...formularioDeOrden.campos,
    pagoConcesionario: { tipo: 'monto', etiqueta: etiquetasDeCalculos.pagoConcesionario },
  } as unknown as Parameters<typeof textoDeCambios>[0];
  return textoDeCambios(campos, Object.keys(campos), dicho(antes), dicho(despues));
}

const filaDePlan = ({ planId, adjudicacionId, monto }: BaseLeida['filas'][number]) => ({
  planId,
  adjudicacionId: adjudicacionId as number,
  monto: deNumero(Number(monto)),
});

/** Every error at once: input, fields excluded by its type, figures that differ from ours, the dealer. @throws 422. */
async function datosDe({ manager }: Tx, body: OrdenDeCompraCambio, base: BaseLeida): Promise<Partial<OrdenDeCompra>> {
  const enviados = { ...formularioDeOrden.vacio(), ...soloCampos<DatosDeOrden>(formularioDeOrden.nombres, body) };
  const leidos = formularioDeOrden.revisar(enviados, undefined);
  const calculos = calculosDeOrden(enviados, montosDe(base));
  const errores = {
    ...erroresDeCalculos(calculos, montosDe(base), body),
    ...(body.categoriaCarta === undefined || body.categoriaCarta === CATEGORIA_DE_ORDEN
      ? {}
      : { categoriaCarta: propios.opcionInvalida }),
    ...('errores' in leidos ? leidos.errores : {}),
    ...camposCerrados(enviados),
    ...errorDeParticular(enviados),
    ...errorDeTipoDeCarta(enviados.tipoCarta, base.medio.estadoBien as string | null),
  };
  if ('errores' in leidos || Object.keys(errores).length > 0) throw camposIncorrectos(errores);
  const concesionario = await copiaDeConcesionario(manager, leidos.valores);
  if ('errores' in concesionario) throw camposIncorrectos(concesionario.errores);
  const { valorVehiculo } = montosDe(base);
  return {
    ...copiaDe(base),
    ...rowOf(formularioDeOrden, leidos.valores),
    ...concesionario.copia,
    categoriaCarta: CATEGORIA_DE_ORDEN,
    valorVehiculo: deNumero(valorVehiculo),
    ...Object.fromEntries(Object.entries(calculos).map(([nombre, dolares]) => [nombre, deNumero(dolares)])),
  };
}

/** Unique keys refuse what no lock serialized: one live order per plan and approval. */
function conOrden(): ErrorDeNegocio {
  return new ErrorDeNegocio('conflicto', 'con-orden', propios.planConOrden);
}
