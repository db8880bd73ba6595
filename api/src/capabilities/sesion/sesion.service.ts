import { randomUUID } from 'node:crypto';
import {
  ErrorDeNegocio,
  esquemaCambioDeContrasena,
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
import type { UnitOfWork } from '../../db/unit-of-work';
import type { UsuarioStore } from '../usuario/usuario.store';
import type { CambioDeContrasena, Credenciales, SesionActual, SesionIniciada, UsuarioDeSesion } from './sesion.dto';
import type { SesionConUsuario, SesionStore } from './sesion.store';

const IDLE_MS = 30 * 60_000;
const LIFETIME_MS = 8 * 3_600_000;
const TOUCH_EVERY_MS = 60_000;

export interface ResumedSession {
  readonly actor: Actor;
  readonly debeCambiarContrasena: boolean;
  readonly expiraEn: Date;
}

/** Login, the session behind every request, log-out and the change of one's own password (AUT-001…014, promises.md Security). */
export class SesionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: SesionStore,
    private readonly usuarios: UsuarioStore,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  /** @throws 401 `usuario-no-existe`, `contrasena-incorrecta` (AUT-009, AUT-010); both take the same time. */
  async iniciar({ name, pass }: Credenciales): Promise<SesionIniciada> {
    const usuario = await this.usuarios.byName(name.trim().toLowerCase());
    if (usuario === null || !usuario.activo) {
      await verifyDecoy(pass);
      throw new ErrorDeNegocio('noAutenticado', 'usuario-no-existe', mensajes.AUT.usuarioNoExiste);
    }
    if (!(await verifyPassword(usuario.claveHash, pass)))
      throw new ErrorDeNegocio('noAutenticado', 'contrasena-incorrecta', mensajes.AUT.contrasenaIncorrecta);
    const id = randomUUID();
    const { user, expiraEn } = await this.unitOfWork.run(
      { ...SISTEMA, id: usuario.id, usuario: usuario.usuario },
      async (tx) => {
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
        return { user: userOf({ ...usuario, usuarioId: usuario.id }), expiraEn: expires };
      },
    );
    return { access_token: this.tokens.sign({ sid: id, sub: usuario.id }, expiraEn), user };
  }

  /** The actor behind a token; called for every request. @throws 401 `token-expirado` / `token-invalido`. */
  async resume(token: string): Promise<ResumedSession> {
    const { sid } = this.tokens.verify(token);
    const sesion = await this.store.withUserById(sid);
    if (sesion === null) throw invalidToken();
    const now = this.clock.now();
    const idle = now.getTime() - sesion.ultimaActividad.getTime();
    if (sesion.revocada || !sesion.activo || now >= sesion.expiraEn || idle > IDLE_MS) throw expiredToken();
    if (idle > TOUCH_EVERY_MS) await this.store.touch(sid, now);
    return {
      actor: actorOf(sesion),
      debeCambiarContrasena: sesion.debeCambiarContrasena,
      expiraEn: sesion.expiraEn,
    };
  }

  async actual(actor: Actor): Promise<SesionActual> {
    const sesion = await this.store.withUserById(actor.sesionId);
    if (sesion === null) throw invalidToken();
    return {
      ...userOf(sesion),
      prefijo: prefijoDe(actor.role),
      permisos: permisosDe(actor.role),
      expiraEn: sesion.expiraEn.toISOString(),
    };
  }

  async salir(actor: Actor): Promise<void> {
    await this.unitOfWork.run(actor, async (tx) => {
      await this.store.revoke(tx.manager, actor.id, tx.now, { only: actor.sesionId });
      await tx.audit({ accion: 'salir', recurso: 'sesion', recursoId: actor.sesionId });
    });
  }

  /** Changes one's own password and ends one's other sessions. @throws 422 with the field. */
  async cambiarContrasena(actor: Actor, cambio: CambioDeContrasena): Promise<void> {
    const { actual, nueva } = validar(esquemaCambioDeContrasena(actor.usuario), cambio);
    const usuario = await this.usuarios.byId(actor.id);
    if (usuario === null || !(await verifyPassword(usuario.claveHash, actual)))
      throw new ErrorDeNegocio('regla', 'contrasena-incorrecta', mensajes.AUT.contrasenaIncorrecta, {
        errors: { actual: mensajes.AUT.contrasenaIncorrecta },
      });
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
