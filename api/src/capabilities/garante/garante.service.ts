import {
  advertenciaDeIdentificacion,
  claveDeSolicitud,
  conflictoDeActo,
  ErrorDeNegocio,
  leerGarante,
  mensajes,
  type TipoDeEvento,
  tipoProbable,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Act, Acts, KeptRecord } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import { staleVersion } from '../../request/version';
import type { Anexos } from '../anexo';
import { type PlanParaEscribir, paraEscribir } from '../carpeta';
import { tiposDeEvento } from '../evento';
import { exigirSinSuspension, nombreDeCliente, type PersonaStore } from '../persona';
import type { PlanRow } from '../plan';
import type { SolicitudRow, SolicitudStore } from '../solicitud';
import type { CambioDeGarante, GaranteEncontrado, GaranteNuevo, GaranteVista } from './garante.dto';
import type { GaranteStore } from './garante.store';

const { propios } = mensajes;

/** A guarantor for its acts: the plan, and the application in force. */
interface GaranteEnActo extends PlanParaEscribir {
  readonly actual: SolicitudRow | null;
}

/**
 * The guarantor of a plan (EST-509, EST-560, EST-580; invariant 25): the person of its application with the role 'garante'. Assigning one opens an
 * empty application; changing closes it and keeps it with its annexes.
 */
export class GaranteService {
  private readonly acto = this.acts.kept(this.enActo(), 'garante:escribir');

  constructor(
    private readonly acts: Acts,
    private readonly accessLog: AccessLog,
    private readonly store: GaranteStore,
    private readonly solicitudes: SolicitudStore,
    private readonly personas: PersonaStore,
    private readonly anexos: Anexos,
  ) {}

  /** Without guarantor: version 0. @throws 404 no such plan. */
  async get(actor: Actor, idCodigo: string): Promise<GaranteVista> {
    const plan = await this.anexos.leerPlan(actor, 'garante', idCodigo);
    return this.vista(actor, plan);
  }

  /** Whether this identification may be the guarantor, and the person's name. Leaves an access row, without the input. @throws 404, 422. */
  async buscar(actor: Actor, idCodigo: string, escrita: string): Promise<GaranteEncontrado> {
    const plan = await this.anexos.leerPlan(actor, 'garante', idCodigo);
    const actual = await this.solicitudes.findVigente(plan.planId, 'garante');
    const identificacion = leerGarante(escrita, {
      cliente: plan.identificacion,
      actual: actual?.identificacion ?? null,
    });
    const persona = await this.store.findPersona(identificacion);
    this.accessLog.record(actor, { operacion: 'buscar', recurso: 'garante', recursoId: idCodigo });
    return {
      identificacion,
      conocida: nombreOpcional(persona) !== null,
      nombreCompleto: nombreOpcional(persona),
      advertencia: advertenciaDeIdentificacion(tipoProbable(identificacion), identificacion),
    };
  }

  /** @throws 409 'garante-existe', 422 by `leerGarante`, and as `lockForWrite`. */
  asignar(actor: Actor, { plan, identificacion }: GaranteNuevo): Promise<GaranteVista> {
    return this.primero(actor, plan, { identificacion });
  }

  private readonly primero = this.nombrar('asignar', tiposDeEvento.garante, (actual) =>
    actual === null ? null : existe(),
  );

  /** EST-580: the present one is closed and kept. @throws 422 'sin-garante' or by `leerGarante`, 409, and as `lockForWrite`. */
  readonly cambiar = this.nombrar('cambiar', tiposDeEvento.cambioDeGarante, (actual) =>
    actual === null ? new ErrorDeNegocio('regla', 'sin-garante', propios.sinGarante) : null,
  );

  private nombrar(
    accion: string,
    tipo: TipoDeEvento,
    rechazo: (actual: SolicitudRow | null) => ErrorDeNegocio | null,
  ): Act<string, GaranteVista> {
    return this.acto(accion, {
      parseBody: (sent: CambioDeGarante) => sent,
      guard: ({ before }) => rechazo(before.actual),
      change: ({ before: { plan, actual }, body }) =>
        leerGarante(body.identificacion, {
          cliente: plan.identificacion,
          actual: actual?.identificacion ?? null,
        }),
      audit: ({ before }) => (before.actual === null ? { antes: undefined } : {}),
      followUp: async ({ tx, key, before, after }) => {
        const clave = claveDeSolicitud(key, 'garante');
        // drafts of the former guarantor's form are discarded, whoever typed them
        if (before.actual !== null) await this.anexos.olvidarBorradores(tx, clave);
        const personaId = after.actual?.personaId ?? null;
        await this.anexos.concluir(tx, { tipo, formulario: 'garante', clave }, after, personaId);
      },
      // concurrent requests: the unique index of the application in force admits one
      duplicates: { 'solicitud.planId': existe },
    });
  }

