import {
  cicloDeMedio,
  type DatosDeFicha,
  ErrorDeNegocio,
  esquemaDePlanes,
  estaVacio,
  fichaVacia,
  formularioDeFicha,
  hoyEn,
  mensajes,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { boolOf } from '../../db/columns';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import { notFound, staleVersion } from '../../http/version';
import type { CodigosDeCatalogo } from '../catalogo';
import type { FichaGuardadaFila, FichaStore, NombresDeVehiculo } from './ficha-bien.store';
import type { FichaCambio, FichaEnviada, FichaGuardada, FichaNueva } from './medio-aprobacion.dto';
import { campos, deFicha, type PlanesDeMedio } from './medio-aprobacion.planes';
import type { MedioStore } from './medio-aprobacion.store';
import { hechosDe } from './medio-aprobacion.view';

const { propios } = mensajes;

/** A sheet that was read and may be stored. */
export interface FichaLeida {
  datos: DatosDeFicha;
  nombres: NombresDeVehiculo;
}

/** Sheets of vehicles and properties (MED-511…513, MED-526…529, MED-537, MED-538). */
export class FichaService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: FichaStore,
    private readonly medios: MedioStore,
    private readonly planes: PlanesDeMedio,
    private readonly codigos: CodigosDeCatalogo,
    private readonly ajustes: { readonly soloPropios: boolean },
  ) {}

  /** For a means to come. @throws 422; 403 of another executive (SOLO_PROPIOS); 409 a plan in another live means. */
  async crear(actor: Actor, { cedula, planes, ficha }: FichaNueva): Promise<FichaGuardada> {
    const elegidos = leerPlanes(planes);
    return this.unitOfWork.run(actor, async (tx) => {
      await this.planes.bloquear(tx.manager, elegidos);
      const filas = await this.planes.exigir(tx, cedula, elegidos);
      const { producto, personaId } = filas[0] as (typeof filas)[number];
      const leida = await this.leer(tx, producto, ficha);
      const id = await this.guardar(tx, { personaId, productoCodigo: producto }, leida);
      await this.store.ponerPlanes(tx, id, filas.map(deFicha), false);
      return { id, version: 1 };
    });
  }

  /** MED-538: of its own, or of a means that waits; that means is another version then. @throws 404; 409; 412; 422; 403 (SOLO_PROPIOS). */
  async actualizar(actor: Actor, id: number, version: number, { ficha }: FichaCambio): Promise<FichaGuardada> {
    return this.unitOfWork.run(actor, async (tx) => {
      const leida = await this.store.byId(id, tx.manager);
      if (leida === null) throw notFound();
      const medioId = leida.medioId ?? (await this.store.byId(id, tx.manager))?.medioId ?? null;
      if (medioId !== null) await this.deMedioQueEspera(tx, medioId);
      const antes = (await this.store.byId(id, tx.manager)) as FichaGuardadaFila;
      if (antes.version !== version) throw staleVersion(antes.version, ['ficha']);
      await this.cambiar(tx, antes, ficha);
      return { id, version: version + 1 };
    });
  }

  /** Reads what was sent for a product. `antes`: the sheet it changes. @throws 422, fields under 'ficha.'. */
  async leer(tx: Tx, producto: string, enviada: FichaEnviada, antes?: FichaGuardadaFila): Promise<FichaLeida> {
    const formulario = formularioDeFicha(producto);
    const propia = Object.fromEntries(
      Object.entries(enviada).filter(
        ([nombre, valor]) => Object.hasOwn(formulario.campos, nombre) || !estaVacio(valor),
      ),
    );
    const resultado = formulario.revisar(propia, { hoy: hoyEn(tx.now) });
    if ('errores' in resultado) throw campos(bajo('ficha', resultado.errores));
    const datos: DatosDeFicha = { ...fichaVacia(), ...resultado.valores };
    const errores: Record<string, string> = await this.codigos.errores(formulario.campos, datos, tx.manager);
    const nombres = await this.nombres(tx, datos, antes, errores);
    if (Object.keys(errores).length > 0) throw campos(bajo('ficha', errores));
    return { datos, nombres };
  }

  async guardar(tx: Tx, dueno: { personaId: number; productoCodigo: string }, leida: FichaLeida): Promise<number> {
    const id = await this.store.insert(tx, dueno, leida.datos, leida.nombres);
    await tx.audit({
      accion: 'crear',
      recurso: 'ficha-bien',
      recursoId: id,
      despues: await this.store.vista(id, tx.manager),
    });
    return id;
  }

  /** @throws 422; 412 somebody was faster. */
  async cambiar(tx: Tx, antes: FichaGuardadaFila, enviada: FichaEnviada): Promise<void> {
    const { datos, nombres } = await this.leer(tx, antes.productoCodigo, enviada, antes);
    const vistaAntes = await this.store.vista(antes.id, tx.manager);
    if ((await this.store.update(tx, antes, datos, nombres)) === 0) throw staleVersion(antes.version + 1, ['ficha']);
    await tx.audit({
      accion: 'actualizar',
      recurso: 'ficha-bien',
      recursoId: antes.id,
      antes: vistaAntes,
      despues: await this.store.vista(antes.id, tx.manager),
    });
  }

  /** The means is taken; it may be updated, but only one that still waits is changed through its sheet alone. */
  private async deMedioQueEspera(tx: Tx, medioId: number): Promise<void> {
    await this.medios.bloquear(tx, medioId);
    const medio = await this.medios.byId(medioId, tx.manager);
    if (medio === null) throw notFound();
    const hechos = hechosDe(medio);
    // an approved one is updated as a whole, which sends it back to waiting
    const contexto = { actor: tx.actor, soloPropios: this.ajustes.soloPropios };
    cicloDeMedio.transicion('enviar', { ...hechos, planesVigentes: true }, contexto);
    await this.medios.update(tx, medio, { actualizadoPor: tx.actor.id || null, actualizadoEn: tx.now });
  }

  /** Brand, model and class by their names; what is wrong with them goes into `errores`. A model out of use stays on the sheet it is on. */
  private async nombres(
    { manager }: Tx,
    { marcaId, modeloId, claseCodigo }: DatosDeFicha,
    antes: FichaGuardadaFila | undefined,
    errores: Record<string, string>,
  ): Promise<NombresDeVehiculo> {
    if (modeloId === null) return { marca: null, modelo: null, clase: null };
    const fila = await this.store.modelo(manager, modeloId);
    if (fila === null || !(boolOf(fila.activo) || antes?.modeloId === modeloId))
      errores['modeloId'] = propios.opcionInvalida;
    else if (fila.marcaId !== marcaId) errores['modeloId'] = propios.modeloDeOtraMarca;
    const clase = claseCodigo === null ? null : await this.store.clase(manager, claseCodigo);
    return { marca: fila?.marca ?? null, modelo: fila?.modelo ?? null, clase };
  }
}

/** MED-510, MED-529 @throws 422 under 'planes'. */
export function leerPlanes(planes: unknown): string[] {
  const leidos = esquemaDePlanes.safeParse(planes);
  if (leidos.success) return leidos.data;
  throw campos({ planes: leidos.error.issues[0]?.message ?? mensajes.MED.seleccionarPlan });
}

/** Errors of a part of the body under its name: 'ficha.anio'. */
export const bajo = (parte: string, errores: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errores).map(([nombre, texto]) => [`${parte}.${nombre}`, texto]));

export const fichaEnUso = (medioId: number): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'ficha-en-uso', propios.fichaEnUso(medioId));
