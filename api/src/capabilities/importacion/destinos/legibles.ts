import type { EntityManager } from 'typeorm';
import { Persona } from '../../../entities/persona.entity';
import { Usuario } from '../../../entities/usuario.entity';
import { tabla } from '../sql';

/** 'C 1710034065': type and number of a person, as displayed. */
export const identificacionDe = (manager: EntityManager, persona: string): string =>
  `(SELECT CONCAT(y.tipoIdentificacion, ' ', y.identificacion) FROM ${tabla(manager, Persona)} y WHERE y.id = ${persona})`;

/** A user's displayed name. */
export const usuarioDe = (manager: EntityManager, usuario: string): string =>
  `(SELECT y.usuario FROM ${tabla(manager, Usuario)} y WHERE y.id = ${usuario})`;
