import { Entity, ForeignKey, Index } from 'typeorm';
import { KeyIntegerColumn, KeySearchColumn } from '../columns/columns';
import { Persona } from './persona.entity';

/** Words of a person's name, normalised in the application and written with the person: the search never scans (rendimiento.md, "Búsqueda de personas"). */
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

  /** The whole name, so that what is found lies in its order. */
  @KeySearchColumn(300, { comment: 'Nombre completo, sin acentos y en minúsculas' })
  nombreNormalizado: string;

  @ForeignKey(() => Persona)
  @KeyIntegerColumn()
  personaId: number;
}
