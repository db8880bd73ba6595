import { estadosDeTarea, listaDeRoles, respuestasSiNo } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  BigIntegerColumn,
  BoolColumn,
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Evento } from './evento.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** Kinds of task as data: name and role. */
@Entity({ name: 'tarea_tipo', schema: 'catalogo', comment: 'Tipo de tarea' })
@Unique(['codigo'])
export class TareaTipo {
  @IdColumn()
  id: number;

  @CodeColumn(30, 'igual')
  codigo: string;

  @TextColumn(80, { clase: 'igual' })
  nombre: string;

  @OptionColumn(40, listaDeRoles, { comment: 'Rol que la atiende' })
  role: string;

  /** An inactive kind gets no new tasks; existing ones stay. */
  @BoolColumn()
  activo: boolean;
}

/** Results of a kind of task; `cierre` 'S' closes it, 'N' leaves it pending. */
@Entity({ name: 'tarea_accion', schema: 'catalogo', comment: 'Acción posible de un tipo de tarea' })
@Unique(['tipoId', 'orden'])
export class TareaAccion {
  @IdColumn()
  id: number;

  @ForeignKey(() => TareaTipo)
  @IntegerColumn()
  tipoId: number;

  @TextColumn(80, { clase: 'igual' })
  nombre: string;

  @OptionColumn(1, respuestasSiNo, { comment: 'Cómo deja la tarea' })
  cierre: string;

  @IntegerColumn()
  orden: number;
}

/** Something to do about a plan (part 2 §3.6), by its owner or, without one, by whoever of its role takes it. */
@Entity({ name: 'tarea', schema: 'expediente', comment: 'Tarea por hacer sobre un plan' })
@Index(['planId'])
@Index(['usuarioId', 'estado', 'fechaEjecucion'])
@Index(['estado', 'tipoId', 'fechaEjecucion'])
@Index(['fechaEjecucion'])
@Index(['actualizada'])
@Index(['personaId'])
@Index(['tipoId'])
export class Tarea {
  @IdColumn()
  id: number;

  @ForeignKey(() => TareaTipo)
  @IntegerColumn()
  tipoId: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  /** Holder of the plan when it was created. */
  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  usuarioId: number | null;

  /** P pending, C closed, S without owner, A pending (imported). */
  @StateColumn(estadosDeTarea)
  estado: string;

  @UtcColumn({ comment: 'Instante (UTC) en que nació' })
  creada: Date;

  @UtcColumn({ comment: 'Instante (UTC) del último cambio' })
  actualizada: Date;

  /** Actor of that act; null = the program, or before this was kept. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  actualizadaPor: number | null;

  @DateColumn({ nullable: true, comment: 'Día para el que es' })
  fechaEjecucion: string | null;

  @ForeignKey(() => TareaAccion)
  @IntegerColumn({ nullable: true })
  accionId: number | null;

  @TextColumn('comentario', { nullable: true, de: 'titular' })
  observaciones: string | null;

  /** Its place in the tree: the event that created it or that it was registered for. */
  @ForeignKey(() => Evento)
  @BigIntegerColumn({ nullable: true })
  eventoId: number | null;

  /** Its subject, which decides its link (domain, `asuntos.ts`); null = its plan. */
  @CodeColumn(40, 'igual', { nullable: true })
  recurso: string | null;

  @TextColumn(80, { nullable: true, comment: 'Clave del registro del que trata', clase: 'clave', de: 'titular' })
  clave: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadaPor: number | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  cerradaPor: number | null;

  @UtcColumn({ nullable: true })
  cerradaEn: Date | null;

  @VersionColumn()
  version: number;
}
