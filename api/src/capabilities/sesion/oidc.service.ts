import { createHash } from 'node:crypto';
import {
  departamentoDe,
  ErrorDeNegocio,
  esErrorDeNegocio,
  FORMATO_USUARIO,
  type IngresoConContrasena,
  propios,
  type Rol,
  rolDeGrupos,
  usuarioDeClaim,
} from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import type { OidcChecks, OidcConfig, OidcIdentity, OidcProvider } from '../../auth/oidc';
import type { Clock } from '../../clock';
import { type Cipher, CipherError } from '../../crypto/cipher';
import { type Tx, type UnitOfWork, violatedUnique } from '../../db/transaction/unit-of-work';
import type { Usuario } from '../../entities/usuario.entity';
import { ADMINISTRADOR, contarAdministradores, type UsuarioStore } from '../usuario';
import type { IdentidadStore } from './identidad.store';
import type { IngresoDeEmpresa, IngresoIniciado, PaseConCodigo, RetornoDeEmpresa, SesionIniciada } from './sesion.dto';
import type { SesionService } from './sesion.service';
import type { SesionStore } from './sesion.store';

/** From the button to the return, including the provider's own log-in and second factor. */
const TRANSACTION_MS = 15 * 60_000;
/** From the return to our own second factor. */
const PASS_MS = 5 * 60_000;
const TRANSACTION_PLACE = 'oidc:transaccion';
const PASS_PLACE = 'oidc:pase';
/** A hash that no password has. */
const SIN_CONTRASENA = 'cuenta-de-la-empresa';

interface Stores {
  readonly usuarios: UsuarioStore;
  readonly sesiones: SesionStore;
  readonly identidades: IdentidadStore;
}
interface Empresa {
  readonly provider: OidcProvider;
  readonly ajustes: OidcConfig;
}

/**
 * Log-in with the company's account. The state is encrypted and kept by the tab that began it: nobody else can finish it, any instance can, and there
 * is no cookie for a foreign page to use.
 */
