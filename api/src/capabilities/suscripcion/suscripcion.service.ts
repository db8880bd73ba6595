import {
  campoIncorrecto,
  comienzoDelDia,
  ErrorDeNegocio,
  type EstadoDeEnvio,
  esquemaCambioDeSuscripcion,
  esquemaNuevoSecreto,
  esquemaReenvioDesde,
  esquemaSuscripcion,
  eventosAjenos,
  propios,
  type TipoDeEvento,
  validar,
} from '@adjudica/domain';
import type { Acts, KeptRecord } from '../../act';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/lists/page';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Suscripcion } from '../../entities/suscripcion.entity';
import { notFound, staleVersion } from '../../request/version';
import { NotAllowed, type Sender } from '../../webhooks';
import type { CuentaServicioStore } from '../cuenta-servicio';
import type { EnvioEventoStore } from './envio-evento.store';
import type {
  EnviosReenviados,
  ReenvioDesde,
  SuscripcionCambio,
  SuscripcionConSecreto,
  SuscripcionNueva,
  SuscripcionVista,
} from './suscripcion.dto';
import type { EnviosDeEventos } from './suscripcion.eventos';
import type { Secretos } from './suscripcion.secretos';
import type { SuscripcionRow, SuscripcionStore } from './suscripcion.store';
import { resumenDeSuscripcion, vistaDeSuscripcion } from './suscripcion.view';

type Cambio = Partial<Pick<Suscripcion, 'nombre' | 'url' | 'eventos' | 'activa' | 'secretos'>>;

interface DeSuscripciones {
  readonly suscripciones: SuscripcionStore;
  readonly envios: EnvioEventoStore;
  readonly cuentas: Pick<CuentaServicioStore, 'byId'>;
  readonly enviosDeEventos: EnviosDeEventos;
}

const reenviables: Readonly<Record<ReenvioDesde['estados'], readonly EstadoDeEnvio[]>> = {
  fallidos: ['fallido', 'descartado'],
  todos: ['entregado', 'fallido', 'descartado'],
};

/** Subscriptions of other systems to events, managed by the system administrator. */
export class SuscripcionService {
  private readonly acto = this.acts.kept(this.enActo(), 'suscripcion:administrar');

  constructor(
    private readonly acts: Acts,
    private readonly de: DeSuscripciones,
    private readonly secretos: Secretos,
    private readonly sender: Pick<Sender, 'judge'>,
    private readonly clock: Clock,
  ) {}

  private enActo(): KeptRecord<number, SuscripcionRow, Cambio, SuscripcionVista> {
    const { suscripciones } = this.de;
    return {
      resource: 'suscripcion',
      read: ({ manager }, id) => suscripciones.byId(id, manager),
      // serializes the generation of secrets
      lock: (tx) => tx.lock('suscripciones'),
      idOf: ({ id }) => id,
      versionOf: ({ version }) => version,
      version: 'required',
      stale: ({ version }) => staleVersion(version),
      write: ({ manager }, row, cambio) => suscripciones.update(manager, row, cambio),
      summaryOf: resumenDeSuscripcion,
      view: (row) => this.vista(row),
    };
  }

  async list(request: ListRequest): Promise<Page<SuscripcionVista>> {
    const page = await this.de.suscripciones.list(request);
    const cuentas = await this.de.suscripciones.countEnvios(page.rows.map(({ id }) => id));
    return { ...page, rows: page.rows.map((row) => this.vista(row, cuentas.get(row.id))) };
  }

  /** @throws 404. */
  async get(id: number): Promise<SuscripcionVista> {
    const row = await this.de.suscripciones.byId(id);
    if (row === null) throw notFound();
    return this.vista(row, (await this.de.suscripciones.countEnvios([id])).get(id));
  }

  /** @throws 422 invalid data, a forbidden address, an event that the account may not read. */
  readonly crear = this.acto.create({
    parseBody: (nueva: SuscripcionNueva) => {
      const { eventos, ...datos } = validar(esquemaSuscripcion, nueva);
      this.juzgarDireccion(datos.url);
      return { ...datos, eventos: eventos as TipoDeEvento[] };
    },
    load: async ({ tx, body: { cuentaId, eventos } }) => {
      const cuenta = await this.de.cuentas.byId(cuentaId, tx.manager);
      if (cuenta === null) throw campoIncorrecto('cuentaId', propios.cuentaDesconocida);
      soloPropios(cuenta, eventos);
      return this.secretos.nuevo();
    },
    insert: async ({ tx: { manager, now }, body: { cuentaId, nombre, url, eventos }, loaded: secreto }) => {
      const id = await this.de.suscripciones.insert(manager, { cuentaId, nombre, url, eventos, creadaEn: now });
      await this.de.suscripciones.seal(manager, id, this.secretos.primero(id, secreto));
      return id;
    },
    answer: ({ after, loaded }): SuscripcionConSecreto => ({ ...this.vista(after), claveSecreta: loaded }),
  });

