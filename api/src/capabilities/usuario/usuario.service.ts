import { randomBytes } from 'node:crypto';
import {
  departamentoDe,
  ErrorDeNegocio,
  esquemaUsuario,
  type DatosDeUsuario as FormularioDeUsuario,
  mensajes,
  type Rol,
  validar,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import { hashPassword } from '../../auth/passwords';
import type { ListRequest, Page } from '../../db/page';
import { type UnitOfWork, violatedUnique } from '../../db/unit-of-work';
import type { Usuario } from '../../entities/usuario.entity';
import { differingFields, notFound, staleVersion } from '../../http/version';
import { ADMINISTRADOR, contarAdministradores, ultimoAdministrador } from './usuario.administradores';
import type { ContrasenaTemporal, UsuarioCambio, UsuarioCreado, UsuarioNuevo, UsuarioVista } from './usuario.dto';
import type { DatosDeUsuario, UsuarioStore } from './usuario.store';

const { propios } = mensajes;

/** Whoever keeps the sessions ends those of a user, in the same transaction. */
export interface Sesiones {
  revoke(manager: EntityManager, usuarioId: number, now: Date): Promise<void>;
}

/** Users, by the system administrator (promesas.md, "Permissions"). A new or reset password serves once and must be changed. */
export class UsuarioService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: UsuarioStore,
    private readonly sesiones: Sesiones,
  ) {}

  list(request: ListRequest): Promise<Page<UsuarioVista>> {
    return this.store.list(request);
  }

  async get(id: number): Promise<UsuarioVista> {
    const usuario = await this.store.byId(id);
    if (usuario === null) throw notFound();
    return viewOf(usuario);
  }

  /** @throws 422 invalid data, 409 `usuario-ya-existe`. */
  async crear(actor: Actor, nuevo: UsuarioNuevo): Promise<UsuarioCreado> {
    const { usuario, ...datos } = validar(esquemaUsuario, { ...nuevo, correo: nuevo.correo ?? '', activo: true });
    const contrasenaTemporal = oneTimePassword();
    const claveHash = await hashPassword(contrasenaTemporal);
    const creado = await this.unitOfWork
      .run(actor, async (tx) => {
        const id = await this.store.insert(tx.manager, { ...withDepartment(datos), usuario, claveHash }, tx.now);
        const fresh = viewOf((await this.store.byId(id, tx.manager)) as Usuario);
        await tx.audit({ accion: 'crear', recurso: 'usuario', recursoId: id, despues: fresh });
        return fresh;
      })
      .catch((error: unknown) => {
        if (violatedUnique(error) === null) throw error;
        throw new ErrorDeNegocio('conflicto', 'usuario-ya-existe', propios.usuarioYaExiste, {
          errors: { usuario: propios.usuarioYaExiste },
        });
      });
    return { ...creado, contrasenaTemporal };
  }

  /** Disabling a user or changing the role ends the user's sessions at the next request. @throws 404, 412, 422. */
  async actualizar(actor: Actor, id: number, version: number, cambio: UsuarioCambio): Promise<UsuarioVista> {
    return this.unitOfWork.run(actor, async (tx) => {
      const before = await this.store.byId(id, tx.manager);
      if (before === null) throw notFound();
      const { usuario: _, ...datos } = validar(esquemaUsuario, {
        usuario: before.usuario,
        nombre: cambio.nombre,
        apellido: cambio.apellido,
        correo: cambio.correo ?? '',
        role: cambio.role,
        activo: cambio.activo,
      });
      const next = withDepartment(datos);
      if (id === actor.id && (!next.activo || next.role !== before.role))
        throw new ErrorDeNegocio('regla', 'usuario-propio', propios.usuarioPropio);
      const quitaAdministrador = before.role === ADMINISTRADOR && (!next.activo || next.role !== ADMINISTRADOR);
      if (quitaAdministrador) await tx.lock('administradores');
      if ((await this.store.update(tx.manager, id, version, next, tx.now)) === 0)
        throw staleVersion(before.version, differingFields<DatosDeUsuario>(before, next));
      if (!next.activo || next.role !== before.role) await this.sesiones.revoke(tx.manager, id, tx.now);
      // Two administrators may disable each other at the same moment: counted after the change, and each after the other's.
      if (quitaAdministrador && (await contarAdministradores(tx.manager)) === 0) throw ultimoAdministrador();
      const after = viewOf((await this.store.byId(id, tx.manager)) as Usuario);
      await tx.audit({
        accion: 'actualizar',
        recurso: 'usuario',
        recursoId: id,
        antes: viewOf(before),
        despues: after,
      });
      return after;
    });
  }

  /** Gives a one-time password and ends the user's sessions. */
  async restablecerContrasena(actor: Actor, id: number): Promise<ContrasenaTemporal> {
    const contrasenaTemporal = oneTimePassword();
    const claveHash = await hashPassword(contrasenaTemporal);
    return this.unitOfWork.run(actor, async (tx) => {
      if ((await this.store.byId(id, tx.manager)) === null) throw notFound();
      await this.store.setPassword(tx.manager, id, claveHash, true, tx.now);
      await this.sesiones.revoke(tx.manager, id, tx.now);
      await tx.audit({ accion: 'restablecer-contrasena', recurso: 'usuario', recursoId: id });
      return { contrasenaTemporal };
    });
  }
}

/** 72 bits, readable aloud. */
export const oneTimePassword = (): string =>
  (
    randomBytes(9)
      .toString('base64url')
      .match(/.{1,4}/g) as string[]
  ).join('-');

const withDepartment = (datos: Omit<FormularioDeUsuario, 'usuario'>): DatosDeUsuario => ({
  ...datos,
  correo: datos.correo ?? null,
  idDepartamento: departamentoDe(datos.role as Rol),
});

const viewOf = ({
  id,
  usuario,
  nombre,
  apellido,
  correo,
  role,
  idDepartamento,
  activo,
  version,
}: Usuario): UsuarioVista => ({
  id,
  usuario,
  nombre,
  apellido,
  correo,
  role,
  idDepartamento,
  activo,
  version,
});
