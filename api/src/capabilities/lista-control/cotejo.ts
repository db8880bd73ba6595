import { setTimeout as sleep } from 'node:timers/promises';
import {
  asuntoDe,
  clavesDeNombre,
  hallar,
  identificacionesDe,
  propios,
  type SujetoDeLista,
  seRevisaDeNuevo,
  sujetosDeLista,
  tiposDeEvento,
} from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import type { Tx, UnitOfWork } from '../../db/transaction/unit-of-work';
import type { Coincidencia } from '../../entities/lista-control.entity';
import type { Logger } from '../../log';
import type { EventoStore } from '../evento';
import type { NotificacionService } from '../notificacion';
import type { UsuarioStore } from '../usuario';
import type { Candidata, CoincidenciaStore, NuevaCoincidencia, PorCotejar } from './coincidencia.store';

const EVERY_MS = 60_000;
/** Requests wait for as many at most. */
const PER_TRANSACTION = 50;
/** How much longer than a transaction took it rests: after a new list everybody is looked for, while people work. */
const REST = 3;

/**
 * Looks for persons in the loaded lists: everybody after a list was loaded, afterwards who was added or changed, by whatever way. Works beside the
 * requests, so that no save waits for it; until then the folder says that somebody is still to be looked for.
 */
export class CotejoDeListas {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private ending = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: CoincidenciaStore,
    private readonly eventos: Pick<EventoStore, 'record'>,
    private readonly notificaciones: Pick<NotificacionService, 'avisar'>,
    private readonly usuarios: Pick<UsuarioStore, 'activeWithRole'>,
    private readonly log: Logger,
  ) {}

  start(): void {
    const look = (): void => {
      this.step().catch((error: unknown) => this.log.error({ err: error }, 'the control lists could not be compared'));
    };
    look();
    this.timer = setInterval(look, EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.ending = true;
    await this.running.catch(() => undefined);
  }

  /** One pass; a second one waits for it. */
  step(): Promise<void> {
    this.running = this.running.catch(() => undefined).then(() => this.pass());
    return this.running;
  }

  private async pass(): Promise<void> {
    if (!(await this.store.hayListas())) return;
    for (const { codigo } of sujetosDeLista)
      for (let despuesDe = 0; ; ) {
        const started = performance.now();
        const personas = await this.store.listPorCotejar(codigo, despuesDe, PER_TRANSACTION);
        const ultima = personas.at(-1);
        if (ultima === undefined || this.ending) break;
        await this.unitOfWork.run(SISTEMA, (tx) => this.cotejar(tx, codigo, personas));
        despuesDe = ultima.id;
        await sleep(REST * (performance.now() - started));
      }
  }

  /** A second process that does the same is stopped by the keys of what was found. */
  private async cotejar(tx: Tx, sujeto: SujetoDeLista, personas: readonly PorCotejar[]): Promise<void> {
    const halladas = await this.halladas(tx, personas);
    if (halladas.length > 0) await this.anotar(tx, sujeto, halladas);
    await this.store.markCotejados(tx.manager, sujeto, personas);
  }

  private async halladas({ manager }: Tx, personas: readonly PorCotejar[]): Promise<NuevaCoincidencia[]> {
    const numerosDe = ({ identificacion }: PorCotejar) =>
      identificacion === null ? [] : identificacionesDe(identificacion);
    const candidatas = await this.store.listCandidatas(
      manager,
      personas.flatMap(numerosDe),
      personas.flatMap(({ nombre }) => clavesDeNombre(nombre)),
    );
    const [porNumero, porClave] = [new Map<string, Candidata[]>(), new Map<string, Candidata[]>()];
    for (const candidata of candidatas) {
      const { clave, identificacion } = candidata;
      const [mapa, texto] = clave === null ? [porNumero, identificacion ?? ''] : [porClave, clave];
      mapa.set(texto, [...(mapa.get(texto) ?? []), candidata]);
    }
    return personas.flatMap((persona) => {
      const suyas = [
        ...numerosDe(persona).flatMap((numero) => porNumero.get(numero) ?? []),
        ...clavesDeNombre(persona.nombre).flatMap((clave) => porClave.get(clave) ?? []),
      ];
      const unicas = [...new Map(suyas.map((candidata) => [candidata.id, candidata])).values()];
      return unicas.flatMap((entrada) => {
        const hallada = hallar(persona, entrada);
        return hallada === null ? [] : [{ ...entrada, ...hallada, sujetoId: persona.id }];
      });
    });
  }

  /** What is new, and what is asked again; the others stay as they were decided. */
  private async anotar(tx: Tx, sujeto: SujetoDeLista, halladas: readonly NuevaCoincidencia[]): Promise<void> {
    const { manager } = tx;
    const antes = await this.store.listDe(manager, sujeto, [...new Set(halladas.map(({ sujetoId }) => sujetoId))]);
    const abiertas: number[] = [];
    for (const hallada of halladas) {
      const conocida = antes.find(
        (una) => duenoDe(una) === hallada.sujetoId && una.lista === hallada.lista && una.persona === hallada.persona,
      );
      if (conocida === undefined) abiertas.push(await this.store.insert(manager, sujeto, hallada, tx.now));
      else if (await this.deNuevo(tx, conocida, hallada)) abiertas.push(conocida.id);
    }
    if (abiertas.length === 0) return;
    for (const id of abiertas) await this.contar(tx, id);
    await this.notificaciones.avisar(tx, await this.usuarios.activeWithRole(manager, 'Riesgo'), {
      titulo: propios.coincidenciaNueva,
      texto: propios.coincidenciaNuevaAviso(abiertas.length),
      asunto: asuntoDe('coincidencia', abiertas[0] as number),
    });
  }

  private async deNuevo({ manager }: Tx, antes: Coincidencia, { por, razon }: NuevaCoincidencia): Promise<boolean> {
    if (!seRevisaDeNuevo(antes.por, por)) return false;
    const estado = antes.estado === 'descartada' ? 'por-revisar' : antes.estado;
    await this.store.update(manager, antes, { por, razon, estado });
    return estado !== antes.estado;
  }

  private async contar(tx: Tx, id: number): Promise<void> {
    const row = await this.store.byId(id, tx.manager);
    if (row === null) return;
    const { sujeto, lista, por, estado, razon } = row;
    await tx.audit({
      accion: 'hallar',
      recurso: 'coincidencia',
      recursoId: id,
      despues: { sujeto, lista, por, estado },
    });
    const planes = await this.store.listPlanes(tx.manager, row);
    await this.eventos.record(
      tx,
      planes.map(({ planId, personaId }) => ({
        tipo: tiposDeEvento.coincidenciaHallada,
        planId,
        personaId,
        observacion: `${lista}. ${razon}`,
      })),
    );
  }
}

const duenoDe = ({ personaId, conyugeId, ejecutivoId }: Coincidencia): number | null =>
  personaId ?? conyugeId ?? ejecutivoId;
