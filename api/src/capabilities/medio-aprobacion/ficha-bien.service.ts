import {
  camposIncorrectos,
  cicloDeMedio,
  type DatosDeFicha,
  ErrorDeNegocio,
  esquemaDePlanes,
  estadoDeMedio,
  fichaVacia,
  formularioDeFicha,
  hoyEn,
  medioCambiado,
  mensajes,
  noLoAtiende,
  type Resultado,
  sinVaciosAjenos,
  soloCampos,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { boolOf } from '../../columns/columns';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Platform } from '../../platform';
import { notFound, staleRecord } from '../../request/version';
import type { CodigosDeCatalogo } from '../catalogo';
import { exigirSinSuspension } from '../persona';
import { exigirSerialesUnicos } from './ficha-bien.seriales';
import type { DuenoDeFicha, FichaDelBienStore, FichaGuardadaRow, NombresDeVehiculo } from './ficha-bien.store';
import type { FichaCambio, FichaGuardada, FichaNueva, FichaVista } from './medio-aprobacion.dto';
import { deFicha, type PlanesDeMedio } from './medio-aprobacion.planes';
import type { FichaRow, MedioRow, MedioStore } from './medio-aprobacion.store';
import { hechosDeMedio, vistaDeFicha } from './medio-aprobacion.view';

const { propios } = mensajes;
const CAMPOS = Object.keys(fichaVacia()) as (keyof DatosDeFicha)[];

/** A validated sheet. */
export interface FichaLeida {
  datos: DatosDeFicha;
  nombres: NombresDeVehiculo;
}

