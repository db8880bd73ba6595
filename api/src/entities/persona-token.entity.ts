import { Entity, ForeignKey, Index } from 'typeorm';
import { KeyIntegerColumn, KeySearchColumn } from '../columns/columns';
import { Persona } from './persona.entity';

/** Words of a person's name, normalised in the application and written with the person: the search never scans (rendimiento.md, "Búsqueda de personas"). */
@Entity({ name: 'persona_token', schema: 'cliente', withoutRowid: true })
@Index(['personaId'])
export class PersonaToken {
  @KeySearchColumn(80)
  token: string;

  /** The whole name, so that what is found lies in its order. */
  @KeySearchColumn(300)
  nombreNormalizado: string;

  @ForeignKey(() => Persona)
  @KeyIntegerColumn()
  personaId: number;
}
