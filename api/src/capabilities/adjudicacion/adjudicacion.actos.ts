import {
  adjudicacionReasignada,
  camposIncorrectos,
  ErrorDeNegocio,
  esquemaAsignacion,
  esquemaReasignacion,
  esquemaRetiro,
  hoyEn,
  mensajes,
  type ReemplazoDeAdjudicacion,
  rolesDeEjecutivo,
  sorteoDe,
  tiposDeEvento,
} from '@adjudica/domain';
import type { ActEvent, Acts, Reading, Whose } from '../../act';
import { nombreDeActor } from '../../auth/actor';
import { violatedUnique } from '../../db/engine/violated-unique';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Usuario } from '../../entities/usuario.entity';
import type { Platform } from '../../platform';
import type { ParticipanteStore } from '../participante';
import { contactoDe, type UsuarioStore } from '../usuario';
import { type AlmacenesDeAdjudicacion, adjudicacionesEnActo } from './adjudicacion.en-acto';
import type { SocioRow } from './adjudicacion.store';
import { adjudicacionEnCiclo, hechosDeAdjudicacion, nombreDeEjecutivo, vistaDeAdjudicacion } from './adjudicacion.view';
import type { AsignacionStore } from './asignacion.store';

const { propios } = mensajes;

/** Acts on awards after their minutes: withdrawn once, reassigned once (invariant 9). Issued rows stay unchanged (invariant 3). */
export class ActosDeAdjudicacion {
  private readonly acto = this.acts.on(adjudicacionesEnActo(this.almacenes, this.acts.ajustes));

  constructor(
    private readonly acts: Acts,
    private readonly almacenes: AlmacenesDeAdjudicacion,
    private readonly participantes: ParticipanteStore,
    private readonly asignaciones: AsignacionStore,
    private readonly usuarios: UsuarioStore,
    private readonly correo: Pick<Platform, 'outbox' | 'config'>,
  ) {}

  /**
   * 'Retiro' (RADJ); with `reemplazo` the award is given on in the same act, or nothing happens.
   * @throws 404; 409 already withdrawn; 422 no reason, a live order, an accepted approval or a note, and what `reasignar` refuses.
   */
  readonly retirar = this.acto('retirar', {
    schema: esquemaRetiro,
    concerns: async ({ reading, before, body: { reemplazo } }) =>
      reemplazo === undefined ? [] : this.quienRecibe(reading, before, reemplazo),
    change: ({ body: { motivo } }) => ({ retiro: { motivo } }),
    event: tiposDeEvento.retiro,
    eventNote: ({ body }) => body.motivo,
    auditDetail: ({ body: { motivo } }) => ({ motivo }),
    followUp: async ({ tx, key, after, body: { reemplazo } }) => {
      if (reemplazo === undefined) return;
      this.exigirReasignable(tx, after);
      const nueva = await this.entregar(tx, after, reemplazo, 'reemplazo.');
      await tx.audit({
        accion: 'reasignar',
        recurso: 'adjudicacion',
        recursoId: key,
        antes: { idCodigo: after.idCodigo, estado: after.estado },
        despues: reasignada(nueva, reemplazo),
      });
    },
  });

  /**
   * The withdrawn award goes to another plan of the group as a new row of the same assembly and type, with its own folder and, when one is
   * named, its executive. The answer is the new row.
   * @throws 404; 409 not withdrawn, given on already, data of who would take it are blocked; 422 another group, a free slot, not 'participa', a
   * live award, no executive, another type.
   */
  readonly reasignar = this.acto('reasignar', {
    schema: esquemaReasignacion,
    concerns: ({ reading, before, body }) => this.quienRecibe(reading, before, body),
    change: () => ({}),
    effects: ({ tx, before, body }) => this.entregar(tx, before, body),
    audit: async ({ tx, before, after, body }) => ({
      antes: { idCodigo: before.idCodigo, estado: before.estado },
      despues: reasignada(await this.sucesora(tx, after), body),
    }),
    answer: async ({ tx, after }) => {
      const nueva = await this.sucesora(tx, after);
      const calendario = await this.almacenes.calendario.desde([nueva], tx.manager);
      return vistaDeAdjudicacion(nueva, this.acts.context(tx.actor), calendario);
    },
  });