/** Sheets of vehicles and properties (MED-511…513, MED-526…529, MED-537, MED-538). */
export class FichaService {
  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork' | 'accessLog' | 'config'>,
    readonly store: FichaDelBienStore,
    private readonly medios: MedioStore,
    private readonly planes: PlanesDeMedio,
    private readonly codigos: CodigosDeCatalogo,
  ) {}

  /** Leaves an access row. @throws 404. */
  async get(actor: Actor, id: number): Promise<FichaVista> {
    const row = await this.store.find(id);
    if (row === null) throw notFound();
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'ficha-bien', recursoId: id });
    return vistaDeFicha(row);
  }

  /** For a future approval. @throws 422; 403 of another executive (SOLO_PROPIOS); 409 a plan in another live approval. */
  async crear(actor: Actor, { cedula, planes, ...ficha }: FichaNueva): Promise<FichaGuardada> {
    const elegidos = leerPlanes(planes);
    return this.platform.unitOfWork.run(actor, async (tx) => {
      await this.planes.lock(tx.manager, elegidos);
      const rows = await this.planes.exigir(tx, cedula, elegidos);
      const { producto: productoCodigo, personaId } = rows[0] as (typeof rows)[number];
      const leida = await this.exigir(tx, productoCodigo, ficha);
      const id = await this.poner(tx, { personaId, productoCodigo }, leida);
      await this.store.replacePlanes(tx, id, rows.map(deFicha), false);
      return { id, version: 1 };
    });
  }

  /**
   * MED-538: a sheet alone, or of a pending approval, whose version rises too. @throws 404; 409 'tratamiento-suspendido'; its approval is sent or
   * decided (who, when); 412; 422; 403 of another executive (SOLO_PROPIOS).
   */
  async actualizar(actor: Actor, id: number, version: number, body: FichaCambio): Promise<FichaGuardada> {
    const ficha = soloCampos<DatosDeFicha>(CAMPOS, body);
    return this.platform.unitOfWork.run(actor, async (tx) => {
      const antes = await this.abrir(tx, id);
      if (antes.version !== version) throw await this.vieja(tx, antes, ficha);
      await this.poner(tx, antes, await this.exigir(tx, antes.productoCodigo, ficha, antes), antes);
      return { id, version: version + 1 };
    });
  }

  /** Validates the input for a product, with the names of its codes. `antes`: the sheet it changes. */
  async revisar(tx: Tx, producto: string, enviada: object, antes?: FichaGuardadaRow): Promise<Resultado<FichaLeida>> {
    const formulario = formularioDeFicha(producto);
    const resultado = formulario.revisar(sinVaciosAjenos<DatosDeFicha>(formulario.campos, CAMPOS, enviada), {
      hoy: hoyEn(tx.now),
    });
    if ('errores' in resultado) return resultado;
    const datos: DatosDeFicha = { ...fichaVacia(), ...resultado.valores };
    const errores = await this.codigos.errores(formulario.campos, datos, tx.manager);
    const nombres = await this.nombres(tx, datos, antes, errores);
    return Object.keys(errores).length > 0 ? { errores } : { valores: { datos, nombres } };
  }

  /** Stores a new sheet, or changes one; without input it stays unchanged. Returns its id. @throws 412 stale version; 422 a number of another live case. */
  async poner(tx: Tx, dueno: DuenoDeFicha, leida: FichaLeida | null, antes?: FichaGuardadaRow): Promise<number> {
    if (leida === null) return (antes as FichaGuardadaRow).id;
    const { personaId, productoCodigo } = dueno;
    await exigirSerialesUnicos(tx.manager, antes?.id ?? 0, leida.datos);
    if (antes === undefined) {
      const id = await this.store.insert(tx, { personaId, productoCodigo }, leida.datos, leida.nombres);
      const despues = await this.store.find(id, tx.manager);
      await tx.audit({ accion: 'crear', recurso: 'ficha-bien', recursoId: id, despues });
      return id;
    }
    const { id } = antes;
    const row = await this.store.find(id, tx.manager);
    if ((await this.store.update(tx, antes, leida.datos, leida.nombres)) === 0)
      throw await this.vieja(tx, (await this.store.byId(id, tx.manager)) as FichaGuardadaRow, leida.datos);
    const despues = await this.store.find(id, tx.manager);
    await tx.audit({ accion: 'actualizar', recurso: 'ficha-bien', recursoId: id, antes: row, despues });
    return id;
  }

  /** 412 with author, instant, and the present values of the sent fields. */
  private async vieja(
    { manager }: Tx,
    { id, version, guardadaPor, guardadaEn }: FichaGuardadaRow,
    enviada: Partial<DatosDeFicha>,
  ): Promise<ErrorDeNegocio> {
    const guardada = vistaDeFicha((await this.store.find(id, manager)) as FichaRow);
    return staleRecord<FichaVista>(version, guardada, enviada, { quien: guardadaPor, cuando: guardadaEn });
  }

  /** @throws 422 */
  private async exigir(tx: Tx, producto: string, enviada: object, antes?: FichaGuardadaRow): Promise<FichaLeida> {
    const resultado = await this.revisar(tx, producto, enviada, antes);
    if ('errores' in resultado) throw camposIncorrectos(resultado.errores);
    return resultado.valores;
  }

  /** The sheet, after locking its approval. Without an approval it is its author's. @throws 404; 403; 409. */
  private async abrir(tx: Tx, id: number): Promise<FichaGuardadaRow> {
    const leida = await this.store.byId(id, tx.manager);
    if (leida === null) throw notFound();
    await exigirSinSuspension(tx.manager, [leida]);
    if (leida.medioId !== null) {
      await this.tomarMedio(tx, leida.medioId);
      return (await this.store.byId(id, tx.manager)) as FichaGuardadaRow;
    }
    const { actor } = tx;
    if (this.platform.config.soloPropios && noLoAtiende({ ejecutivoId: leida.creadoPor }, actor))
      throw new ErrorDeNegocio('prohibido', 'medio-de-otro-ejecutivo', propios.medioDeOtroEjecutivo);
    await this.planes.exigirSinEntrega(tx.manager, await this.store.listAdjudicaciones(tx.manager, id));
    return leida;
  }

  /** Only of a pending approval: an approved one is updated as a whole, which makes it pending. */
  private async tomarMedio(tx: Tx, medioId: number): Promise<void> {
    await this.medios.lock(tx, medioId);
    const medio = (await this.medios.byId(medioId, tx.manager)) as MedioRow;
    const hechos = hechosDeMedio(medio);
    cicloDeMedio.transicion('actualizar', hechos, { actor: tx.actor, soloPropios: this.platform.config.soloPropios });
    if (estadoDeMedio(hechos) !== 'espera') throw medioCambiado(hechos);
    await this.medios.update(tx, medio, { actualizadoPor: tx.actor.id || null, actualizadoEn: tx.now });
  }

  /** Names of brand, model and class; errors are added to `errores`. A sheet keeps its inactive model. */
  private async nombres(
    { manager }: Tx,
    { marcaId, modeloId, claseCodigo }: DatosDeFicha,
    antes: FichaGuardadaRow | undefined,
    errores: Record<string, string>,
  ): Promise<NombresDeVehiculo> {
    if (modeloId === null) return { marca: null, modelo: null, clase: null };
    const row = await this.store.findModelo(manager, modeloId);
    if (row === null || !(boolOf(row.activo) || antes?.modeloId === modeloId))
      errores['modeloId'] = propios.opcionInvalida;
    else if (row.marcaId !== marcaId) errores['modeloId'] = propios.modeloDeOtraMarca;
    const clase = claseCodigo === null ? null : await this.store.findClase(manager, claseCodigo);
    return { marca: row?.marca ?? null, modelo: row?.modelo ?? null, clase };
  }
}

/** MED-510, MED-529 @throws 422 under 'planes'. */
export function leerPlanes(planes: unknown): string[] {
  const leidos = esquemaDePlanes.safeParse(planes);
  if (leidos.success) return leidos.data;
  throw camposIncorrectos({ planes: leidos.error.issues[0]?.message ?? mensajes.MED.seleccionarPlan });
}

export const fichaEnUso = (medioId: number): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'ficha-en-uso', propios.fichaEnUso(medioId));