  /** From the next event on. Activation or a new address triggers delivery at once. @throws 404, 412, 422, 428. */
  readonly actualizar = this.acto('actualizar', {
    parseBody: ({ nombre, url, activa, version, ...sent }: SuscripcionCambio) => {
      // read-only fields may be sent back unchanged
      const cambio = { nombre, url, activa, version, eventos: sent.eventos };
      const { eventos, ...datos } = validar(esquemaCambioDeSuscripcion, cambio);
      this.juzgarDireccion(datos.url);
      return { ...datos, eventos: eventos as TipoDeEvento[] } as SuscripcionCambio & { eventos: TipoDeEvento[] };
    },
    guard: ({ before, body: { eventos } }) => ajenos(before.quien, eventos as TipoDeEvento[]),
    change: ({ body: { nombre, url, eventos, activa } }) => ({
      nombre,
      url,
      eventos: eventos as TipoDeEvento[],
      activa,
    }),
    effects: ({ tx, key, body: { activa, url }, before }) =>
      activa && (before.rechazadaEn !== null || !before.activa || before.url !== url)
        ? this.de.suscripciones.recover(tx.manager, key)
        : Promise.resolve(),
  });

  /** A new secret; the former one stays valid until the overlap ends. @throws 404, 412, 422, 428. */
  readonly generarSecreto = this.acto('generar-secreto', {
    schema: esquemaNuevoSecreto,
    load: () => this.secretos.nuevo(),
    change: ({ before, now, body: { horasDeTraslape }, loaded }) => ({
      secretos: this.secretos.siguiente(before, loaded, new Date(now.getTime() + horasDeTraslape * 3_600_000)),
    }),
    auditDetail: ({ body: { horasDeTraslape } }) => ({ horasDeTraslape }),
    answer: ({ after, loaded }): SuscripcionConSecreto => ({ ...this.vista(after), claveSecreta: loaded }),
  });

  /** Sends a test message. @throws 404. */
  async probar(actor: Actor, id: number): Promise<void> {
    await this.acts.unitOfWork.run(actor, async (tx) => {
      await this.existente(tx, id);
      await this.de.enviosDeEventos.probar(tx, id);
      await tx.audit({ accion: 'probar', recurso: 'suscripcion', recursoId: id });
    });
  }

  /** One statement and one audit row for all. @throws 404, 422. */
  reenviarDesde(actor: Actor, id: number, sent: ReenvioDesde): Promise<EnviosReenviados> {
    const { desde, estados } = validar(esquemaReenvioDesde, sent);
    return this.acts.unitOfWork.run(actor, async (tx) => {
      await this.existente(tx, id);
      const { envios, enviosDeEventos } = this.de;
      const cantidad = await envios.requeueSince(tx, id, comienzoDelDia(desde), reenviables[estados]);
      await tx.audit({
        accion: 'reenviar',
        recurso: 'suscripcion',
        recursoId: id,
        despues: { desde, estados, cantidad },
      });
      enviosDeEventos.despertar(tx);
      return { cantidad };
    });
  }

  private async existente({ manager }: Tx, id: number): Promise<void> {
    if ((await this.de.suscripciones.byId(id, manager)) === null) throw notFound();
  }

  private juzgarDireccion(url: string): void {
    try {
      this.sender.judge(url);
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
      throw campoIncorrecto('url', error.code === 'SIN-HTTPS' ? propios.urlSoloHttps : propios.urlInterna);
    }
  }

  private vista(row: SuscripcionRow, cuentas?: { pendientes: number; fallidos: number }): SuscripcionVista {
    return vistaDeSuscripcion(row, this.secretos.traslapeHasta(row, this.clock.now()), cuentas);
  }
}

function ajenos(quien: SuscripcionRow['quien'], eventos: readonly TipoDeEvento[]): ErrorDeNegocio | null {
  const ajenos = eventosAjenos(quien, eventos);
  return ajenos.length === 0 ? null : campoIncorrecto('eventos', propios.eventosAjenos(ajenos));
}

function soloPropios(quien: SuscripcionRow['quien'], eventos: readonly TipoDeEvento[]): void {
  const rechazo = ajenos(quien, eventos);
  if (rechazo !== null) throw rechazo;
}
