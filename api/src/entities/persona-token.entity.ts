import { Entity, ForeignKey, Index } from 'typeorm';
import { KeyIntegerColumn, KeyTextColumn, TextColumn } from '../db/columns';
import { Persona } from './persona.entity';

/** Words of a person's name, normalised in the application and written with the person: the search never scans (rendimiento.md, "Búsqueda de personas"). */
@Entity({ name: 'persona_token', schema: 'cliente' })
@Index(['token', 'nombreNormalizado', 'personaId'])
@Index(['personaId'])
export class PersonaToken {
  @KeyTextColumn(80)
  token: string;

  @TextColumn(300)
  nombreNormalizado: string;

  @ForeignKey(() => Persona)
  @KeyIntegerColumn()
  personaId: number;
}
