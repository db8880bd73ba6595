import {
  type ClaveDeLista,
  ErrorDeNegocio,
  esquemaVistaCambio,
  esquemaVistaNueva,
  listasDe,
  MAXIMO_DE_VISTAS,
  mismoTexto,
  propios,
  puede,
  validar,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { type Tx, type UnitOfWork, violatedUnique } from '../../db/transaction/unit-of-work';
import { missingVersion, notFound, staleRecord } from '../../request/version';
import type { VistaCambio, VistaEliminada, VistaGuardadaVista, VistaNueva } from './vista-guardada.dto';
import type { Escrita, VistaGuardadaStore, VistaLeida } from './vista-guardada.store';

const RECURSO = 'vista-guardada';

/**
 * Saved views of lists. Private ones are their owner's; shared ones are visible to all readers of the list, and changed by their owner, the
 * management or an administrator. The list itself validates the filter on each use, because a view may be older than the list.
 */
export class VistaGuardadaService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: VistaGuardadaStore,
  ) {}

  async list(
    actor: Actor,
    { filter: { id, lista, inicial }, order, offset, limit }: ListRequest,
  ): Promise<Page<VistaGuardadaVista>> {
    const listas = listasDe(actor).filter((candidata) => lista === undefined || candidata === lista);
    const vistas = (await this.store.listVisible(actor.id, listas)).filter(
      (candidata) =>
        (inicial === undefined || candidata.inicial === inicial) &&
        (!Array.isArray(id) || id.includes(Number(candidata.id))),
    );
    if (order.direction === 'DESC') vistas.reverse();
    return {
      rows: vistas.slice(offset, offset + limit).map((candidata) => vistaDe(actor, candidata)),
      total: vistas.length,
    };
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<VistaGuardadaVista> {
    const [vista] = await this.store.listVisible(actor.id, listasDe(actor), { id });
    if (vista === undefined) throw notFound();
    return vistaDe(actor, vista);
  }

  /** @throws 403 a list that the actor does not read; 409 'ya-existe'; 422 by the rules, or too many. */
  crear(actor: Actor, body: VistaNueva): Promise<VistaGuardadaVista> {
    const { lista, ...vista } = validar(esquemaVistaNueva, body);
    if (!listasDe(actor).includes(lista)) throw sinPermiso(propios.sinPermiso);
    return this.change(actor, async (tx) => {
      await this.assertCabe(tx, lista, { vista, usuarioId: actor.id, id: null });
      const id = await this.store.insert(tx, lista, vista);
      const despues = await this.vista(tx, id);
      await tx.audit({ accion: 'crear', recurso: RECURSO, recursoId: id, despues });
      return despues;
    });
  }

  /** @throws 403 another user's, 404, 409 'ya-existe', 412 with the present values, 422. */
  cambiar(actor: Actor, id: number, version: number, body: VistaCambio): Promise<VistaGuardadaVista> {
    const vista = validar(esquemaVistaCambio, body);
    return this.change(actor, async (tx) => {
      const antes = await this.tomada(tx, id, version, vista);
      await this.assertCabe(tx, antes.lista as ClaveDeLista, { vista, usuarioId: antes.usuarioId, id });
      if ((await this.store.update(tx, antes, vista)) === 0) throw vieja(await this.vista(tx, id), vista);
      const despues = await this.vista(tx, id);
      await tx.audit({ accion: 'actualizar', recurso: RECURSO, recursoId: id, antes: vistaDe(actor, antes), despues });
      return despues;
    });
  }

  /** @throws 403 another user's, 404, 412, 428. */
  async eliminar(actor: Actor, id: number, version: number | undefined): Promise<VistaEliminada> {
    return this.unitOfWork.run(actor, async (tx) => {
      const antes = await this.tomada(tx, id, version);
      if ((await this.store.remove(tx, antes)) === 0) throw vieja(await this.vista(tx, id));
      const vista = vistaDe(actor, antes);
      await tx.audit({ accion: 'eliminar', recurso: RECURSO, recursoId: id, antes: vista });
      return { ...vista, eliminado: true };
    });
  }

  /** Idempotent. @throws 404. */
  async fijarInicial(actor: Actor, id: number): Promise<void> {
    await this.inicial(actor, id, true);
  }

  async quitarInicial(actor: Actor, id: number): Promise<void> {
    await this.inicial(actor, id, false);
  }

  private async inicial(actor: Actor, id: number, fija: boolean): Promise<void> {
    await this.unitOfWork.run(actor, async (tx) => {
      const { lista } = await this.leida(tx, id);
      await tx.lock(`vistas:${lista}`);
      const vista = await this.leida(tx, id);
      if (vista.inicial === fija) return;
      await (fija ? this.store.setDefault(tx, vista) : this.store.unsetDefault(tx, vista));
      const accion = fija ? 'fijar-inicial' : 'quitar-inicial';
      await tx.audit({ accion, recurso: RECURSO, recursoId: id, despues: { lista } });
    });
  }

  /** Names are compared here, under the lock of the list, because the engines differ. */
  private async assertCabe(
    tx: Tx,
    lista: ClaveDeLista,
    { vista, usuarioId, id }: { vista: Escrita; usuarioId: number; id: number | null },
  ): Promise<void> {
    await tx.lock(`vistas:${lista}`);
    const otras = (await this.store.listAll(tx.manager, lista)).filter((candidata) => candidata.id !== id);
    const visibles = otras.filter((candidata) => candidata.compartida || candidata.usuarioId === usuarioId);
    if (visibles.some(({ nombre }) => mismoTexto(nombre, vista.nombre))) throw yaExiste();
    const delMismoTipo = visibles.filter((candidata) => candidata.compartida === vista.compartida);
    if (delMismoTipo.length >= MAXIMO_DE_VISTAS)
      throw new ErrorDeNegocio('regla', 'demasiadas-vistas', propios.vistaDemasiadas(MAXIMO_DE_VISTAS));
  }

  /** Locked for a change, in the version read. */
  private async tomada(
    tx: Tx,
    id: number,
    version: number | undefined,
    sent: Partial<Escrita> = {},
  ): Promise<VistaLeida> {
    const leida = await this.leida(tx, id);
    const vista = vistaDe(tx.actor, leida);
    if (!vista.editable) throw sinPermiso(propios.vistaDeOtro);
    if (version === undefined) throw missingVersion();
    if (version !== vista.version) throw vieja(vista, sent);
    return leida;
  }

  private async leida({ actor, manager }: Tx, id: number): Promise<VistaLeida> {
    const [vista] = await this.store.listVisible(actor.id, listasDe(actor), { id, manager });
    if (vista === undefined) throw notFound();
    return vista;
  }

  private async vista(tx: Tx, id: number): Promise<VistaGuardadaVista> {
    return vistaDe(tx.actor, await this.leida(tx, id));
  }

  private change<T>(actor: Actor, act: (tx: Tx) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(actor, act).catch((error: unknown) => {
      throw violatedUnique(error) === null ? error : yaExiste();
    });
  }
}

const administra = (actor: Pick<Actor, 'role' | 'alcances'>): boolean => puede(actor, 'vista:administrar');

function vistaDe(actor: Actor, { usuarioId, ...vista }: VistaLeida): VistaGuardadaVista {
  const propia = usuarioId === actor.id;
  return { ...vista, propia, editable: propia || administra(actor) };
}

const vieja = (vista: VistaGuardadaVista, sent: Partial<Escrita> = {}): ErrorDeNegocio =>
  staleRecord<object>(vista.version, vista, sent, { quien: null, cuando: vista.guardadaEn });
const sinPermiso = (texto: string): ErrorDeNegocio => new ErrorDeNegocio('prohibido', 'sin-permiso', texto);
const yaExiste = (): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'ya-existe', propios.vistaYaExiste, { errors: { nombre: propios.vistaYaExiste } });
