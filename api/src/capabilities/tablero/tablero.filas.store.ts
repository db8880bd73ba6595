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
      .from(Adjudicacion, 'j')
      .innerJoin(Plan, 'l', 'l.id = j.planId')
      .innerJoin(Grupo, 'g', 'g.id = l.grupoId')
      .innerJoin(Persona, 'n', 'n.id = j.personaId')
      .innerJoin(Asamblea, 's', 's.id = j.asambleaId')
      .leftJoin(Carpeta, 'c', 'c.adjudicacionId = j.id')
      .leftJoin(Departamento, 'd', 'd.codigo = c.idDepartamento')
      .select(DE_ADJUDICACION.map((columna) => `j.${columna} AS ${columna}`))
      .addSelect('j.productoCodigo', 'producto')
      .addSelect('c.abiertaEn', 'abiertaEn')
      .addSelect('s.numeroAsamblea', 'numeroAsamblea')
      .addSelect('l.codigo', 'puesto')
      .addSelect('g.grupo', 'grupo')
      .addSelect('n.identificacion', 'cedula')
      .addSelect('d.nombre', 'etapa')
      .where('j.id IN (:...ids)', { ids: [...new Set(ids)] });
    for (const columna of DE_PLAN) query.addSelect(`l.${columna}`, columna);
    for (const columna of DE_PERSONA) query.addSelect(`n.${columna}`, columna);
    query.addSelect(pagado(query, 'INSCRIPCION'), 'inscripcion').addSelect(pagado(query, 'OFERTA'), 'ofertaPagada');
    query.addSelect(corregida(query), 'corregidaEn');
    const rows = await readMany<AdjudicacionRow>(unirUsuario(query, 'ejecutivo', 'j.ejecutivoId'));
    return new Map(rows.map((row) => [Number(row.id), row]));
  }
}

/** Payments of a kind on the plan; null = none. */
const pagado = (query: Query, tipoMovimiento: 'INSCRIPCION' | 'OFERTA'): string =>
  query
    .subQuery()
    .select('SUM(m.valorCredito)')
    .from(Movimiento, 'm')
    .where(`m.planId = j.planId AND m.tipoMovimiento = '${tipoMovimiento}'`)
    .getQuery();

/** When the minutes corrected it; null = never. */
const corregida = (query: Query): string =>
  query
    .subQuery()
    .select('MAX(x.fecha)')
    .from(Evento, 'x')
    .where(`x.planId = j.planId AND x.tipo = '${tiposDeEvento.correccion}' AND x.fecha >= c.abiertaEn`)
    .getQuery();
