import { type CambioDeAdenda, type EstadoDeAdenda, estadosDeAdenda, formularioDeAdenda } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  IdColumn,
  IntegerColumn,
  JsonColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { columnsOf } from '../columns/record';
import { Ciudad } from './catalogo.entity';
import { Contrato } from './contrato.entity';
import { Usuario } from './usuario.entity';

/** An addendum of an approved contract: numbered within it, final with its approval. */
@Entity({ name: 'adenda', schema: 'legal', comment: 'Adenda de un contrato aprobado' })
@Unique(['contratoId', 'numero'])
@ForeignKey(() => Ciudad, ['lugarEmision'], ['codigo'])
export class Adenda extends columnsOf(formularioDeAdenda) {
  @IdColumn()
  id: number;

  @ForeignKey(() => Contrato)
  @IntegerColumn()
  contratoId: number;

  /** An annulled one keeps it. */
  @IntegerColumn({ min: 1, comment: 'Cuál de las adendas del contrato, desde 1' })
  numero: number;

  @StateColumn(estadosDeAdenda, { audited: true })
  estado: EstadoDeAdenda;

  /** What the contract said and what it says from now on, as they were when the text was saved. */
  @JsonColumn({ comment: 'Valores que modifica, antes y después, en JSON' })
  cambios: readonly CambioDeAdenda[];

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadaPor: number | null;

  @UtcColumn()
  creadaEn: Date;

  /** Author of the present text, if not the creator. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  editadaPor: number | null;

  @UtcColumn({ nullable: true })
  editadaEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  enviadaPor: number | null;

  /** null = not sent since it was written. */
  @UtcColumn({ nullable: true })
  enviadaEn: Date | null;

  /** Who approved, rejected or annulled it last. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  decididaPor: number | null;

  @UtcColumn({ nullable: true })
  decididaEn: Date | null;

  @TextColumn('comentario', {
    nullable: true,
    comment: 'Por qué no se aprobó, o se anuló',
    de: 'titular',
    audited: true,
  })
  motivoDeDecision: string | null;

  @VersionColumn()
  version: number;
}
