import { setTimeout as sleep } from 'node:timers/promises';
import {
  baseCongelada,
  camposIncorrectos,
  ErrorDeNegocio,
  hoyEn,
  type MotivoDeFallo,
  mensajes,
  type PedidoDeBuro,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { type Buro, FalloDeBuro } from '../../buro';
import type { Config } from '../../config';
import { PLACES } from '../../crypto/places';
import { type Tx, violatedUnique } from '../../db/transaction/unit-of-work';
import type { Platform } from '../../platform';
import { hechosDeEscritura } from '../carpeta';
import { exigirSinSuspension, nombreDeCliente, type PersonaStore } from '../persona';
import type { PlanStore } from '../plan';
import type { BuroStore, ConsultaRow } from './buro.store';

const { propios } = mensajes;

/** A query whose process died blocks others no longer than this, which is over twice the longest timeout. */
const VIGENCIA_MS = 120_000;
/** Polling interval for another process's query. */
const SONDEO_MS = 250;
const VECES = 3;

type Turno = { readonly id: number; readonly paso: 'respondida' | 'esperar' | 'preguntar' };

/**
 * One paid query per cédula and day in any race (BUR-512): a row is inserted before the bureau is called; whoever can't insert it waits for the one
 * who could, in this process or another, and takes the same answer. 'Consultar de nuevo' names the answer to replace, so that of many who press it
 * over the same answer one pays.
 */
export class PreguntasAlBuro {
  /** Queries of this process in progress, by row. */
  private readonly enVuelo = new Map<number, Promise<void>>();

  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork' | 'cipher' | 'log'>,
    private readonly store: BuroStore,
    private readonly planes: PlanStore,
    private readonly personas: PersonaStore,
    private readonly buro: Buro,
    private readonly config: Config['buro'],
  ) {}

  /** The row with today's answer: 'lista' or 'desconocida'. @throws 404 plan; 422; 503. */
  async responder(actor: Actor, pedido: PedidoDeBuro): Promise<number> {
    try {
      const { id, paso } = await this.turno(actor, pedido);
      if (paso === 'preguntar') await this.empezar(actor, id, pedido);
      if (paso === 'esperar') await (this.enVuelo.get(id) ?? this.deOtroProceso(id));
      return id;
    } catch (error) {
      throw error instanceof FalloDeBuro ? sinInforme(error) : error;
    }
  }

  private async turno(actor: Actor, pedido: PedidoDeBuro): Promise<Turno> {
    const planId = pedido.plan === undefined ? null : (await this.planes.get(pedido.plan)).planId;
    const persona = await this.personas.client(pedido.NumeroDocumento);
    for (let vez = 1; ; vez++) {
      try {
        return await this.platform.unitOfWork.run(actor, (tx) =>
          this.tomarTurno(tx, pedido, planId, persona?.id ?? null),
        );
      } catch (error) {
        // another process inserted first: read again
        if (violatedUnique(error) === null || vez === VECES) throw error;
      }
    }
  }

  private async tomarTurno(
    tx: Tx,
    pedido: PedidoDeBuro,
    planId: number | null,
    personaId: number | null,
  ): Promise<Turno> {
    const { NumeroDocumento: cedula, deNuevo, motivo = null } = pedido;
    const fecha = hoyEn(tx.now);
    const enCurso = await this.store.findPending(cedula, tx.manager);
    if (enCurso !== null) {
      if (tx.now.getTime() - Date.parse(enCurso.consultadoEn) < VIGENCIA_MS) return { id: enCurso.id, paso: 'esperar' };
      await this.darPorPerdida(tx, enCurso);
    }
    const respondida = await this.store.findAnsweredOn(cedula, fecha, tx.manager);
    if (deNuevo !== undefined && deNuevo !== respondida?.id) await this.assertDeElla(tx, deNuevo, cedula);
    if (respondida !== null && deNuevo !== respondida.id) return { id: respondida.id, paso: 'respondida' };
    const guardada = pedido.plan === undefined ? null : await this.deAprobada(tx, pedido.plan, cedula, deNuevo);
    if (guardada !== null) return { id: guardada, paso: 'respondida' };

    await exigirSinSuspension(tx.manager, [{ planId, personaId }]);
    const consentimiento = pedido.consentimiento ?? (await this.store.findConsentimiento(cedula, tx.manager));
    if (consentimiento === null && this.config.exigeConsentimiento)
      throw new ErrorDeNegocio('regla', 'buro-sin-consentimiento', propios.buroSinConsentimiento, {
        errors: { consentimiento: propios.buroSinConsentimiento },
      });
    this.assertAbierto();
    const vuelta = (respondida?.vuelta ?? 0) + 1;
    const id = await this.store.reserve(tx, { cedula, fecha, vuelta, personaId, planId, consentimiento, motivo });
    await tx.audit({
      accion: vuelta === 1 ? 'consultar' : 'consultar-de-nuevo',
      recurso: 'buro',
      recursoId: id,
      despues: { fecha, vuelta, plan: pedido.plan ?? null, consentimiento, motivo },
    });
    return { id, paso: 'preguntar' };
  }

  /**
   * No query about the holder of a plan with an approved folder, because the answer is part of its basis: the last stored report, of any day. `null`
   * = not approved, or another person. @throws 409 'base-congelada': there is none, or another one is asked for.
   */
  private async deAprobada(
    { manager }: Tx,
    idCodigo: string,
    cedula: string,
    deNuevo: number | undefined,
  ): Promise<number | null> {
    const plan = await this.planes.get(idCodigo, manager);
    const congelada = plan.identificacion === cedula ? baseCongelada(hechosDeEscritura(plan)) : null;
    if (congelada === null) return null;
    const guardada = deNuevo === undefined ? await this.store.findLastInforme(cedula, manager) : null;
    if (guardada === null) throw congelada;
    return guardada.id;
  }

  /** Calls the bureau and stores the answer; whoever waits for this row gets the same outcome. */
  private empezar(actor: Actor, id: number, pedido: PedidoDeBuro): Promise<void> {
    const pregunta = this.preguntar(actor, id, pedido).finally(() => this.enVuelo.delete(id));
    this.enVuelo.set(id, pregunta);
    return pregunta;
  }

  private async preguntar(actor: Actor, id: number, { NumeroDocumento: cedula, plan = '' }: PedidoDeBuro) {
    try {
      const nombre = this.config.prueba ? await this.nombreDe(cedula) : undefined;
      const { informe, prueba } = await this.buro.consultar({ cedula, plan, clave: `consulta-buro-${id}`, nombre });
      const final =
        informe === null
          ? ({ estado: 'desconocida' } as const)
          : ({
              estado: 'lista',
              contenido: this.platform.cipher.seal(JSON.stringify(informe), PLACES.consultaBuro({ id, cedula })),
              score: informe.puntaje,
            } as const);
      await this.terminar(actor, id, { ...final, prueba: prueba || this.config.prueba });
    } catch (error) {
      const motivo: MotivoDeFallo = error instanceof FalloDeBuro ? error.motivo : 'interno';
      await this.terminar(actor, id, { estado: 'fallida', fallo: motivo });
      throw error;
    }
  }

  private async nombreDe(cedula: string): Promise<string | undefined> {
    const persona = await this.personas.client(cedula);
    return persona === null ? undefined : nombreDeCliente(persona);
  }

  private terminar(actor: Actor, id: number, final: Parameters<BuroStore['finish']>[2]): Promise<void> {
    return this.platform.unitOfWork.run(actor, async (tx) => {
      // marked as lost by another process meanwhile: its outcome counts
      if ((await this.store.finish(tx, id, final)) === 0) throw new FalloDeBuro('tiempo');
      const { estado, fallo = null } = final;
      await tx.audit({ accion: 'responder', recurso: 'buro', recursoId: id, despues: { estado, fallo } });
    });
  }

  private async darPorPerdida(tx: Tx, { id }: ConsultaRow): Promise<void> {
    const final = { estado: 'fallida', fallo: 'sin-respuesta' } as const;
    await this.store.finish(tx, id, final);
    await tx.audit({ accion: 'responder', recurso: 'buro', recursoId: id, despues: final });
    this.platform.log.warn({ consulta: id }, 'a question to the credit bureau was never ended');
  }

  private async deOtroProceso(id: number): Promise<void> {
    const veces = Math.ceil((3 * this.config.timeoutMs) / SONDEO_MS) + 4;
    for (let vez = 0; vez < veces; vez++) {
      const row = await this.store.get(id);
      if (row?.estado === 'fallida') throw new FalloDeBuro((row.fallo ?? 'red') as MotivoDeFallo);
      if (row !== null && row.estado !== 'pidiendo') return;
      await sleep(SONDEO_MS);
    }
    throw new FalloDeBuro('tiempo');
  }

  private async assertDeElla(tx: Tx, id: number, cedula: string): Promise<void> {
    if ((await this.store.get(id, tx.manager))?.cedula === cedula) return;
    throw camposIncorrectos({ deNuevo: propios.buroConsultaDesconocida });
  }

  /** A query that would not be sent leaves no row. */
  private assertAbierto(): void {
    if (!this.buro.configurado) throw new FalloDeBuro('sin-configurar');
    const espera = this.buro.esperaMs();
    if (espera > 0) throw new FalloDeBuro('circuito', { esperaSegundos: Math.ceil(espera / 1000) });
  }
}

/** The refusal for the screen, without the bureau's own words. */
function sinInforme(fallo: FalloDeBuro): ErrorDeNegocio {
  const { motivo, esperaSegundos } = fallo;
  const detalle = { motivo, ...(esperaSegundos === undefined ? {} : { esperaSegundos }) };
  const [code, title] =
    motivo === 'sin-configurar'
      ? ['buro-sin-configurar', propios.buroSinConfigurar]
      : motivo === 'ilegible' || motivo === 'grande'
        ? ['buro-ilegible', propios.buroIlegible]
        : ['buro-no-disponible', propios.buroNoDisponible];
  return new ErrorDeNegocio('noDisponible', code, title, { detalle, cause: fallo });
}