  private enActo(): KeptRecord<string, GaranteEnActo, string, GaranteVista> {
    return {
      resource: 'garante',
      lock: async (tx, idCodigo) => {
        await this.anexos.abrirBaseDePlan(tx, idCodigo);
      },
      read: async ({ actor, manager }, idCodigo) => {
        const plan = await this.anexos.plan(idCodigo, manager);
        return {
          ...paraEscribir(plan, actor),
          actual: await this.solicitudes.findVigente(plan.planId, 'garante', manager),
        };
      },
      idOf: ({ plan }) => plan.idCodigo,
      version: 'optional',
      versionOf: ({ actual }) => actual?.version ?? 0,
      stale: ({ actual }) => staleVersion(actual?.version ?? 0),
      write: async (tx, { plan: { planId }, actual }, identificacion) => {
        const personaId = await this.persona(tx, identificacion);
        // a person with suspended processing can't be named in another's plan
        await exigirSinSuspension(tx.manager, [{ personaId }]);
        if (actual !== null && (await this.solicitudes.replace(tx, planId, 'garante')) === 0) return 0;
        await this.solicitudes.insertEmpty(tx, { planId, rol: 'garante', personaId, identificacion });
        return 1;
      },
      summaryOf: ({ actual }) =>
        actual === null ? {} : { solicitudId: actual.id, identificacion: actual.identificacion },
      view: ({ plan }, { actor, manager }) => this.vista(actor, plan, manager),
    };
  }

  /** An unknown person is created without a name until the application is saved. */
  private async persona(tx: Tx, identificacion: string): Promise<number> {
    const conocida = await this.store.findPersona(identificacion, tx.manager);
    if (conocida !== null) return conocida.id;
    const tipoIdentificacion = tipoProbable(identificacion);
    const id = await this.personas.insert(tx.manager, { ...SIN_DATOS, tipoIdentificacion, identificacion });
    await tx.audit({
      accion: 'crear',
      recurso: 'persona',
      recursoId: id,
      despues: { tipoIdentificacion, identificacion },
    });
    return id;
  }

  private async vista(actor: Actor, plan: PlanRow, manager?: EntityManager): Promise<GaranteVista> {
    const actual = await this.solicitudes.findVigente(plan.planId, 'garante', manager);
    const persona = actual === null ? null : await this.store.findPersona(actual.identificacion, manager);
    const anteriores = await this.store.listAnteriores(plan.planId, manager);
    const otra =
      actual === null || actual.guardadaEn !== null ? null : await this.store.findInOtherPlan(actual, manager);
    const puede = this.anexos.puedeEscribir(actor, plan, 'garante:escribir', true);
    // declared data take precedence over registered data
    const declarado = actual?.guardadaEn === null ? undefined : actual?.datos;
    return {
      id: plan.idCodigo,
      identificacion: actual?.identificacion ?? null,
      nombreCompleto: nombreOpcional(declarado) ?? nombreOpcional(persona),
      correo: declarado?.correo ?? persona?.correo ?? null,
      celular: declarado?.celular ?? persona?.celular ?? null,
      direccion: declarado?.direccion ?? persona?.direccion ?? null,
      clave: claveDeSolicitud(plan.idCodigo, 'garante'),
      solicitudGuardada: actual !== null && actual.guardadaEn !== null,
      otraSolicitud: otra && { clave: claveDeSolicitud(otra.idCodigo, otra.rol), plan: otra.idCodigo },
      version: actual?.version ?? 0,
      anteriores: anteriores.map((row) => ({
        identificacion: row.identificacion,
        nombreCompleto: nombreOpcional(row),
        reemplazadoEn: row.reemplazadaEn,
      })),
      acciones: puede ? [actual === null ? 'asignar' : 'cambiar'] : [],
    };
  }
}

const SIN_DATOS = {
  nombres: '',
  apellidoPaterno: '',
  apellidoMaterno: '',
  correo: null,
  celular: null,
  telefono: null,
  direccion: null,
  provinciaCodigo: null,
  cantonCodigo: null,
  parroquiaCodigo: null,
  fechaNacimiento: null,
  estadoCivil: null,
};

interface NombreOpcional {
  nombres: string | null;
  apellidoPaterno: string | null;
  apellidoMaterno: string | null;
}

const nombreOpcional = (de: NombreOpcional | null | undefined): string | null =>
  de === null || de === undefined || !de.nombres
    ? null
    : nombreDeCliente({
        nombres: de.nombres,
        apellidoPaterno: de.apellidoPaterno ?? '',
        apellidoMaterno: de.apellidoMaterno ?? '',
      });

/** The row does not say who named the present guarantor. */
const existe = (): ErrorDeNegocio =>
  conflictoDeActo('garante-existe', { con: () => propios.garanteExiste, sin: propios.garanteExiste }, null);
