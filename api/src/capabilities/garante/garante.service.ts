import {
  advertenciaDeIdentificacion,
  claveDeSolicitud,
  ErrorDeNegocio,
  leerGarante,
  llegoTarde,
  mensajes,
  tipoProbable,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { type Tx, violatedUnique } from '../../db/unit-of-work';
import type { Platform } from '../../platform';
import type { Anexos } from '../anexo';
import type { BorradorStore } from '../borrador';
import type { PlanParaEscribir } from '../carpeta';
import { tiposDeEvento } from '../evento';
import { nombreDeCliente, type PersonaStore } from '../persona';
import type { FilaDePlan } from '../plan';
import type { FilaDeSolicitud, SolicitudStore } from '../solicitud';
import type { CambioDeGarante, GaranteEncontrado, GaranteNuevo, GaranteVista } from './garante.dto';
import type { GaranteStore } from './garante.store';

const { propios } = mensajes;

/**
 * The guarantor of a plan (EST-509, EST-560, EST-580; invariant 25): the person of its application with the role 'garante'. Naming one opens an
 * empty application; changing closes it and keeps it with all that hangs on it.
 */
export class GaranteService {
  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork' | 'accessLog'>,
    private readonly store: GaranteStore,
    private readonly solicitudes: SolicitudStore,
    private readonly personas: PersonaStore,
    private readonly borradores: BorradorStore,
    private readonly anexos: Anexos,
  ) {}

  /** Without guarantor: version 0. @throws 404 no such plan. */
  async get(actor: Actor, idCodigo: string): Promise<GaranteVista> {
    const plan = await this.anexos.leerPlan(actor, 'garante', idCodigo);
    return this.vista(actor, plan);
  }

  /** Whether this identification may be the guarantor, and whose it is. Leaves an access row, without what was typed. @throws 404, 422. */
  async buscar(actor: Actor, idCodigo: string, escrita: string): Promise<GaranteEncontrado> {
    const plan = await this.anexos.leerPlan(actor, 'garante', idCodigo);
    const actual = await this.solicitudes.vigente(plan.planId, 'garante');
    const identificacion = leerGarante(escrita, {
      cliente: plan.identificacion,
      actual: actual?.identificacion ?? null,
    });
    const persona = await this.store.persona(identificacion);
    this.platform.accessLog.record(actor, { operacion: 'buscar', recurso: 'garante', recursoId: idCodigo });
    return {
      identificacion,
      conocida: nombreOpcional(persona) !== null,
      nombreCompleto: nombreOpcional(persona),
      advertencia: advertenciaDeIdentificacion(tipoProbable(identificacion), identificacion),
    };
  }

  /** @throws 409 'garante-existe', 422 by `leerGarante`, and what writing a folder refuses. */
  async asignar(actor: Actor, { plan: idCodigo, identificacion }: GaranteNuevo): Promise<GaranteVista> {
    return this.actuar(actor, idCodigo, async (tx, abierto) => {
      const actual = await this.solicitudes.vigente(abierto.plan.planId, 'garante', tx.manager);
      if (actual !== null) throw existe();
      await this.nombrar(tx, abierto, null, identificacion);
    });
  }

  /** EST-580: the present one is closed and kept. @throws 422 'sin-garante' or by `leerGarante`, 409, and what writing a folder refuses. */
  async cambiar(actor: Actor, idCodigo: string, { identificacion }: CambioDeGarante): Promise<GaranteVista> {
    return this.actuar(actor, idCodigo, async (tx, abierto) => {
      const actual = await this.solicitudes.vigente(abierto.plan.planId, 'garante', tx.manager);
      if (actual === null) throw new ErrorDeNegocio('regla', 'sin-garante', propios.sinGarante);
      await this.nombrar(tx, abierto, actual, identificacion);
    });
  }

  private async actuar(
    actor: Actor,
    idCodigo: string,
    acto: (tx: Tx, abierto: PlanParaEscribir) => Promise<void>,
  ): Promise<GaranteVista> {
    return this.platform.unitOfWork
      .run(actor, async (tx) => {
        const abierto = await this.anexos.abrirPlan(tx, idCodigo);
        await acto(tx, abierto);
        return this.vista(actor, abierto.plan, tx);
      })
      .catch((error: unknown) => {
        // two at once: the unique index of the application in force lets one through
        throw violatedUnique(error)?.includes('solicitud') ? existe() : error;
      });
  }

  private async nombrar(
    tx: Tx,
    abierto: PlanParaEscribir,
    actual: FilaDeSolicitud | null,
    escrita: string,
  ): Promise<void> {
    const { planId, idCodigo, identificacion: cliente } = abierto.plan;
    const identificacion = leerGarante(escrita, { cliente, actual: actual?.identificacion ?? null });
    const personaId = await this.persona(tx, identificacion);
    if (actual !== null && (await this.solicitudes.replace(tx, planId, 'garante')) === 0)
      throw llegoTarde('estado-cambiado', { con: () => propios.estadoCambiado, sin: propios.estadoCambiado }, null);
    const solicitudId = await this.solicitudes.abrir(tx, { planId, rol: 'garante', personaId, identificacion });
    await tx.audit({
      accion: actual === null ? 'asignar' : 'cambiar',
      recurso: 'garante',
      recursoId: idCodigo,
      ...(actual === null ? {} : { antes: { solicitudId: actual.id, identificacion: actual.identificacion } }),
      despues: { solicitudId, identificacion },
    });
    const clave = claveDeSolicitud(idCodigo, 'garante');
    // what was typed for the one before is not for this one, whoever typed it
    if (actual !== null) await this.borradores.forgetAll(tx, clave);
    const tipo = actual === null ? tiposDeEvento.garante : tiposDeEvento.cambioDeGarante;
    await this.anexos.concluir(tx, { tipo, formulario: 'garante', clave }, abierto, personaId);
  }

  /** Somebody whom nobody knows yet becomes a person without a name, until the application is saved. */
  private async persona(tx: Tx, identificacion: string): Promise<number> {
    const conocida = await this.store.persona(identificacion, tx.manager);
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

  private async vista(actor: Actor, plan: FilaDePlan, tx?: Tx): Promise<GaranteVista> {
    const actual = await this.solicitudes.vigente(plan.planId, 'garante', tx?.manager);
    const persona = actual === null ? null : await this.store.persona(actual.identificacion, tx?.manager);
    const anteriores = await this.store.anteriores(plan.planId, tx?.manager);
    const puede = this.anexos.puedeEscribir(actor, plan, 'garante:escribir');
    // what was declared goes before what is known of the person
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
      version: actual?.version ?? 0,
      anteriores: anteriores.map((fila) => ({
        identificacion: fila.identificacion,
        nombreCompleto: nombreOpcional(fila),
        reemplazadoEn: fila.reemplazadaEn,
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

/** The row of a guarantor does not say who named him. */
const existe = (): ErrorDeNegocio =>
  llegoTarde('garante-existe', { con: () => propios.garanteExiste, sin: propios.garanteExiste }, null);
