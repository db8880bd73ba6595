import {
  CLAVE_NUEVA,
  ErrorDeNegocio,
  FORMULARIO_DE_CLIENTE,
  FORMULARIO_DE_FORMATO,
  formulariosDePlan,
  instanteDe,
  leerClaveDeSolicitud,
  mensajes,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { CipherError } from '../../crypto/cipher';
import { PLACES } from '../../crypto/places';
import type { ListRequest, Page } from '../../db/lists/page';
import { violatedUnique } from '../../db/transaction/unit-of-work';
import type { Platform } from '../../platform';
import { notFound, staleVersion } from '../../request/version';
import type { PersonaStore } from '../persona';
import type { PlanStore } from '../plan';
import type { BorradorCambio, BorradorGuardado, BorradorVista, LlaveDeCopia } from './borrador.dto';
import { type BorradorRow, type BorradorStore, type LugarDeBorrador, MAXIMO_SECCIONES } from './borrador.store';

const CLAVE = /^[A-Za-z0-9._-]{1,40}$/;
const MAXIMO_BYTES = 64 * 1024;

/** Declared here because `formato` imports this capability: each format discards its own draft when it is saved. */
interface CodigosDeFormato {
  exists(codigo: string): Promise<boolean>;
}

/**
 * Drafts: unsaved input, kept after a crash, a closed tab, on another device. A draft has a version of its own, so that two tabs of one user do not
 * overwrite each other. Encrypted and private; no change of state, so it leaves no audit row.
 */
export class BorradorService {
  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork' | 'cipher' | 'accessLog' | 'log'>,
    private readonly store: BorradorStore,
    private readonly planes: PlanStore,
    private readonly personas: PersonaStore,
    private readonly formatos: CodigosDeFormato,
  ) {}

  /** Own drafts of a form, or all of them. */
  async list(actor: Actor, request: ListRequest): Promise<Page<BorradorVista>> {
    const { formulario, clave } = request.filter;
    const rows = await this.store.listOfUsuario(actor.id, {
      ...(formulario === undefined ? {} : { formulario: String(formulario) }),
      ...(clave === undefined ? {} : { clave: String(clave) }),
    });
    if (request.order.direction === 'DESC') rows.reverse();
    const shown = rows.slice(request.offset, request.offset + request.limit);
    for (const row of shown) this.leido(actor, row);
    return { rows: shown.map((row) => this.vistaDe(actor, row)), total: rows.length };
  }

  /** Key for unsent input that is kept encrypted on the user's machine, which does not store the key: only a session of the same user can read it. */
  llave(actor: Actor): LlaveDeCopia {
    return { llave: this.platform.cipher.derive(`copia-de-borradores:${actor.id}`).toString('base64') };
  }

  /** Empty with version 0 when there is none. @throws 404 no such form or record. */
  async get(actor: Actor, lugar: LugarDeBorrador): Promise<BorradorVista> {
    await this.assertLugar(lugar);
    const [row] = await this.store.listOfUsuario(actor.id, lugar);
    if (row !== undefined) this.leido(actor, row);
    return row === undefined ? vacio(lugar) : this.vistaDe(actor, row);
  }

  /** @throws 404 no such form or record; 412 another tab wrote; 413 above 64 kB; 422 too many sections. */
  async guardar(
    actor: Actor,
    lugar: LugarDeBorrador,
    version: number,
    body: BorradorCambio,
  ): Promise<BorradorGuardado> {
    await this.assertLugar(lugar);
    const texto = JSON.stringify(body.valores);
    if (Buffer.byteLength(texto) > MAXIMO_BYTES)
      throw new ErrorDeNegocio('demasiadoGrande', 'borrador-demasiado-grande', mensajes.propios.solicitudGrande);
    const contenido = this.platform.cipher.seal(texto, placeOf(actor, lugar));
    return this.platform.unitOfWork
      .run(actor, async (tx) => {
        const { seccion, ...formulario } = lugar;
        // only a first draft adds to the count below
        if (version === 0) await tx.lock(`borradores:${actor.id}`);
        const rows = await this.store.listOfUsuario(actor.id, formulario, tx.manager);
        const row = rows.find((f) => f.seccion === seccion);
        if (version !== (row?.version ?? 0)) throw this.enOtraPestana(actor, lugar, row);
        if (row === undefined) {
          if (rows.length >= MAXIMO_SECCIONES)
            throw new ErrorDeNegocio('regla', 'demasiados-borradores', mensajes.propios.valorFueraDeLimites);
          await this.store.insert(tx, lugar, contenido, body.versionBase);
        } else if ((await this.store.update(tx, row, contenido, body.versionBase)) === 0) {
          throw this.enOtraPestana(actor, lugar, row);
        }
        return {
          ...guardado(lugar),
          versionBase: body.versionBase,
          version: version + 1,
          guardadoEn: instanteDe(tx.now),
        };
      })
      .catch((error: unknown) => {
        if (violatedUnique(error) !== null) throw staleVersion(1, ['valores']);
        throw error;
      });
  }

  /** Idempotent: the screen discards on every way out. @throws 404 no such form or record. */
  async descartar(actor: Actor, lugar: LugarDeBorrador): Promise<void> {
    await this.assertLugar(lugar);
    await this.platform.unitOfWork.run(actor, (tx) => this.store.discard(tx, lugar));
  }

  private async assertLugar({ formulario, clave, seccion }: LugarDeBorrador): Promise<void> {
    if (!CLAVE.test(clave) || !CLAVE.test(seccion)) throw notFound();
    if (!(await this.esLugar(formulario, clave))) throw notFound();
  }

  private async esLugar(formulario: string, clave: string): Promise<boolean> {
    if (formulario === FORMULARIO_DE_CLIENTE) return (await this.personas.client(clave)) !== null;
    if (formulario === FORMULARIO_DE_FORMATO) return clave === CLAVE_NUEVA || this.formatos.exists(clave);
    if (!formulariosDePlan.some((nombre) => nombre === formulario)) return false;
    await this.planes.get(leerClaveDeSolicitud(clave)?.idCodigo ?? clave);
    return true;
  }

  private leido(actor: Actor, { formulario, clave }: LugarDeBorrador): void {
    this.platform.accessLog.record(actor, {
      operacion: 'leer',
      recurso: 'borrador',
      recursoId: `${formulario}/${clave}`,
    });
  }

  private enOtraPestana(actor: Actor, lugar: LugarDeBorrador, row: BorradorRow | undefined): ErrorDeNegocio {
    if (row === undefined) return staleVersion(0, ['valores']);
    const { version, guardadoEn, valores } = this.vistaDe(actor, { ...row, ...lugar });
    return staleVersion(version, ['valores'], {
      quien: `${actor.nombre} ${actor.apellido}`.trim(),
      cuando: guardadoEn,
      actual: { valores },
    });
  }

  private vistaDe(actor: Actor, row: BorradorRow): BorradorVista {
    const { versionBase, version, guardadoEn } = row;
    return { ...guardado(row), valores: this.abrir(actor, row), versionBase, version, guardadoEn };
  }

  /** A draft that can't be decrypted (the key was replaced) is lost and ignored. */
  private abrir(actor: Actor, row: BorradorRow): BorradorVista['valores'] {
    try {
      return JSON.parse(this.platform.cipher.open(row.contenido, placeOf(actor, row))) as BorradorVista['valores'];
    } catch (error) {
      if (!(error instanceof CipherError)) throw error;
      this.platform.log.warn({ borrador: row.id }, 'a draft could not be opened');
      return {};
    }
  }
}

const placeOf = ({ id: usuarioId }: Actor, { formulario, clave, seccion }: LugarDeBorrador): string =>
  PLACES.borrador({ usuarioId, formulario, clave, seccion });

const guardado = ({ formulario, clave, seccion }: LugarDeBorrador): BorradorGuardado => ({
  id: `${formulario}/${clave}/${seccion}`,
  formulario,
  clave,
  seccion,
  versionBase: 0,
  version: 0,
  guardadoEn: null,
});

const vacio = (lugar: LugarDeBorrador): BorradorVista => ({ ...guardado(lugar), valores: {} });
