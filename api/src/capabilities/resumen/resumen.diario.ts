import {
  asuntoDe,
  asuntoGuardado,
  diaDeLaSemana,
  enlaceDeAsunto,
  type Fecha,
  formatearFecha,
  formatearInstante,
  hoyEn,
  mensajes,
  type Rol,
  rutaPropia,
} from '@adjudica/domain';
import { lastSeal } from '../../audit/epochs';
import { SISTEMA } from '../../auth/actor';
import { readMany } from '../../db/engine/read';
import type { ListRequest } from '../../db/lists/page';
import { violatedUnique } from '../../db/transaction/unit-of-work';
import { Mensaje } from '../../entities/mensaje.entity';
import { Usuario } from '../../entities/usuario.entity';
import type { NuevoMensaje } from '../../outbox/outbox';
import type { Platform } from '../../platform';
import { coberturas } from '../ausencia';
import type { FeriadosDelAjuste } from '../catalogo';
import type { NotificacionStore } from '../notificacion';
import type { TareaRow, TareaStore } from '../tarea';

const { propios } = mensajes;

const ADMINISTRADOR: Rol = 'Administrador del sistema';
const EVERY_MS = 5 * 60_000;
const DESDE_LA_HORA = '07:00';
/** Lines of each part of the mail; the rest is counted. */
const LINEAS = 15;

interface Destinatario {
  id: number;
  nombre: string;
  apellido: string;
  correo: string;
  role: Rol;
  /** Colleagues whose absence he covers today. */
  cubre?: readonly number[];
}

/** A line about one record, and its link without the user's prefix. */
interface Linea {
  readonly texto: string;
  readonly enlace: string | null;
}

/**
 * One mail each business day, from 07:00 in Guayaquil, to every active user with an address and any content: tasks of today and unread notices, each
 * with the address of its record where `PUBLIC_URL` is set. Once per day and user across restarts and processes, because `mensaje.clave` is unique.
 */
export class ResumenDiario {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  /** The last day that this process has completed. */
  private hecho = '';

