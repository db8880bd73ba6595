import type { SituacionDeFormato } from '@adjudica/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The rule of `situacionDeFormato` as conditions of a query on the alias `formato`; a test compares both. */
const condiciones: Readonly<Record<SituacionDeFormato, string>> = {
  borrador: "formato.estado = 'borrador'",
  descartado: "formato.estado = 'descartado'",
  vigente:
    "formato.estado = 'aprobado' AND formato.vigenteDesde <= :hoy AND (formato.vigenteHasta IS NULL OR formato.vigenteHasta >= :hoy)",
  porRegir:
    "formato.estado = 'aprobado' AND formato.vigenteDesde > :hoy AND (formato.vigenteHasta IS NULL OR formato.vigenteHasta >= formato.vigenteDesde)",
  reemplazado:
    "formato.estado = 'aprobado' AND formato.vigenteHasta IS NOT NULL AND (formato.vigenteHasta < :hoy OR formato.vigenteHasta < formato.vigenteDesde)",
};

export const porSituacion = (
  query: SelectQueryBuilder<ObjectLiteral>,
  situacion: SituacionDeFormato,
  hoy: string,
): SelectQueryBuilder<ObjectLiteral> => query.andWhere(`(${condiciones[situacion]})`, { hoy });
