import { randomUUID } from 'node:crypto';
import {
  admiteContrasena,
  ErrorDeNegocio,
  esErrorDeNegocio,
  esquemaCambioDeContrasena,
  FORMATO_USUARIO,
  hoyEn,
  type IngresoConContrasena,
  instanteDe,
  limpiarLinea,
  mensajes,
  permisosDe,
  prefijoDe,
  type Rol,
  validar,
} from '@adjudica/domain';
import { type Actor, SISTEMA } from '../../auth/actor';
import { hashPassword, verifyDecoy, verifyPassword } from '../../auth/passwords';
import { expiredToken, invalidToken, type Tokens } from '../../auth/tokens';
import type { Clock } from '../../clock';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import type { Usuario } from '../../entities/usuario.entity';
import type { Logger } from '../../log';
import type { UsuarioStore } from '../usuario';
import type { Codigos } from './codigos';
import type { Intentos } from './intentos';
import type { CambioDeContrasena, Credenciales, SesionActual, SesionIniciada, UsuarioDeSesion } from './sesion.dto';
import type { SesionConUsuario, SesionStore } from './sesion.store';

const IDLE_MS = 30 * 60_000;
const LIFETIME_MS = 8 * 3_600_000;
const TOUCH_EVERY_MS = 60_000;
/** The password was right, and no code was tried. */
const NO_FAILURE: ReadonlySet<string> = new Set([
  'segundo-factor-requerido',
  'contrasena-no-admitida',
  'demasiados-intentos',
]);

/** How the user of a new session was authenticated. */
type Ingreso = 'contrasena' | 'cuenta-de-la-empresa';

interface ResumedSession {
  readonly actor: Actor;
  readonly debeCambiarContrasena: boolean;
  readonly expiraEn: Date;
}

/** Login, the session behind every request, log-out and the change of one's own password (AUT-001…014, promesas.md, "Security"). */
export class SesionService {
  /** Sessions with a pending write of their last activity. */
  private readonly touching = new Map<string, Promise<void>>();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly stores: { readonly sesiones: SesionStore; readonly usuarios: UsuarioStore },
    private readonly ingreso: {
      readonly intentos: Intentos;
      readonly codigos: Codigos;
      readonly contrasenas: IngresoConContrasena;
    },
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /**
   * @param address of the client; failures are counted per user and address. @throws 401 `usuario-no-existe`, `contrasena-incorrecta` (AUT-009,
   * AUT-010), both after equal work; then, with an authenticator, `segundo-factor-requerido` without a code and `codigo-incorrecto`, `codigo-usado`;
   * 429 after too many failures.
   */
  async iniciar({ name, pass, codigo }: Credenciales, address: string): Promise<SesionIniciada> {
    const nombre = limpiarLinea(name).toLowerCase();
    const intento = await this.ingreso.intentos.ofLogin(nombre, address);
    try {
      const usuario = await this.authenticated(nombre, pass);
      const iniciada = await this.abrir(usuario, codigo, 'contrasena');
      intento.forgive();
      await intento.entered();
      return iniciada;
    } catch (error) {
      // only a refused password, user or code counts as a failure, not a fault of ours or the request for a code
      if (esErrorDeNegocio(error) && !NO_FAILURE.has(error.code)) await intento.failed();
      else intento.forgive();
      throw error;
    }
  }

  private async authenticated(nombre: string, pass: string): Promise<Usuario> {
    // impossible names are not looked up: the server's collation would find 'asísténte', each spelling with its own ten attempts
    const usuario = FORMATO_USUARIO.test(nombre) ? await this.stores.usuarios.findByName(nombre) : null;
    if (usuario === null || !usuario.activo) {
      await verifyDecoy(pass);
      throw new ErrorDeNegocio('noAutenticado', 'usuario-no-existe', mensajes.AUT.usuarioNoExiste);
    }
    if (!(await verifyPassword(usuario.claveHash, pass)))
      throw new ErrorDeNegocio('noAutenticado', 'contrasena-incorrecta', mensajes.AUT.contrasenaIncorrecta);
    if (!admiteContrasena(this.ingreso.contrasenas, usuario.role))
      throw new ErrorDeNegocio('noAutenticado', 'contrasena-no-admitida', mensajes.propios.oidcSinContrasena);
    return usuario;
  }

  /** Opens a session for an authenticated user; the authenticator's code is still required. @throws 401, 429. */
  abrir(
    usuario: Usuario,
    codigo: string | undefined,
    por: Ingreso,
    id: string = randomUUID(),
  ): Promise<SesionIniciada> {
    return this.ingreso.codigos.counted(usuario.id, codigo, () => this.open(usuario, codigo, por, id));
  }