export class IngresoConEmpresa {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly stores: Stores,
    private readonly sesion: SesionService,
    private readonly cipher: Cipher,
    private readonly clock: Clock,
    private readonly empresa: Empresa | null,
  ) {}

  estado(contrasenas: IngresoConContrasena): IngresoDeEmpresa {
    return { activo: this.empresa !== null, contrasenas };
  }

  async salida(): Promise<{ url: string | null }> {
    return { url: (await this.empresa?.provider.logoutUrl()) ?? null };
  }

  /** @throws 404 not configured; 503 the provider is unavailable. */
  async iniciar(): Promise<IngresoIniciado> {
    const { url, ...checks } = await this.configured().provider.begin();
    return { url, transaccion: this.seal(checks, TRANSACTION_PLACE, TRANSACTION_MS) };
  }

  /**
   * @throws 401 the state does not match, or the provider refused; 403 unknown or disabled user, no group with a role; 401 `segundo-factor-requerido`
   * with a pass for `completar`, for a user with an authenticator; 503.
   */
  async canjear({ transaccion, retorno }: RetornoDeEmpresa): Promise<SesionIniciada> {
    const { provider } = this.configured();
    const checks = this.unseal<OidcChecks>(transaccion, TRANSACTION_PLACE);
    const identidad = await provider.finish(retorno, checks);
    const sesionId = sesionDe(checks);
    const usuario = await this.unitOfWork
      .run(SISTEMA, (tx) => this.usuarioDe(tx, identidad))
      // concurrent first log-ins: the second finds the row of the first
      .catch((error: unknown) => {
        if (violatedUnique(error) === null) throw error;
        return this.unitOfWork.run(SISTEMA, (tx) => this.usuarioDe(tx, identidad));
      });
    try {
      return await this.abrir(usuario, undefined, sesionId);
    } catch (error) {
      if (!esErrorDeNegocio(error) || error.code !== 'segundo-factor-requerido') throw error;
      const pase = this.seal({ usuarioId: usuario.id, sesionId }, PASS_PLACE, PASS_MS);
      throw new ErrorDeNegocio('noAutenticado', error.code, error.title, { detalle: { pase } });
    }
  }

  /** The code of a returned user with an authenticator. @throws 401, 403, 429. */
  async completar({ pase, codigo }: PaseConCodigo): Promise<SesionIniciada> {
    this.configured();
    const { usuarioId, sesionId } = this.unseal<{ usuarioId: number; sesionId: string }>(pase, PASS_PLACE);
    const usuario = await this.stores.usuarios.byId(usuarioId);
    if (usuario === null || !usuario.activo) throw inactivo();
    return this.abrir(usuario, codigo, sesionId);
  }

  /** A log-in opens one session, whatever the provider allows. @throws 401 it has opened one already. */
  private abrir(usuario: Usuario, codigo: string | undefined, sesionId: string): Promise<SesionIniciada> {
    return this.sesion.abrir(usuario, codigo, 'cuenta-de-la-empresa', sesionId).catch((error: unknown) => {
      throw violatedUnique(error) === null ? error : invalido();
    });
  }

  private configured(): Empresa {
    if (this.empresa === null)
      throw new ErrorDeNegocio('noEncontrado', 'oidc-no-configurado', propios.oidcNoConfigurado);
    return this.empresa;
  }

  private seal(what: object, place: string, ms: number): string {
    return this.cipher.seal(JSON.stringify({ ...what, vence: this.clock.now().getTime() + ms }), place);
  }

  /** @throws 401 not ours, of another step, or expired. */
  private unseal<T>(sealed: string, place: string): T {
    try {
      const opened = JSON.parse(this.cipher.open(sealed, place)) as T & { vence: number };
      if (this.clock.now().getTime() < opened.vence) return opened;
    } catch (error) {
      if (!(error instanceof CipherError)) throw error;
    }
    throw invalido();
  }

  /** The account's user, with the role of its present groups. @throws 403. */
  private async usuarioDe(tx: Tx, identidad: OidcIdentity): Promise<Usuario> {
    const { ajustes } = this.configured();
    const { identidades, usuarios } = this.stores;
    const role = rolDeGrupos(ajustes.roles, textos(identidad.claims[ajustes.claimGrupos]));
    const conocido = await identidades.findUsuario(tx.manager, identidad);
    const usuario =
      conocido === null ? await this.porNombre(tx, identidad, role) : await usuarios.byId(conocido, tx.manager);
    if (usuario === null || !usuario.activo) throw inactivo();
    if (role === null) throw new ErrorDeNegocio('prohibido', 'oidc-sin-grupo', propios.oidcSinGrupo);
    if (conocido === null) {
      // the name belongs to another user: the company has reassigned it
      if (await identidades.has(tx.manager, usuario.id))
        throw new ErrorDeNegocio('prohibido', 'oidc-otra-cuenta', propios.oidcOtraCuenta);
      await identidades.insert(tx.manager, usuario.id, identidad, tx.now);
      await tx.audit({ accion: 'vincular-cuenta', recurso: 'usuario', recursoId: usuario.id });
    }
    return role === usuario.role ? usuario : this.conRol(tx, usuario, role);
  }

  private async porNombre(tx: Tx, { claims }: OidcIdentity, role: Rol | null): Promise<Usuario | null> {
    const { ajustes } = this.configured();
    const { usuarios } = this.stores;
    const nombre = usuarioDeClaim(claims[ajustes.claimUsuario]);
    if (!FORMATO_USUARIO.test(nombre))
      throw new ErrorDeNegocio('prohibido', 'oidc-sin-usuario', propios.oidcSinUsuario);
    const hallado = await usuarios.findByName(nombre, tx.manager);
    if (hallado !== null) return hallado;
    if (!ajustes.crearUsuarios)
      throw new ErrorDeNegocio('prohibido', 'oidc-usuario-desconocido', propios.oidcDesconocido);
    if (role === null) throw new ErrorDeNegocio('prohibido', 'oidc-sin-grupo', propios.oidcSinGrupo);
    const id = await usuarios.insert(tx.manager, nuevo(nombre, claims, role), tx.now);
    await usuarios.setPassword(tx.manager, id, SIN_CONTRASENA, false, tx.now);
    await tx.audit({ accion: 'crear', recurso: 'usuario', recursoId: id, despues: { usuario: nombre, role } });
    return usuarios.byId(id, tx.manager);
  }

  /** After a change of group: ends his sessions. The last administrator keeps the role. */
  private async conRol(tx: Tx, usuario: Usuario, role: Rol): Promise<Usuario> {
    const { sesiones, usuarios } = this.stores;
    const { id, nombre, apellido, correo, activo, version } = usuario;
    if (usuario.role === ADMINISTRADOR) {
      await tx.lock('administradores');
      if ((await contarAdministradores(tx.manager)) <= 1) {
        await tx.audit({ accion: 'conservar-administrador', recurso: 'usuario', recursoId: id, despues: { role } });
        return usuario;
      }
    }
    const datos = { nombre, apellido, correo, activo, role, idDepartamento: departamentoDe(role) };
    await usuarios.update(tx.manager, id, version, datos, tx.now);
    await sesiones.revoke(tx.manager, id, tx.now);
    await tx.audit({
      accion: 'cambiar-rol-por-grupo',
      recurso: 'usuario',
      recursoId: id,
      antes: { role: usuario.role },
      despues: { role },
    });
    return { ...usuario, ...datos, version: version + 1 };
  }
}

const invalido = (): ErrorDeNegocio => new ErrorDeNegocio('noAutenticado', 'oidc-invalido', propios.oidcInvalido);
const inactivo = (): ErrorDeNegocio => new ErrorDeNegocio('prohibido', 'oidc-usuario-inactivo', propios.oidcInactivo);

/** Key of the session opened by a log-in: its random state, as a UUID. */
const sesionDe = ({ state }: OidcChecks): string =>
  createHash('sha256')
    .update(state)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** A provider sends one group as a text and several as a list. */
const textos = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((one): one is string => typeof one === 'string');

const recorte = (claim: unknown, largo: number): string =>
  typeof claim === 'string' ? claim.trim().slice(0, largo) : '';

const nuevo = (usuario: string, claims: OidcIdentity['claims'], role: Rol) => ({
  usuario,
  nombre: recorte(claims['given_name'], 80) || usuario,
  apellido: recorte(claims['family_name'], 80),
  correo: recorte(claims['email'], 254) || null,
  role,
  idDepartamento: departamentoDe(role),
  activo: true,
  claveHash: SIN_CONTRASENA,
});
