import { Entity, ForeignKey, Index } from 'typeorm';
import { KeyIntegerColumn, KeySearchColumn } from '../columns/columns';
import { Persona } from './persona.entity';

/** Normalised words of a person's name, written with the person, so that the search never scans (rendimiento.md, "Búsqueda de personas"). */
@Entity({
  name: 'persona_token',
  schema: 'cliente',
  withoutRowid: true,
  comment: 'Palabra del nombre de una persona, para buscarla',
})
@Index(['personaId'])
export class PersonaToken {
  @KeySearchColumn(80, { comment: 'Palabra del nombre, sin acentos y en minúsculas' })
  token: string;

  /** The whole name, for results in order. */
  @KeySearchColumn(300, { comment: 'Nombre completo, sin acentos y en minúsculas' })
  nombreNormalizado: string;

  @ForeignKey(() => Persona)
  @KeyIntegerColumn()
  personaId: number;
}
