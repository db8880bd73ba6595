import { randomBytes } from 'node:crypto';
import { departamentoDe, ErrorDeNegocio, esquemaUsuario, mensajes, soloCampos, validar } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Acts, KeptRecord } from '../../act';
import { hashPassword } from '../../auth/passwords';
import type { ListRequest, Page } from '../../db/lists/page';
import type { Usuario } from '../../entities/usuario.entity';
import { differingFields, notFound, staleVersion } from '../../request/version';
import { ADMINISTRADOR, contarAdministradores, ultimoAdministrador } from './usuario.administradores';
import type { ContrasenaTemporal, UsuarioCambio, UsuarioCreado, UsuarioNuevo, UsuarioVista } from './usuario.dto';
import type { DatosDeUsuario, UsuarioStore } from './usuario.store';

const { propios } = mensajes;

/** Ends sessions of a user in the same transaction; implemented by the sessions. */
interface Sesiones {
  revoke(manager: EntityManager, usuarioId: number, now: Date): Promise<void>;
}

/** Its data, or its password alone, which raises no version. */
type Cambio = DatosDeUsuario | { readonly claveHash: string };

const usuariosEnActo = (store: UsuarioStore): KeptRecord<number, Usuario, Cambio, UsuarioVista> => ({
  resource: 'usuario',
  read: ({ manager }, id) => store.byId(id, manager),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  version: 'required',
  stale: (usuario, enviado) => staleVersion(usuario.version, differingFields<object>(usuario, soloDatos(enviado))),
  async write({ manager, now }, { id, version }, cambio) {
    const datos = 'claveHash' in cambio ? { ...cambio, debeCambiarContrasena: true } : cambio;
    return store.update(manager, id, version, datos, now);
  },
  summaryOf: viewOf,
  view: viewOf,
});

/** Users, managed by the system administrator (promesas.md, "Permissions"). A new or reset password is valid once and must be changed. */
export class UsuarioService {
  private readonly acto = this.acts.kept(usuariosEnActo(this.store), 'usuario:administrar');

  constructor(
    private readonly acts: Acts,
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
  readonly crear = this.acto.create({
    parseBody: (nuevo: UsuarioNuevo) => nuevo,
    around: async ({ body }, transact: (leido: Nuevo) => Promise<UsuarioCreado>) => {
      const datos = leerUsuario({ ...body, activo: true });
      return transact({ datos, ...(await temporal()) });
    },
    load: (_, leido: Nuevo) => leido,
    insert: ({ tx, loaded: { datos, claveHash } }) => this.store.insert(tx.manager, { ...datos, claveHash }, tx.now),
    answer: ({ after, loaded: { contrasenaTemporal } }) => ({ ...viewOf(after), contrasenaTemporal }),
    duplicates: {
      'usuario.usuario': () =>
        new ErrorDeNegocio('conflicto', 'usuario-ya-existe', propios.usuarioYaExiste, {
          errors: { usuario: propios.usuarioYaExiste },
        }),
    },
  });

  /** Disabling a user or changing the role ends the user's sessions at the next request. @throws 404, 412, 422. */
  readonly actualizar = this.acto('actualizar', {
    load: async ({ tx, actor, before, body }) => {
      const { usuario: _, ...datos } = leerUsuario({ ...soloDatos(body), usuario: before.usuario });
      const pierdeAcceso = !datos.activo || datos.role !== before.role;
      if (before.id === actor.id && pierdeAcceso)
        throw new ErrorDeNegocio('regla', 'usuario-propio', propios.usuarioPropio);
      const quitaAdministrador = before.role === ADMINISTRADOR && pierdeAcceso;
      if (quitaAdministrador) await tx.lock('administradores');
      return { datos, pierdeAcceso, quitaAdministrador };
    },
    change: ({ loaded }) => loaded.datos,
    effects: async ({ tx, key, loaded: { pierdeAcceso, quitaAdministrador } }) => {
      if (pierdeAcceso) await this.sesiones.revoke(tx.manager, key, tx.now);
      // Administrators may disable each other concurrently: under the lock, counted after the change.
      if (quitaAdministrador && (await contarAdministradores(tx.manager)) === 0) throw ultimoAdministrador();
    },
  });

  /** Sets a one-time password and ends the user's sessions; guarded by the version, so that of two passwords given one is valid. @throws 404, 412. */
  readonly restablecerContrasena = this.acto('restablecer-contrasena', {
    version: 'optional',
    around: async (_, transact: (clave: Temporal) => Promise<ContrasenaTemporal>) => transact(await temporal()),
    load: (_, clave: Temporal) => clave,
    change: ({ loaded: { claveHash } }) => ({ claveHash }),
    effects: ({ tx, key }) => this.sesiones.revoke(tx.manager, key, tx.now),
    audit: () => ({ antes: undefined, despues: undefined }),
    answer: ({ loaded: { contrasenaTemporal } }): ContrasenaTemporal => ({ contrasenaTemporal }),
  });
}

/** 72 bits, readable aloud. */
export const oneTimePassword = (): string =>
  (
    randomBytes(9)
      .toString('base64url')
      .match(/.{1,4}/g) as string[]
  ).join('-');

interface Temporal extends ContrasenaTemporal {
  readonly claveHash: string;
}
interface Nuevo extends Temporal {
  readonly datos: DatosDeUsuario & { usuario: string };
}

async function temporal(): Promise<Temporal> {
  const contrasenaTemporal = oneTimePassword();
  return { contrasenaTemporal, claveHash: await hashPassword(contrasenaTemporal) };
}

const soloDatos = (body: object) =>
  soloCampos<UsuarioCambio>(['nombre', 'apellido', 'correo', 'telefono', 'role', 'activo'], body);

/** The department follows from the role. @throws 422. */
function leerUsuario(enviado: Partial<UsuarioCambio>): Nuevo['datos'] {
  const { correo, telefono } = enviado;
  const datos = validar(esquemaUsuario, { ...enviado, correo: correo ?? '', telefono: telefono ?? '' });
  return {
    ...datos,
    correo: datos.correo ?? null,
    telefono: datos.telefono ?? null,
    idDepartamento: departamentoDe(datos.role),
  };
}

const VISIBLES = [
  'id',
  'usuario',
  'nombre',
  'apellido',
  'correo',
  'telefono',
  'role',
  'idDepartamento',
  'activo',
  'version',
] as const;
const viewOf = (usuario: Usuario): UsuarioVista => soloCampos<UsuarioVista>(VISIBLES, usuario) as UsuarioVista;