  /**
   * Assigns the plan to this executive from the present month on; earlier months keep theirs. A mail tells the holder who he is. @throws 404; 409 withdrawn, or already his; 412 stale
   * `version`; 422 no active executive, another month.
   */
  readonly asignar = this.acto('asignar', {
    schema: esquemaAsignacion,
    load: ({ tx, before, body: { usuario, mes } }) => {
      if (mes !== undefined && mes !== hoyEn(tx.now).slice(0, 7))
        throw camposIncorrectos({ mes: propios.asignacionMesActual });
      if (before.ejecutivoId === usuario)
        throw new ErrorDeNegocio('conflicto', 'ya-asignada', propios.yaAsignada(nombreDeEjecutivo(before)));
      return this.ejecutivo(tx, usuario, 'usuario');
    },
    change: () => ({}),
    // before the event is written: its task needs an owner
    effects: async ({ tx, before, loaded }) => {
      await this.asignaciones.assign(tx, before.planId, loaded.id);
      await this.presentar(tx, before, loaded);
    },
    event: tiposDeEvento.asignacion,
    eventNote: ({ loaded }) => nombreDeActor(loaded),
    audit: ({ before: { idCodigo, ejecutivoId }, body: { usuario } }) => ({
      antes: { idCodigo, ejecutivo: ejecutivoId },
      despues: { idCodigo, ejecutivo: usuario },
    }),
  });

  /** The persons concerned: the plan's present holder, and its holder at the assembly. A missing plan is refused later. */
  private async quienRecibe(
    { manager }: Reading,
    { asambleaId }: SocioRow,
    { idCodigo }: Pick<ReemplazoDeAdjudicacion, 'idCodigo'>,
  ): Promise<readonly Whose[]> {
    const candidato = await this.participantes.candidate(manager, idCodigo, asambleaId);
    return candidato === null ? [] : [candidato];
  }

  /** Checks that `retirar` may reassign. */
  private exigirReasignable(tx: Tx, row: SocioRow): void {
    const context = this.acts.context(tx.actor);
    const rechazo =
      adjudicacionEnCiclo.originRefusal('reasignar', row, context) ??
      adjudicacionEnCiclo.guardRefusal('reasignar', row, context);
    if (rechazo !== null) throw rechazo;
  }

  /** Reassigns a withdrawn award: the new row, its folder, its executive, its events. */
  private async entregar(
    tx: Tx,
    row: SocioRow,
    { idCodigo, comentario, ejecutivo, sorteo }: ReemplazoDeAdjudicacion,
    ruta = '',
  ): Promise<SocioRow> {
    if (sorteo !== undefined && sorteo !== sorteoDe(row.adjudicadoPor))
      throw camposIncorrectos({ [`${ruta}sorteo`]: propios.sorteoNoCoincide });
    const { planId, personaId } = await this.insertar(tx, row, idCodigo, ruta);
    const { adjudicaciones, carpetas } = this.almacenes;
    const [abierta] = await adjudicaciones.withoutFolder(tx.manager, row.asambleaId);
    if (abierta === undefined) throw new TypeError('the new award was not found');
    await carpetas.open(tx, [abierta]);
    await this.asignaciones.inherit(tx.manager, [row.asambleaId], hoyEn(tx.now).slice(0, 7));
    const eventos: ActEvent[] = [
      { tipo: tiposDeEvento.reasignacion, planId, personaId, observacion: comentario ?? null },
    ];
    if (ejecutivo !== undefined) {
      // assigned before the events are written: their tasks need an owner
      const asignado = await this.ejecutivo(tx, ejecutivo, `${ruta}ejecutivo`);
      await this.asignaciones.assign(tx, planId, ejecutivo);
      await adjudicaciones.bumpVersion(tx.manager, abierta.id);
      eventos.push({ tipo: tiposDeEvento.asignacion, planId, personaId, observacion: nombreDeActor(asignado) });
    }
    await this.acts.eventos.record(tx, eventos);
    return (await adjudicaciones.findSocio(abierta.id, tx.manager)) as SocioRow;
  }

