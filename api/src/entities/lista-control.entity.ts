import {
  type EstadoDeCoincidencia,
  estadosDeCoincidencia,
  type MotivoDeCoincidencia,
  motivosDeCoincidencia,
  type SujetoDeLista,
  sujetosDeLista,
  type TipoDeLista,
  tiposDeLista,
} from '@adjudica/domain';
import { Check, Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  IntegerColumn,
  KeyCodeColumn,
  KeyIntegerColumn,
  KeySearchColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { EjecutivoConcesionario } from './concesionario.entity';
import { Conyuge } from './conyuge.entity';
import { Persona } from './persona.entity';
import { Usuario } from './usuario.entity';

/** A person in a control list. The file of a list replaces its rows. */
@Entity({ name: 'entrada_de_lista', schema: 'sistema', comment: 'Persona de una lista de control' })
@Unique(['lista', 'persona'])
@Index(['identificacion'])
export class EntradaDeLista {
  @IdColumn()
  id: number;

  @TextColumn('textoCorto', { comment: 'Nombre de la lista', clase: 'igual' })
  lista: string;

  @OptionColumn(10, tiposDeLista, { comment: 'PEP o sanciones' })
  tipo: TipoDeLista;

  /** Of the person within the list: `claveDePersona`. */
  @TextColumn('nombre', { comment: 'Identificación o, sin ella, palabras del nombre' })
  persona: string;

  @TextColumn('nombre', { comment: 'Nombre como está en la lista' })
  nombre: string;

  @CodeColumn(20, 'identificacion', { nullable: true, comment: 'Identificación como está en la lista' })
  identificacion: string | null;

  @TextColumn('nombre', { nullable: true, comment: 'Cargo, programa o motivo' })
  detalle: string | null;

  /** The last file that had it. */
  @IntegerColumn({ comment: 'Importación que la trajo por última vez' })
  importacionId: number;
}

/** Texts under which a name of a list is looked up (`clavesDeNombre`). */
@Entity({
  name: 'clave_de_lista',
  schema: 'sistema',
  withoutRowid: true,
  comment: 'Palabras con las que se busca un nombre de una lista de control',
})
@Index(['entradaId'])
export class ClaveDeLista {
  @KeySearchColumn(120, { comment: 'Palabras del nombre, sin acentos y en orden' })
  clave: string;

  @ForeignKey(() => EntradaDeLista)
  @KeyIntegerColumn()
  entradaId: number;
}

/** Up to which version somebody was looked for in the lists; removed with a new list, so that everybody is looked for again. */
@Entity({
  name: 'cotejo',
  schema: 'sistema',
  withoutRowid: true,
  comment: 'Hasta qué versión se buscó a una persona en las listas de control',
})
export class Cotejo {
  @KeyCodeColumn(10, 'igual', { comment: 'Quién es: persona, cónyuge o ejecutivo' })
  sujeto: SujetoDeLista;

  @KeyIntegerColumn({ comment: 'Clave de su registro' })
  sujetoId: number;

  @IntegerColumn({ comment: 'Versión del registro que se buscó' })
  visto: number;
}

const unSujeto = `("sujeto" = 'persona' AND "personaId" IS NOT NULL AND "conyugeId" IS NULL AND "ejecutivoId" IS NULL)
  OR ("sujeto" = 'conyuge' AND "conyugeId" IS NOT NULL AND "personaId" IS NULL AND "ejecutivoId" IS NULL)
  OR ("sujeto" = 'ejecutivo' AND "ejecutivoId" IS NOT NULL AND "personaId" IS NULL AND "conyugeId" IS NULL)`;

/** Somebody of ours who may be in a list, and what was decided. What the list said stays with it, whatever the list says later. */
@Entity({
  name: 'coincidencia',
  schema: 'cliente',
  comment: 'Persona que puede estar en una lista de control, y lo que se decidió',
})
@Check('CK_coincidencia_dueno', unSujeto)
@Index(['personaId', 'lista', 'persona'], { unique: true, where: '"personaId" IS NOT NULL' })
@Index(['conyugeId', 'lista', 'persona'], { unique: true, where: '"conyugeId" IS NOT NULL' })
@Index(['ejecutivoId', 'lista', 'persona'], { unique: true, where: '"ejecutivoId" IS NOT NULL' })
@Index(['estado', 'halladaEn'])
export class Coincidencia {
  @IdColumn()
  id: number;

  @OptionColumn(10, sujetosDeLista, { comment: 'Quién es: persona, cónyuge o ejecutivo' })
  sujeto: SujetoDeLista;

  @ForeignKey(() => Persona)
  @IntegerColumn({ nullable: true })
  personaId: number | null;

  @ForeignKey(() => Conyuge)
  @IntegerColumn({ nullable: true })
  conyugeId: number | null;

  @ForeignKey(() => EjecutivoConcesionario)
  @IntegerColumn({ nullable: true })
  ejecutivoId: number | null;

  @TextColumn('textoCorto', { comment: 'Nombre de la lista', clase: 'igual', de: 'titular' })
  lista: string;

  @OptionColumn(10, tiposDeLista, { comment: 'PEP o sanciones' })
  tipo: TipoDeLista;

  @TextColumn('nombre', { comment: 'Clave de la persona en la lista', de: 'titular' })
  persona: string;

  @TextColumn('nombre', { comment: 'Nombre como está en la lista', de: 'titular' })
  nombreEnLista: string;

  @CodeColumn(20, 'identificacion', {
    nullable: true,
    comment: 'Identificación como está en la lista',
    de: 'titular',
  })
  identificacionEnLista: string | null;

  @TextColumn('nombre', { nullable: true, comment: 'Cargo, programa o motivo', de: 'titular' })
  detalle: string | null;

  @OptionColumn(15, motivosDeCoincidencia, { comment: 'Si coincide la identificación o el nombre' })
  por: MotivoDeCoincidencia;

  @TextColumn('comentario', { comment: 'Qué coincide, en palabras', de: 'titular' })
  razon: string;

  @UtcColumn({ comment: 'Cuándo (UTC) se encontró' })
  halladaEn: Date;

  @StateColumn(estadosDeCoincidencia, { audited: true, comment: 'Por revisar, descartada o confirmada' })
  estado: EstadoDeCoincidencia;

  @TextColumn('comentario', { nullable: true, comment: 'Por qué se decidió así', de: 'titular' })
  motivo: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  decididaPor: number | null;

  @UtcColumn({ nullable: true, comment: 'Cuándo (UTC) se decidió' })
  decididaEn: Date | null;

  @VersionColumn()
  version: number;
}
