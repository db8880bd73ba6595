import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Usuario } from '../../entities/usuario.entity';

/** Joins the user of a column; read with `nombreUnido`. */
export const unirUsuario = <T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  alias: string,
  columna: string,
): SelectQueryBuilder<T> =>
  query
    .leftJoin(Usuario, alias, `${alias}.id = ${columna}`)
    .addSelect(`${alias}.nombre`, `${alias}Nombre`)
    .addSelect(`${alias}.apellido`, `${alias}Apellido`);

/** Name of the user joined under this alias; null = nobody, or the program itself. */
export const nombreUnido = (row: object, alias: string): string | null =>
  nombreDeUsuario(Reflect.get(row, `${alias}Nombre`), Reflect.get(row, `${alias}Apellido`));

export const nombreDeUsuario = (nombre: unknown, apellido: unknown): string | null =>
  nombre === null || nombre === undefined ? null : `${nombre} ${apellido ?? ''}`.trim();