  /** Codes are consumed in the transaction that opens the session. */
  private async open(usuario: Usuario, codigo: string | undefined, por: Ingreso, id: string): Promise<SesionIniciada> {
    const expiraEn = await this.unitOfWork.run({ ...SISTEMA, id: usuario.id, usuario: usuario.usuario }, async (tx) => {
      const conCodigo = await this.ingreso.codigos.atLogin(tx, usuario.id, codigo);
      const expires = new Date(tx.now.getTime() + LIFETIME_MS);
      await this.stores.sesiones.insert(tx.manager, {
        id,
        usuarioId: usuario.id,
        creadaEn: tx.now,
        ultimaActividad: tx.now,
        expiraEn: expires,
        revocadaEn: null,
        segundoFactorEn: conCodigo ? tx.now : null,
      });
      await tx.audit({
        accion: 'iniciar',
        recurso: 'sesion',
        recursoId: id,
        ...(por !== 'contrasena' && { despues: { por } }),
      });
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
    const now = this.clock.now();
    const sesion = await this.stores.sesiones.withUserById(sid, hoyEn(now));
    if (sesion === null || sesion.usuarioId !== sub) throw invalidToken();
    const idle = now.getTime() - sesion.ultimaActividad.getTime();
    if (sesion.revocada || !sesion.activo || now >= sesion.expiraEn || idle > IDLE_MS) throw expiredToken();
    if (idle > TOUCH_EVERY_MS) this.touch(sid, now);
    return {
      actor: actorOf(sesion),
      debeCambiarContrasena: sesion.debeCambiarContrasena,
      expiraEn: sesion.expiraEn,
    };
  }

  /** Written at most once a minute, and not awaited, so that no read queues behind a long write. A failed write is repeated by the next request. */
  private touch(sid: string, now: Date): void {
    if (this.touching.has(sid)) return;
    const written = this.stores.sesiones
      .touch(sid, now)
      .catch((error: unknown) => this.log.warn({ err: error }, 'last activity could not be written'))
      .finally(() => this.touching.delete(sid));
    this.touching.set(sid, written);
  }

  start(): void {}

  /** Awaits pending writes. */
  async step(): Promise<void> {
    await Promise.all(this.touching.values());
  }

  stop(): Promise<void> {
    return this.step();
  }

  async actual(actor: Actor): Promise<SesionActual> {
    const sesion = await this.stores.sesiones.withUserById(actor.sesionId, hoyEn(this.clock.now()));
    if (sesion === null) throw invalidToken();
    return {
      ...userOf(sesion),
      prefijo: prefijoDe(actor.role),
      permisos: permisosDe(actor.role),
      primeraVez: await this.stores.sesiones.isOnly(sesion),
      expiraEn: instanteDe(sesion.expiraEn),
    };
  }

  async salir(actor: Actor): Promise<void> {
    await this.unitOfWork.run(actor, async (tx) => {
      await this.stores.sesiones.revoke(tx.manager, actor.id, tx.now, { only: actor.sesionId });
      await tx.audit({ accion: 'salir', recurso: 'sesion', recursoId: actor.sesionId });
    });
  }

  /**
   * Changes one's own password and ends one's other sessions. A wrong present password counts as a failed log-in, so that an open screen gives no
   * free attempts. @throws 422 with the field, 429.
   */
  async cambiarContrasena(actor: Actor, cambio: CambioDeContrasena): Promise<void> {
    const { actual, nueva } = validar(esquemaCambioDeContrasena(actor.usuario), cambio);
    const intento = await this.ingreso.intentos.inSession(actor.sesionId);
    const usuario = await this.stores.usuarios.byId(actor.id);
    if (usuario === null || !(await verifyPassword(usuario.claveHash, actual))) {
      await intento.failed();
      throw new ErrorDeNegocio('regla', 'contrasena-incorrecta', mensajes.AUT.contrasenaIncorrecta, {
        errors: { actual: mensajes.AUT.contrasenaIncorrecta },
      });
    }
    intento.forgive();
    const claveHash = await hashPassword(nueva);
    await this.unitOfWork.run(actor, async (tx) => {
      await this.stores.usuarios.setPassword(tx.manager, actor.id, claveHash, false, tx.now);
      await this.stores.sesiones.revoke(tx.manager, actor.id, tx.now, { except: actor.sesionId });
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
  segundoFactor: sesion.segundoFactor,
  ...(sesion.cubre.length > 0 && { cubre: sesion.cubre }),
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
