import {
  departamentoDe,
  ErrorDeNegocio,
  esquemaCambioDeCuenta,
  esquemaCuenta,
  esquemaNuevaClave,
  esquemaRevocacionDeClave,
  estadoDeClave,
  finDelTraslape,
  propios,
  type Rol,
  validar,
} from '@adjudica/domain';
import type { Acts, KeptRecord } from '../../act';
import type { Actor } from '../../auth/actor';
import { newServiceKey } from '../../auth/service-keys';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/lists/page';
import type { CuentaServicio } from '../../entities/cuenta-servicio.entity';
import { notFound, staleVersion } from '../../request/version';
import type { UsuarioStore } from '../usuario';
import type {
  CuentaDeServicioCambio,
  CuentaDeServicioNueva,
  CuentaDeServicioPropia,
  CuentaDeServicioVista,
} from './cuenta-servicio.dto';
import type { CuentaRow, CuentaServicioStore } from './cuenta-servicio.store';
import { resumenDeCuenta, vistaDeCuenta, vistaPropia } from './cuenta-servicio.view';

/** Its data; `null` = its keys alone, which also raises the version: concurrent key generation would unknowingly expire the other's key. */
type Cambio = (Omit<CuentaServicio, 'id'> & { readonly nombre: string; readonly role: Rol }) | null;

const cuentasEnActo = (
  store: CuentaServicioStore,
  usuarios: UsuarioStore,
  clock: Clock,
): KeptRecord<number, CuentaRow, Cambio, CuentaDeServicioVista> => ({
  resource: 'cuenta-servicio',
  read: ({ manager }, id) => store.byId(id, manager),
  // serializes the generation of keys
  lock: (tx) => tx.lock('cuentas-de-servicio'),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  version: 'required',
  stale: ({ version }) => staleVersion(version),
  async write({ manager, now }, { id, version, ...antes }, cambio) {
    const escritas = await usuarios.update(manager, id, version, personaDe(cambio ?? antes), now);
    if (escritas === 0 || cambio === null) return escritas;
    const { nombre: _, role: _role, ...cuenta } = cambio;
    await store.update(manager, { id, ...cuenta });
    return escritas;
  },
  summaryOf: resumenDeCuenta,
  view: (row) => vistaDeCuenta(row, clock.now()),
});

/** The account's row in `usuario`. Never active: no password opens it, and no list of people shows it. */
const personaDe = ({ nombre, role }: { nombre: string; role: Rol }) => ({
  nombre,
  apellido: '',
  correo: null,
  role,
  idDepartamento: departamentoDe(role),
  activo: false,
});
/** A hash that no password has. */
const SIN_CONTRASENA = 'cuenta-de-servicio';

/** Service accounts, managed by the system administrator. */
export class CuentaServicioService {
  private readonly acto = this.acts.kept(cuentasEnActo(this.store, this.usuarios, this.clock), 'cuenta:administrar');

  constructor(
    private readonly acts: Acts,
    private readonly store: CuentaServicioStore,
    private readonly usuarios: UsuarioStore,
    private readonly clock: Clock,
  ) {}

  async list(request: ListRequest): Promise<Page<CuentaDeServicioVista>> {
    const page = await this.store.list(request);
    return { ...page, rows: page.rows.map((row) => vistaDeCuenta(row, this.clock.now())) };
  }

  /** @throws 404. */
  async get(id: number): Promise<CuentaDeServicioVista> {
    const cuenta = await this.store.byId(id);
    if (cuenta === null) throw notFound();
    return vistaDeCuenta(cuenta, this.clock.now());
  }

  /** The account of the calling key and address. */
  async propia({ id, clave: publico }: Actor, direccion: string): Promise<CuentaDeServicioPropia> {
    const cuenta = await this.store.byId(id);
    const propia = cuenta && vistaPropia(cuenta, { publico, direccion }, this.clock.now());
    if (propia === null) throw notFound();
    return propia;
  }

  /** @throws 422 invalid data, 409 `cuenta-ya-existe`. */
  readonly crear = this.acto.create({
    parseBody: (nueva: CuentaDeServicioNueva) => validar(esquemaCuenta, nueva),
    insert: async ({ tx, body: { usuario, nombre, role, alcances, direcciones } }) => {
      const quien = { ...personaDe({ nombre, role: role as Rol }), usuario, claveHash: SIN_CONTRASENA };
      const id = await this.usuarios.insert(tx.manager, quien, tx.now);
      const permisos = alcances as CuentaServicio['alcances'];
      await this.store.insert(tx.manager, { id, alcances: permisos, direcciones, activa: true });
      return id;
    },
    duplicates: {
      'usuario.usuario': () =>
        new ErrorDeNegocio('conflicto', 'cuenta-ya-existe', propios.cuentaYaExiste, {
          errors: { usuario: propios.cuentaYaExiste },
        }),
    },
  });

  /** Its keys have the new scopes and addresses from the next call on; keys of an inactive account are refused. @throws 404, 412, 422. */
  readonly actualizar = this.acto('actualizar', {
    parseBody: ({ id: _, usuario: _usuario, claves: _claves, ...cambio }: CuentaDeServicioCambio) => ({
      ...validar(esquemaCambioDeCuenta, cambio),
    }),
    change: ({ body }) => {
      const { version: _, ...datos } = validar(esquemaCambioDeCuenta, body);
      return datos;
    },
  });

  /** A new key; valid ones expire after the overlap. @throws 404, 412, 422, 428. */
  readonly generarClave = this.acto('generar-clave', {
    schema: esquemaNuevaClave,
    load: () => newServiceKey(),
    change: () => null,
    effects: async ({ tx, key, before, body: { dias, horasDeTraslape }, loaded: { publico, huella } }) => {
      for (const clave of before.claves)
        if (estadoDeClave(clave, tx.now) === 'vigente')
          await this.store.shorten(tx.manager, clave.id, finDelTraslape(clave.vence, tx.now, horasDeTraslape));
      const vence = new Date(tx.now.getTime() + dias * 24 * 3_600_000);
      await this.store.insertClave(tx.manager, { cuentaId: key, publico, huella, creadaEn: tx.now, vence });
    },
    auditDetail: ({ body: { dias, horasDeTraslape }, loaded: { publico } }) => ({
      clave: publico,
      dias,
      horasDeTraslape,
    }),
    answer: ({ after, tx, loaded: { secreta } }) => ({ ...vistaDeCuenta(after, tx.now), claveSecreta: secreta }),
  });

  /** @throws 404 the account or the key; 409 revoked already; 412. */
  readonly revocarClave = this.acto('revocar-clave', {
    version: 'optional',
    schema: esquemaRevocacionDeClave,
    change: () => null,
    effects: async ({ tx, before, body }) => {
      const clave = before.claves.find(({ publico }) => publico === body.clave);
      if (clave === undefined) throw notFound();
      if ((await this.store.revoke(tx.manager, clave.id, tx.now)) === 0)
        throw new ErrorDeNegocio('conflicto', 'clave-ya-revocada', propios.claveYaRevocada);
    },
    auditDetail: ({ body: { clave } }) => ({ clave }),
  });
}
