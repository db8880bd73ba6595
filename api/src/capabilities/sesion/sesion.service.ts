import { randomUUID } from 'node:crypto';
import {
  ErrorDeNegocio,
  esErrorDeNegocio,
  esquemaCambioDeContrasena,
  FORMATO_USUARIO,
  instanteDe,
  mensajes,
  permisosDe,
  prefijoDe,
  type Rol,
  validar,
} from '@adjudica/domain';
import { type Actor, SISTEMA } from '../../auth/actor';
import { FailureWindow } from '../../auth/failure-window';
import { KnownPlaces } from '../../auth/known-places';
import { hashPassword, verifyDecoy, verifyPassword } from '../../auth/passwords';
import { SlowLane } from '../../auth/slow-lane';
import { expiredToken, invalidToken, type Tokens } from '../../auth/tokens';
import type { Clock } from '../../clock';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { Usuario } from '../../entities/usuario.entity';
import type { Logger } from '../../log';
import type { UsuarioStore } from '../usuario';
import type { CambioDeContrasena, Credenciales, SesionActual, SesionIniciada, UsuarioDeSesion } from './sesion.dto';
import type { SesionConUsuario, SesionStore } from './sesion.store';

const IDLE_MS = 30 * 60_000;
const LIFETIME_MS = 8 * 3_600_000;
const TOUCH_EVERY_MS = 60_000;
/** decisiones.md: failures in 15 minutes, per user and address together, and per address. */
const FAILURES_WITHIN_MS = 15 * 60_000;
const FAILURES_OF_USER = 10;
const FAILURES_OF_ADDRESS = 100;

export interface ResumedSession {
  readonly actor: Actor;
  readonly debeCambiarContrasena: boolean;
  readonly expiraEn: Date;
}

