import { propios } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  BoolColumn,
  CodeColumn,
  IdColumn,
  IntegerColumn,
  OptionColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Archivo } from './archivo.entity';
import { Departamento } from './catalogo.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

const owners = Object.entries(propios.duenosDeDocumento)
  .map(([codigo, nombre]) => `${codigo} = ${nombre}`)
  .join('; ');

/** The checklist as data: which document, of whom, when, in which format. Lists of codes are texts with commas ('V,B'). */
@Entity({ name: 'tipo_documento', schema: 'catalogo', comment: 'Tipo de documento de la lista de documentos exigidos' })
@Unique(['codigo'])
export class TipoDocumento {
  @IdColumn()
  id: number;

  @CodeColumn(30, 'igual')
  codigo: string;

  @TextColumn(120, { clase: 'igual' })
  nombre: string;

  /** 1 client, 2 spouse, 3 guarantor, 4 guarantor's spouse, 5 depositario (DOC-501). */
  @IntegerColumn({ min: 1, max: 5, comment: `De quién se pide: ${owners}` })
  dueno: number;

  @CodeColumn(20, 'igual', { nullable: true, comment: 'Con qué situación laboral se pide' })
  condicionLaboral: string | null;

  @CodeColumn(20, 'igual', { nullable: true, comment: 'Con qué estado civil se pide' })
  condicionCivil: string | null;

  @CodeColumn(2, 'igual', { nullable: true })
  producto: string | null;

  @BoolColumn()
  obligatorio: boolean;

  /** 'pdf', 'imagen' or 'pdf-jpeg'. */
  @OptionColumn(10, ['pdf', 'imagen', 'pdf-jpeg'], { comment: 'Cómo se entrega' })
  formato: string;

  /** Position in the merged PDF. */
  @IntegerColumn()
  orden: number;

  /** Who uploads it: '002' or '003'. */
  @ForeignKey(() => Departamento, 'codigo')
  @CodeColumn(3, 'igual', { comment: 'Departamento que lo revisa' })
  departamento: string;

  @BoolColumn()
  activo: boolean;
}

/**
 * One line of a plan's list: a type for an owner. Never removed: `aplica` false = not required now, `reemplazadaEn` = the person is no longer the
 * owner. The file is that of the last version.
 */
@Entity({ name: 'documento', schema: 'expediente', comment: 'Documento exigido de una carpeta, con su estado' })
@Index(['planId', 'dueno', 'tipoId'], { unique: true, where: '"reemplazadaEn" IS NULL' })
// a person's consent, in any plan
@Index(['identificacion'])
@Index(['planId'])
// whether retention may remove a file
@Index(['archivoId'])
export class Documento {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @IntegerColumn({ min: 1, max: 5, comment: `De quién es: ${owners}` })
  dueno: number;

  @ForeignKey(() => TipoDocumento)
  @IntegerColumn()
  tipoId: number;

  /** Spouses and depositarios are no `persona`. */
  @ForeignKey(() => Persona)
  @IntegerColumn({ nullable: true })
  personaId: number | null;

  /** DOC-028 `nui`: identification of the owner; empty until declared. */
  @CodeColumn(20, 'identificacion', { nullable: true, de: 'titular' })
  identificacion: string | null;

  /** null pending, false incorrect, true correct. */
  @BoolColumn({ nullable: true, comment: 'Vacío: sin decidir; falso: rechazado; verdadero: aceptado', audited: true })
  estado: boolean | null;

  @BoolColumn()
  aplica: boolean;

  /** Copied from the type when the list was last generated, so that the folder's summary changes only with the list. */
  @BoolColumn()
  obligatorio: boolean;

  @ForeignKey(() => Archivo)
  @IntegerColumn({ nullable: true })
  archivoId: number | null;

  /** Number of the last version; 0 = none uploaded. */
  @IntegerColumn({ comment: 'Cuál de sus versiones está vigente; 0: ninguna', audited: true })
  versionArchivo: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  subidoPor: number | null;

  @UtcColumn({ nullable: true })
  subidoEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  decididoPor: number | null;

  @UtcColumn({ nullable: true })
  decididoEn: Date | null;

  @CodeColumn(3, 'igual', { nullable: true, comment: 'Departamento que decidió' })
  decididoDepartamento: string | null;

  @TextColumn('comentario', { nullable: true, de: 'titular' })
  observaciones: string | null;

  @UtcColumn({ nullable: true })
  reemplazadaEn: Date | null;

  @VersionColumn()
  version: number;
}

/** Append-only: every uploaded file of a document (invariant 29). */
@Entity({ name: 'documento_version', schema: 'expediente', comment: 'Versión subida de un documento' })
@Unique(['documentoId', 'numero'])
@Index(['archivoId'])
export class DocumentoVersion {
  @IdColumn()
  id: number;

  @ForeignKey(() => Documento)
  @IntegerColumn()
  documentoId: number;

  @IntegerColumn({ comment: 'Cuál de las versiones, desde 1' })
  numero: number;

  @ForeignKey(() => Archivo)
  @IntegerColumn()
  archivoId: number;

  /** The sender's name, cleaned and truncated. */
  @TextColumn('nombreDeArchivo', { comment: 'Nombre con el que se subió', de: 'titular' })
  nombreOriginal: string;

  /** Of a PDF, as counted at its reception; 1 for a photo. */
  @IntegerColumn()
  paginas: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  subidoPor: number | null;

  @UtcColumn()
  subidoEn: Date;
}

/** Append-only: every decision on a file, with who, when and why (modelo.md, "Documents"). */
@Entity({ name: 'documento_decision', schema: 'expediente', comment: 'Decisión sobre una versión de un documento' })
@Index(['documentoVersionId'])
export class DocumentoDecision {
  @IdColumn()
  id: number;

  @ForeignKey(() => DocumentoVersion)
  @IntegerColumn()
  documentoVersionId: number;

  @BoolColumn({ comment: 'Falso: rechazado; verdadero: aceptado' })
  estado: boolean;

  @TextColumn('comentario', { nullable: true, de: 'titular' })
  motivo: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  usuarioId: number | null;

  @ForeignKey(() => Departamento, 'codigo')
  @CodeColumn(3, 'igual', { nullable: true })
  idDepartamento: string | null;

  @UtcColumn()
  fecha: Date;
}