  /** The new row of a candidate. @throws 409, 422. */
  private async insertar(tx: Tx, row: SocioRow, idCodigo: string, ruta: string) {
    const { adjudicaciones } = this.almacenes;
    const candidato = await this.participantes.candidate(tx.manager, idCodigo, row.asambleaId);
    if (candidato === null)
      throw new ErrorDeNegocio('regla', 'plan-desconocido', propios.noEncontrado, {
        errors: { [`${ruta}idCodigo`]: propios.noEncontrado },
      });
    const { planId, personaId } = candidato;
    const vigente = await adjudicaciones.findLive(tx.manager, [planId]);
    const nueva = adjudicacionReasignada(hechosDeAdjudicacion(row), {
      ...candidato,
      tieneAdjudicacionVigente: vigente.has(planId),
    });
    await adjudicaciones
      .insert(tx.manager, [
        {
          planId,
          personaId,
          asambleaId: row.asambleaId,
          productoCodigo: row.producto,
          viaIngreso: 'REASIGNACION',
          adjudicadoPor: nueva.adjudicadoPor,
          prioridad: row.prioridad,
          cuotasOfertadas: row.cuotasOfertadas,
          valorCuota: Math.round(Number(candidato.valorCuota) * 100),
          fecha: row.fecha,
          reemplazaA: row.id,
        },
      ])
      .catch((error: unknown) => {
        // concurrent acts on SQL Server: unique keys allow one successor per award and one live award per plan
        if (violatedUnique(error) === null) throw error;
        throw new ErrorDeNegocio('conflicto', 'ya-reasignada', propios.adjudicacionYaReasignada);
      });
    return { planId, personaId };
  }

  private async sucesora({ manager }: Tx, { reemplazadaPor }: SocioRow): Promise<SocioRow> {
    return (await this.almacenes.adjudicaciones.findSocio(reemplazadaPor as number, manager)) as SocioRow;
  }

  /** His name. @throws 422 under the body's own name of the field. */
  private async ejecutivo({ manager }: Tx, id: number, nombreDelCampo: string): Promise<Usuario> {
    const usuario = await this.usuarios.byId(id, manager);
    if (usuario === null || !usuario.activo || !rolesDeEjecutivo.some((rol) => rol === usuario.role))
      throw camposIncorrectos({ [nombreDelCampo]: propios.noEsEjecutivo });
    return usuario;
  }

  /** Tells the holder by mail who looks after the plan. */
  private async presentar(tx: Tx, { id, version, idCodigo, personaId, correo }: SocioRow, usuario: Usuario) {
    if (!correo) return;
    const { outbox, config } = this.correo;
    const nombre = await this.almacenes.adjudicaciones.saludoDe(tx.manager, personaId);
    await outbox.encolar(tx, [
      {
        clave: `asignacion:${id}:${version}`,
        destinatario: correo,
        asunto: propios.cartaDeEjecutivoAsunto(idCodigo),
        cuerpo: propios.cartaDeEjecutivo({
          nombre,
          plan: idCodigo,
          ejecutivo: contactoDe(usuario),
          empresa: config.empresa,
        }),
      },
    ]);
  }
}

const reasignada = (
  { id, idCodigo, estado }: SocioRow,
  { comentario, ejecutivo }: ReemplazoDeAdjudicacion,
): object => ({ id, idCodigo, estado, comentario: comentario ?? null, ejecutivo: ejecutivo ?? null });