  constructor(
    private readonly platform: Pick<Platform, 'dataSource' | 'unitOfWork' | 'outbox' | 'clock' | 'log' | 'config'>,
    private readonly tareas: TareaStore,
    private readonly notificaciones: NotificacionStore,
    private readonly feriados: FeriadosDelAjuste,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  step(): Promise<void> {
    this.running = this.running
      .then(() => this.enviarSiToca())
      .catch((error: unknown) => this.platform.log.error({ err: error }, 'the daily summaries could not be written'));
    return this.running;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async enviarSiToca(): Promise<void> {
    const ahora = this.platform.clock.now();
    const hoy = hoyEn(ahora);
    if (!this.platform.config.resumenDiario || this.hecho === hoy) return;
    if (formatearInstante(ahora).slice(-5) < DESDE_LA_HORA || diaDeLaSemana(hoy) > 5) return;
    if ((await this.feriados.entre(hoy, hoy)).length > 0) return;
    const cubiertos = await coberturas(this.platform.dataSource.manager, hoy);
    for (const destinatario of await this.destinatarios(hoy)) {
      const suyos = cubiertos.filter(({ reemplazo }) => reemplazo === destinatario.id);
      const usuario = { ...destinatario, cubre: suyos.map(({ ausente }) => ausente) };
      const mensaje = await this.resumenDe(usuario, hoy);
      if (mensaje !== null) await this.encolar(mensaje);
    }
    this.hecho = hoy;
  }

  /** Active, with an address, and without today's mail. */
  private async destinatarios(hoy: string): Promise<Destinatario[]> {
    const activos = this.platform.dataSource
      .createQueryBuilder()
      .from(Usuario, 'usuario')
      .select(['id', 'nombre', 'apellido', 'correo', 'role'].map((c) => `usuario.${c} AS ${c}`))
      .where("usuario.activo = :activo AND usuario.correo <> ''", { activo: true })
      .orderBy('usuario.id', 'ASC');
    const escritos = this.platform.dataSource
      .createQueryBuilder()
      .from(Mensaje, 'mensaje')
      .select('mensaje.clave', 'clave')
      .where('mensaje.clave LIKE :clave', { clave: claveDe('%', hoy) });
    const [usuarios, mensajesDeHoy] = await Promise.all([
      readMany<Destinatario>(activos),
      readMany<{ clave: string }>(escritos),
    ]);
    const claves = new Set(mensajesDeHoy.map(({ clave }) => clave));
    return usuarios.filter(({ id }) => !claves.has(claveDe(id, hoy)));
  }

  /** `null` = nothing to report. */
  private async resumenDe(usuario: Destinatario, hoy: Fecha): Promise<NuevoMensaje | null> {
    const [tareas, avisos] = await Promise.all([
      this.tareasDeHoy(usuario, hoy),
      this.notificaciones.listOf(usuario, pagina('creadaEn', { leida: false })),
    ]);
    const auditoria = usuario.role === ADMINISTRADOR ? await this.auditoria() : [];
    if (tareas.length + avisos.total + auditoria.length === 0) return null;
    const vencidas = tareas.filter(({ fechaEjecucion }) => fechaEjecucion !== null && fechaEjecucion < hoy);
    const paraHoy = tareas.filter(({ fechaEjecucion }) => fechaEjecucion === hoy);
    const sinFecha = tareas.filter(({ fechaEjecucion }) => fechaEjecucion === null);
    const deTareas = (titulo: (n: number) => string, grupo: readonly TareaRow[]) =>
      this.parte(
        usuario.role,
        titulo(grupo.length),
        grupo.length,
        grupo.slice(0, LINEAS).map((tarea) => lineaDeTarea(tarea, usuario.role)),
      );
    const deAvisos = avisos.rows.map(({ titulo, texto, enlace }) => ({ texto: `${titulo}. ${texto}`, enlace }));
    const partes = [
      ...deTareas(propios.resumenVencidas, vencidas),
      ...deTareas(propios.resumenParaHoy, paraHoy),
      ...deTareas(propios.resumenSinFecha, sinFecha),
      ...this.parte(usuario.role, propios.resumenAvisos(avisos.total), avisos.total, deAvisos),
      ...auditoria,
    ];
    return {
      clave: claveDe(usuario.id, hoy),
      destinatario: usuario.correo,
      asunto: propios.resumenAsunto(formatearFecha(hoy), [
        [vencidas.length, 'vencida', 'vencidas'],
        [paraHoy.length, 'para hoy', 'para hoy'],
        [sinFecha.length, 'sin fecha', 'sin fecha'],
        [avisos.total, 'notificación sin leer', 'notificaciones sin leer'],
      ]),
      cuerpo: [propios.resumenSaludo(usuario.nombre), '', ...partes, this.platform.config.brand.name].join('\n'),
    };
  }

  /** All of them: groups are counted. */
  private async tareasDeHoy(usuario: Destinatario, hoy: Fecha): Promise<readonly TareaRow[]> {
    const total = await this.tareas.countOfToday(usuario, hoy);
    if (total === 0) return [];
    return (await this.tareas.list({ ...pagina('fechaEjecucion', { deHoy: true }), limit: total }, usuario, hoy)).rows;
  }

  private parte(role: Rol, titulo: string, total: number, lineas: readonly Linea[]): string[] {
    if (total === 0) return [];
    const resto = total - lineas.length;
    return [
      titulo,
      ...lineas.flatMap(({ texto, enlace }) => [`- ${texto}`, ...this.direccion(role, enlace)]),
      ...(resto > 0 ? [propios.resumenMas(resto)] : []),
      '',
    ];
  }

  /** On a line of its own, so that every mail program makes a link of it. */
  private direccion(role: Rol, enlace: string | null): string[] {
    const { publicUrl } = this.platform.config;
    return publicUrl === undefined || enlace === null ? [] : [`  ${publicUrl}${rutaPropia(role, enlace)}`];
  }

  /** A copy outside the database, out of reach of whoever rewrites the audit. */
  private async auditoria(): Promise<string[]> {
    const sello = await lastSeal(this.platform.dataSource.manager);
    return sello === null || sello.posicion === 0 ? [] : [propios.resumenAuditoria(sello.posicion, sello.cadena), ''];
  }

  /** A duplicate by another process is the same mail. */
  private async encolar(mensaje: NuevoMensaje): Promise<void> {
    await this.platform.unitOfWork
      .run(SISTEMA, (tx) => this.platform.outbox.encolar(tx, [mensaje]))
      .catch((error: unknown) => {
        if (violatedUnique(error) === null) throw error;
      });
  }
}

const claveDe = (usuario: number | '%', hoy: string): string => `resumen-${usuario}-${hoy}`;

const pagina = (field: string, filter: ListRequest['filter']): ListRequest => ({
  order: { field, direction: field === 'creadaEn' ? 'DESC' : 'ASC' },
  offset: 0,
  limit: LINEAS,
  filter,
});

/** Links to the task's record, else to the task. */
const lineaDeTarea = (tarea: TareaRow, role: Rol): Linea => ({
  texto: `${propios.tareaDePlan(tarea.tipo, tarea.idCodigo, tarea.nombreCompleto)}${tarea.fechaEjecucion === null ? '' : ` (${formatearFecha(tarea.fechaEjecucion)})`}`,
  enlace: enlaceDeAsunto(role, asuntoGuardado(tarea.recurso, tarea.clave), asuntoDe('tarea', tarea.id))?.enlace ?? null,
});