/** Login, the session behind every request, log-out and the change of one's own password (AUT-001…014, promesas.md, "Security"). */
export class SesionService {
  private readonly userFailures: FailureWindow;
  private readonly addressFailures: FailureWindow;
  private readonly slowLane: SlowLane;
  private readonly known: KnownPlaces;
  /** Sessions whose last activity is being written. */
  private readonly touching = new Map<string, Promise<void>>();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: SesionStore,
    private readonly usuarios: UsuarioStore,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    this.userFailures = new FailureWindow(FAILURES_OF_USER, FAILURES_WITHIN_MS, clock);
    this.addressFailures = new FailureWindow(FAILURES_OF_ADDRESS, FAILURES_WITHIN_MS, clock);
    this.slowLane = new SlowLane(FAILURES_WITHIN_MS, clock);
    this.known = new KnownPlaces(clock);
  }

  /**
   * @param address where the attempt comes from; failures are counted per user and address.
   * @throws 401 `usuario-no-existe`, `contrasena-incorrecta` (AUT-009, AUT-010), both after equal work; 429 after too many failures.
   */
  async iniciar({ name, pass }: Credenciales, address: string): Promise<SesionIniciada> {
    const nombre = name.trim().toLowerCase();
    const forgive = await this.countAttempt(nombre, address);
    try {
      const usuario = await this.authenticated(nombre, pass);
      forgive();
      this.known.add(address, nombre);
      return await this.open(usuario);
    } catch (error) {
      // Only a refused password or user is a failure; a fault of ours must not lock anybody out.
      if (!esErrorDeNegocio(error)) forgive();
      throw error;
    }
  }

  /**
   * Who entered from this address before is not held up by what others there get wrong; whose name nobody got wrong there waits for a slow
   * turn; both have their own failures.
   */
  private async countAttempt(nombre: string, address: string): Promise<() => void> {
    const key = `${address} ${nombre}`;
    const clean = this.userFailures.count(key) === 0;
    const forgiveUser = this.userFailures.begin(key);
    try {
      const forgiveAddress = this.known.has(address, nombre) ? () => {} : await this.ofAddress(address, clean);
      return () => {
        forgiveAddress();
        forgiveUser();
      };
    } catch (error) {
      forgiveUser();
      throw error;
    }
  }

  private async ofAddress(address: string, clean: boolean): Promise<() => void> {
    try {
      return this.addressFailures.begin(address);
    } catch (error) {
      if (!clean) throw error;
      return await this.slowLane.turn(address);
    }
  }

  private async authenticated(nombre: string, pass: string): Promise<Usuario> {
    // A name that no user can have is not asked for: the server's collation would find 'asísténte', each spelling with its own ten attempts.
    const usuario = FORMATO_USUARIO.test(nombre) ? await this.usuarios.byName(nombre) : null;
    if (usuario === null || !usuario.activo) {
      await verifyDecoy(pass);
      throw new ErrorDeNegocio('noAutenticado', 'usuario-no-existe', mensajes.AUT.usuarioNoExiste);
    }
    if (!(await verifyPassword(usuario.claveHash, pass)))
      throw new ErrorDeNegocio('noAutenticado', 'contrasena-incorrecta', mensajes.AUT.contrasenaIncorrecta);
    return usuario;
  }

  private async open(usuario: Usuario): Promise<SesionIniciada> {
    const id = randomUUID();
    const expiraEn = await this.unitOfWork.run({ ...SISTEMA, id: usuario.id, usuario: usuario.usuario }, async (tx) => {
      const expires = new Date(tx.now.getTime() + LIFETIME_MS);
      await this.store.insert(tx.manager, {
        id,
        usuarioId: usuario.id,
        creadaEn: tx.now,
        ultimaActividad: tx.now,
        expiraEn: expires,
        revocadaEn: null,
      });
      await tx.audit({ accion: 'iniciar', recurso: 'sesion', recursoId: id });
      return expires;
    });
    return {
      access_token: this.tokens.sign({ sid: id, sub: usuario.id }, expiraEn),
      user: userOf({ ...usuario, usuarioId: usuario.id }),
    };
  }

  /** The actor behind a token; called for every request. @throws 401 `token-expirado` / `token-invalido`. */
  async resume(token: string, connection: object): Promise<ResumedSession> {
    const { sid, sub } = this.tokens.verify(token, connection);
    const sesion = await this.store.withUserById(sid);
    if (sesion === null || sesion.usuarioId !== sub) throw invalidToken();
    const now = this.clock.now();
    const idle = now.getTime() - sesion.ultimaActividad.getTime();
    if (sesion.revocada || !sesion.activo || now >= sesion.expiraEn || idle > IDLE_MS) throw expiredToken();
    if (idle > TOUCH_EVERY_MS) this.touch(sid, now);
    return {
      actor: actorOf(sesion),
      debeCambiarContrasena: sesion.debeCambiarContrasena,
      expiraEn: sesion.expiraEn,
    };
  }

  /**
   * Written at most once a minute, and not awaited: a read must not queue behind a long write for this. A failed write is repeated by the
   * next request.
   */
  private touch(sid: string, now: Date): void {
    if (this.touching.has(sid)) return;
    const written = this.store
      .touch(sid, now)
      .catch((error: unknown) => this.log.warn({ err: error }, 'last activity could not be written'))
      .finally(() => this.touching.delete(sid));
    this.touching.set(sid, written);
  }

  start(): void {}

  /** Waits for what is being written. */
  async step(): Promise<void> {
    await Promise.all(this.touching.values());
  }

  stop(): Promise<void> {
    return this.step();
  }

  async actual(actor: Actor): Promise<SesionActual> {
    const sesion = await this.store.withUserById(actor.sesionId);
    if (sesion === null) throw invalidToken();
    return {
      ...userOf(sesion),
      prefijo: prefijoDe(actor.role),
      permisos: permisosDe(actor.role),
      expiraEn: instanteDe(sesion.expiraEn),
    };
  }

  async salir(actor: Actor): Promise<void> {
    await this.unitOfWork.run(actor, async (tx) => {
      await this.store.revoke(tx.manager, actor.id, tx.now, { only: actor.sesionId });
      await tx.audit({ accion: 'salir', recurso: 'sesion', recursoId: actor.sesionId });
    });
  }

  /**
   * Changes one's own password and ends one's other sessions. A wrong present password counts as a failed log-in: who found an open screen
   * may not try passwords there. @throws 422 with the field, 429.
   */
  async cambiarContrasena(actor: Actor, cambio: CambioDeContrasena): Promise<void> {
    const { actual, nueva } = validar(esquemaCambioDeContrasena(actor.usuario), cambio);
    const forgive = this.userFailures.begin(`sesion ${actor.sesionId}`);
    const usuario = await this.usuarios.byId(actor.id);
    if (usuario === null || !(await verifyPassword(usuario.claveHash, actual)))
      throw new ErrorDeNegocio('regla', 'contrasena-incorrecta', mensajes.AUT.contrasenaIncorrecta, {
        errors: { actual: mensajes.AUT.contrasenaIncorrecta },
      });
    forgive();
    const claveHash = await hashPassword(nueva);
    await this.unitOfWork.run(actor, async (tx) => {
      await this.usuarios.setPassword(tx.manager, actor.id, claveHash, false, tx.now);
      await this.store.revoke(tx.manager, actor.id, tx.now, { except: actor.sesionId });
      await tx.audit({ accion: 'cambiar-contrasena', recurso: 'usuario', recursoId: actor.id });
    });
  }
}

const actorOf = (sesion: SesionConUsuario): Actor => ({
  id: sesion.usuarioId,
  usuario: sesion.usuario,
  nombre: sesion.nombre,
  apellido: sesion.apellido,
  role: sesion.role as Rol,
  idDepartamento: sesion.idDepartamento,
  sesionId: sesion.id,
});

type UserRow = Pick<
  SesionConUsuario,
  'usuarioId' | 'usuario' | 'nombre' | 'apellido' | 'role' | 'idDepartamento' | 'debeCambiarContrasena'
>;

const userOf = (row: UserRow): UsuarioDeSesion => ({
  idSaad: row.usuarioId,
  usuario: row.usuario,
  nombre: row.nombre,
  apellido: row.apellido,
  role: row.role,
  idDepartamento: row.idDepartamento,
  debeCambiarContrasena: row.debeCambiarContrasena,
});
