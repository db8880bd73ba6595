import type { SituacionDeFormato } from '@adjudica/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The rule of `situacionDeFormato` as conditions of a query on the alias `f`; a test compares both. */
const condiciones: Readonly<Record<SituacionDeFormato, string>> = {
  borrador: "f.estado = 'borrador'",
  descartado: "f.estado = 'descartado'",
  vigente: "f.estado = 'aprobado' AND f.vigenteDesde <= :hoy AND (f.vigenteHasta IS NULL OR f.vigenteHasta >= :hoy)",
  porRegir:
    "f.estado = 'aprobado' AND f.vigenteDesde > :hoy AND (f.vigenteHasta IS NULL OR f.vigenteHasta >= f.vigenteDesde)",
  reemplazado:
    "f.estado = 'aprobado' AND f.vigenteHasta IS NOT NULL AND (f.vigenteHasta < :hoy OR f.vigenteHasta < f.vigenteDesde)",
};

export const porSituacion = (
  query: SelectQueryBuilder<ObjectLiteral>,
  situacion: SituacionDeFormato,
  hoy: string,
): SelectQueryBuilder<ObjectLiteral> => query.andWhere(`(${condiciones[situacion]})`, { hoy });
