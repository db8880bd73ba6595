import { type Fecha, tiposDeEvento } from '@adjudica/domain';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readMany } from '../../db/engine/read';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Asamblea } from '../../entities/asamblea.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Departamento } from '../../entities/catalogo.entity';
import { Evento } from '../../entities/evento.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { unirUsuario } from '../usuario';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** An award with client, plan and folder, for the rows behind a figure. Amounts, flags and instants as the driver returns them. */
export interface AdjudicacionRow {
  id: number;
  planId: number;
  producto: string;
  fecha: Fecha;
  estado: string;
  viaIngreso: string;
  retiradoEn: unknown;
  abiertaEn: unknown;
  corregidaEn: unknown;
  adjudicadoPor: string;
  cuotasOfertadas: number;
  valorCuota: number | string;
  numeroAsamblea: number;
  idCodigo: string;
  puesto: string;
  grupo: string;
  monto: number | string;
  vendedor: string | null;
  supervisor: string | null;
  ciudad: string | null;
  cedula: string;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  etapa: string | null;
  ejecutivoNombre: string | null;
  ejecutivoApellido: string | null;
  inscripcion: number | string | null;
  ofertaPagada: number | string | null;
}

const DE_ADJUDICACION = [
  'id',
  'planId',
  'fecha',
  'estado',
  'viaIngreso',
  'retiradoEn',
  'adjudicadoPor',
  'cuotasOfertadas',
  'valorCuota',
];
const DE_PLAN = ['idCodigo', 'monto', 'vendedor', 'supervisor', 'ciudad'];
const DE_PERSONA = ['nombres', 'apellidoPaterno', 'apellidoMaterno'];

export class RowsStore {
  constructor(private readonly dataSource: DataSource) {}

  /** By the award's id. One statement. */
  async findByIds(ids: readonly number[]): Promise<Map<number, AdjudicacionRow>> {
    if (ids.length === 0) return new Map();
    const query = this.dataSource
      .createQueryBuilder()
      .from(Adjudicacion, 'adjudicacion')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = adjudicacion.planId')
      .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId')
      .innerJoin(Persona, 'persona', 'persona.id = adjudicacion.personaId')
      .innerJoin(Asamblea, 'asamblea', 'asamblea.id = adjudicacion.asambleaId')
      .leftJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
      .leftJoin(Departamento, 'departamento', 'departamento.codigo = carpeta.idDepartamento')
      .select(DE_ADJUDICACION.map((columna) => `adjudicacion.${columna} AS ${columna}`))
      .addSelect('adjudicacion.productoCodigo', 'producto')
      .addSelect('carpeta.abiertaEn', 'abiertaEn')
      .addSelect('asamblea.numeroAsamblea', 'numeroAsamblea')
      .addSelect('planAhorro.codigo', 'puesto')
      .addSelect('grupo.grupo', 'grupo')
      .addSelect('persona.identificacion', 'cedula')
      .addSelect('departamento.nombre', 'etapa')
      .where('adjudicacion.id IN (:...ids)', { ids: [...new Set(ids)] });
    for (const columna of DE_PLAN) query.addSelect(`planAhorro.${columna}`, columna);
    for (const columna of DE_PERSONA) query.addSelect(`persona.${columna}`, columna);
    query.addSelect(pagado(query, 'INSCRIPCION'), 'inscripcion').addSelect(pagado(query, 'OFERTA'), 'ofertaPagada');
    query.addSelect(corregida(query), 'corregidaEn');
    const rows = await readMany<AdjudicacionRow>(unirUsuario(query, 'ejecutivo', 'adjudicacion.ejecutivoId'));
    return new Map(rows.map((row) => [Number(row.id), row]));
  }
}

/** Payments of a kind on the plan; null = none. */
const pagado = (query: Query, tipoMovimiento: 'INSCRIPCION' | 'OFERTA'): string =>
  query
    .subQuery()
    .select('SUM(movimiento.valorCredito)')
    .from(Movimiento, 'movimiento')
    .where(`movimiento.planId = adjudicacion.planId AND movimiento.tipoMovimiento = '${tipoMovimiento}'`)
    .getQuery();

/** When the minutes corrected it; null = never. */
const corregida = (query: Query): string =>
  query
    .subQuery()
    .select('MAX(evento.fecha)')
    .from(Evento, 'evento')
    .where(
      `evento.planId = adjudicacion.planId AND evento.tipo = '${tiposDeEvento.correccion}' AND evento.fecha >= carpeta.abiertaEn`,
    )
    .getQuery();
