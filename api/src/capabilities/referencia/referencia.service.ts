import {
  type AccionDeReferencia,
  cicloDeReferencia,
  claveDeSolicitud,
  type DatosDeReferencia,
  datosDeReferenciaVacios,
  ErrorDeNegocio,
  esTipoDeReferencia,
  formularioDeReferencia,
  hoyEn,
  leerReferencia,
  llegoTarde,
  mensajes,
  type TipoDeReferencia,
  tiposDeReferencia,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/page';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import { notFound, staleRecord } from '../../http/version';
import { type AnexoAbierto, type Anexos, soloCampos } from '../anexo';
import type { CodigosDeCatalogo } from '../catalogo';
import { tiposDeEvento } from '../evento';
import type { FilaDePlan } from '../plan';
import type { ReferenciaCambio, ReferenciaNueva, ReferenciaVista } from './referencia.dto';
import type { FilaDeReferencia, ReferenciaStore } from './referencia.store';

const { GEN, propios } = mensajes;
const DATOS = Object.keys(datosDeReferenciaVacios()) as (keyof DatosDeReferencia)[];

/** Personal, commercial and bank references of an application (EST-519…521, EST-540…554, REF). */
export class ReferenciaService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: ReferenciaStore,
    private readonly anexos: Anexos,
    private readonly codigos: CodigosDeCatalogo,
  ) {}

  /** Of one application (`clave`); none before it was saved. @throws 400 without `clave`, 404 no such plan. */
  async list(actor: Actor, request: ListRequest): Promise<Page<ReferenciaVista>> {
    const { clave } = request.filter;
    if (typeof clave !== 'string') {
      const title = propios.listaMalFormada('filter');
      throw new ErrorDeNegocio('malformado', 'lista-mal-formada', title, { errors: { filter: title } });
    }
    const { plan, solicitud } = await this.anexos.leer(actor, 'referencia', clave);
    if (solicitud === null) return { rows: [], total: 0 };
    const page = await this.store.list(solicitud.id, request);
    return { ...page, rows: page.rows.map((fila) => this.vista(actor, plan, fila)) };
  }

  async get(actor: Actor, id: number): Promise<ReferenciaVista> {
    const fila = await this.store.byId(id);
    if (fila === null) throw notFound();
    const plan = await this.anexos.leerPlan(actor, 'referencia', fila.idCodigo, claveDe(fila));
    return this.vista(actor, plan, fila);
  }

  /** EST-519, EST-553. @throws 422 'sin-solicitud', 'campos-incorrectos', 'maximo-referencias'; and what writing a folder refuses. */
  async crear(actor: Actor, nueva: ReferenciaNueva): Promise<ReferenciaVista> {
    const { clave, tipo } = nueva;
    if (!esTipoDeReferencia(tipo)) throw camposIncorrectos({ tipo: propios.opcionInvalida });
    return this.unitOfWork.run(actor, async (tx) => {
      const abierto = await this.anexos.abrir(tx, clave);
      const datos = await this.leer(tx, tipo, soloCampos<DatosDeReferencia>(DATOS, nueva));
      const solicitudId = abierto.solicitud.id;
      const linea = lineaLibre(tipo, await this.store.lineas(tx.manager, solicitudId, tipo));
      const id = await this.store.insert(tx, { solicitudId, tipo, linea }, datos);
      return this.anotada(tx, 'crear', abierto, tiposDeEvento.referencia, id);
    });
  }

  /** EST-520: what was confirmed is pending again. @throws 404, 409, 412, 422. */
  async actualizar(actor: Actor, id: number, version: number, cambio: ReferenciaCambio): Promise<ReferenciaVista> {
    const enviado = soloCampos<DatosDeReferencia>(DATOS, cambio);
    return this.unitOfWork.run(actor, async (tx) => {
      const { antes, abierto } = await this.abrir(tx, 'editar', id);
      if (antes.version !== version) throw vieja(antes, enviado);
      const datos = await this.leer(tx, antes.tipo, enviado);
      if ((await this.store.update(tx, antes, datos)) === 0) throw cambiada();
      return this.anotada(tx, 'actualizar', abierto, tiposDeEvento.referencia, id, antes);
    });
  }

  /** EST-521. `version` is what was read: nobody confirms what he has not seen. @throws 404, 409, 412. */
  async confirmar(actor: Actor, id: number, version: number | undefined): Promise<ReferenciaVista> {
    return this.unitOfWork.run(actor, async (tx) => {
      const { antes, abierto } = await this.abrir(tx, 'confirmar', id);
      assertVista(antes, version);
      if ((await this.store.confirmar(tx, antes)) === 0) throw cambiada();
      return this.anotada(tx, 'confirmar', abierto, tiposDeEvento.referenciaConfirmada, id, antes);
    });
  }

  /** Only while pending, and what was seen. Answers what was removed. @throws 404, 409, 412. */
  async eliminar(actor: Actor, id: number, version: number | undefined): Promise<ReferenciaVista> {
    return this.unitOfWork.run(actor, async (tx) => {
      const { antes, abierto } = await this.abrir(tx, 'eliminar', id);
      assertVista(antes, version);
      if ((await this.store.delete(tx, antes)) === 0) throw cambiada();
      await tx.audit({ accion: 'eliminar', recurso: 'referencia', recursoId: id, antes });
      await this.concluir(tx, tiposDeEvento.referencia, abierto);
      return { ...this.vista(actor, abierto.plan, antes), acciones: [] };
    });
  }

  /** Permission → folder → application in force → state (arquitectura.md). */
  private async abrir(
    tx: Tx,
    accion: AccionDeReferencia,
    id: number,
  ): Promise<{ antes: FilaDeReferencia; abierto: AnexoAbierto }> {
    const leida = await this.store.byId(id, tx.manager);
    if (leida === null) throw notFound();
    const abierto = await this.anexos.abrir(tx, claveDe(leida));
    // read again: the folder is ours only now
    const antes = await this.store.byId(id, tx.manager);
    if (antes === null) throw notFound();
    // of a guarantor who was changed: it stays as it was
    if (antes.solicitudId !== abierto.solicitud.id) throw cambiada();
    cicloDeReferencia.transicion(accion, antes, { actor: tx.actor });
    return { antes, abierto };
  }

  private async leer(tx: Tx, tipo: TipoDeReferencia, enviado: Partial<DatosDeReferencia>): Promise<DatosDeReferencia> {
    const datos = leerReferencia(tipo, enviado, { hoy: hoyEn(tx.now) });
    const errors = await this.codigos.errores(formularioDeReferencia(tipo).campos, datos, tx.manager);
    if (Object.keys(errors).length > 0) throw camposIncorrectos(errors);
    return datos;
  }

  private async anotada(
    tx: Tx,
    accion: string,
    abierto: AnexoAbierto,
    tipoDeEvento: string,
    id: number,
    antes?: FilaDeReferencia,
  ): Promise<ReferenciaVista> {
    const despues = (await this.store.byId(id, tx.manager)) as FilaDeReferencia;
    await tx.audit({
      accion,
      recurso: 'referencia',
      recursoId: id,
      ...(antes === undefined ? {} : { antes }),
      despues,
    });
    await this.concluir(tx, tipoDeEvento, abierto);
    return this.vista(tx.actor, abierto.plan, despues);
  }

  private concluir(tx: Tx, tipo: string, abierto: AnexoAbierto): Promise<void> {
    const { plan, rol, solicitud } = abierto;
    const clave = claveDeSolicitud(plan.idCodigo, rol);
    return this.anexos.concluir(tx, { tipo, formulario: 'referencia', clave }, abierto, solicitud.personaId, rol);
  }

  private vista(actor: Actor, plan: FilaDePlan, fila: FilaDeReferencia): ReferenciaVista {
    const { solicitudId: _, idCodigo: __, rol: ___, ...vista } = fila;
    const acciones = cicloDeReferencia
      .accionesPosibles(fila, { actor })
      .filter((accion) => this.anexos.puedeEscribir(actor, plan, cicloDeReferencia.permisoDe(accion)));
    return { ...vista, clave: claveDe(fila), acciones };
  }
}

