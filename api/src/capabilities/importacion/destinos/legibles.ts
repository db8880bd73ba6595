import type { EntityManager } from 'typeorm';
import { Persona } from '../../../entities/persona.entity';
import { Usuario } from '../../../entities/usuario.entity';
import { tabla } from '../sql';

/** 'C 1710034065': type and number of a person, as displayed. */
export const identificacionDe = (manager: EntityManager, persona: string): string =>
  `(SELECT CONCAT(mostrada.tipoIdentificacion, ' ', mostrada.identificacion) FROM ${tabla(manager, Persona)} mostrada WHERE mostrada.id = ${persona})`;

/** A user's displayed name. */
export const usuarioDe = (manager: EntityManager, usuario: string): string =>
  `(SELECT mostrado.usuario FROM ${tabla(manager, Usuario)} mostrado WHERE mostrado.id = ${usuario})`;