const claveDe = ({ idCodigo, rol }: FilaDeReferencia): string => claveDeSolicitud(idCodigo, rol);

/** The lowest place that is free; personal references have three (EST-553). @throws 422. */
function lineaLibre(tipo: TipoDeReferencia, ocupadas: readonly number[]): number {
  let linea = 1;
  while (ocupadas.includes(linea)) linea += 1;
  const maximo = tiposDeReferencia.find(({ codigo }) => codigo === tipo)?.maximo ?? null;
  if (maximo !== null && linea > maximo)
    throw new ErrorDeNegocio('regla', 'maximo-referencias', propios.maximoReferenciasPersonales);
  return linea;
}

const camposIncorrectos = (errors: Record<string, string>): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', 'campos-incorrectos', GEN.camposIncorrectos, { errors });

/** Nobody knows who was faster: the row is another one's by now, or gone. */
const cambiada = (): ErrorDeNegocio =>
  llegoTarde('estado-cambiado', { con: () => propios.estadoCambiado, sin: propios.estadoCambiado }, null);

/** @throws 428 when nobody said what was read, 412 when it is not what stands there. */
function assertVista(antes: FilaDeReferencia, version: number | undefined): void {
  if (version === undefined) throw new ErrorDeNegocio('faltaVersion', 'falta-version', propios.faltaVersion);
  if (antes.version !== version) throw vieja(antes, {});
}

function vieja(actual: FilaDeReferencia, enviado: Partial<DatosDeReferencia>): ErrorDeNegocio {
  return staleRecord<DatosDeReferencia>(actual.version, actual, enviado, {
    quien: actual.confirmadaPor ?? actual.usuario,
    cuando: actual.confirmadaEn ?? actual.registradaEn,
  });
}
