import type { DocumentoDeCarpeta, DuenoDeDocumento, RolDeSolicitud, TipoDeReferencia } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { boolOf, boolOrNull } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { Conyuge } from '../../entities/conyuge.entity';
import { Depositario } from '../../entities/depositario.entity';
import { Documento, TipoDocumento } from '../../entities/documento.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Finanzas } from '../../entities/finanzas.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { Referencia } from '../../entities/referencia.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { hojaDeDecision } from '../carpeta';
import { desdeMedioAprobado } from '../medio-aprobacion';
import { columnasDePersona, type PlanRow } from '../plan';
import type { PersonaDeSolicitud } from '../solicitud';

/** Existence of the annexes of one person's application in force, without their content. */
export interface AnexosDePersona {
  conyuge: boolean;
  finanzas: boolean;
  referencias: Record<TipoDeReferencia, number>;
  /** The applicant; null = none yet. */
  persona: PersonaDeSolicitud | null;
}

interface AnexosDeCarpeta {
  titular: AnexosDePersona;
  garante: AnexosDePersona;
  depositario: boolean;
  /** Last version of the approval's sheet. */
  hojaDeDecision: number | null;
  /** On which its unit is written; null = none is approved. */
  medioAprobado: number | null;
}

interface Row extends PersonaDeSolicitud {
  rol: RolDeSolicitud | null;
  personaId: number | null;
  depositarioId: number | null;
  hojaDeDecision: number | null;
  medioAprobado: number | null;
  conyugeId: number | null;
  finanzasId: number | null;
  R: number;
  C: number;
  B: number;
}

export const sinAnexos = (): AnexosDePersona => ({
  conyuge: false,
  finanzas: false,
  referencias: { R: 0, C: 0, B: 0 },
  persona: null,
});

/** Facts of a folder across the tables of its forms, read flat. */
export class ExpedienteStore {
  constructor(private readonly dataSource: DataSource) {}

  /** One statement: a row for each application in force, or one without. */
  async findAnexos(
    { planId, carpetaId }: Pick<PlanRow, 'planId' | 'carpetaId'>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<AnexosDeCarpeta> {
    const rows = await readMany<Row>(this.flat(planId, carpetaId, manager));
    const de = (rol: RolDeSolicitud): AnexosDePersona => {
      const row = rows.find((f) => f.rol === rol);
      if (row === undefined) return sinAnexos();
      return {
        conyuge: row.conyugeId !== null,
        finanzas: row.finanzasId !== null,
        referencias: { R: Number(row.R), C: Number(row.C), B: Number(row.B) },
        persona: row.personaId === null ? null : row,
      };
    };
    return {
      titular: de('titular'),
      garante: de('garante'),
      depositario: rows.some(({ depositarioId }) => depositarioId !== null),
      hojaDeDecision: rows[0]?.hojaDeDecision ?? null,
      medioAprobado: rows[0]?.medioAprobado ?? null,
    };
  }

  /** Rows in force of the plan's list, for completeness. One statement. */
  async listDocumentos(
    planId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<DocumentoDeCarpeta[]> {
    const query = manager
      .createQueryBuilder()
      .from(Documento, 'documento')
      .innerJoin(TipoDocumento, 'tipoDocumento', 'tipoDocumento.id = documento.tipoId')
      .select('documento.id', 'id')
      .addSelect('tipoDocumento.nombre', 'nombre')
      .addSelect('documento.dueno', 'dueno')
      .addSelect('documento.aplica', 'aplica')
      .addSelect('documento.obligatorio', 'obligatorio')
      .addSelect('documento.versionArchivo', 'versionArchivo')
      .addSelect('documento.estado', 'estado')
      .addSelect('documento.observaciones', 'motivo')
      .where('documento.planId = :planId AND documento.reemplazadaEn IS NULL', { planId })
      .orderBy('tipoDocumento.orden', 'ASC')
      .addOrderBy('documento.id', 'ASC');
    const rows = await readMany<{ id: number; nombre: string; dueno: DuenoDeDocumento } & Record<string, unknown>>(
      query,
    );
    return rows.map(({ id, nombre, dueno, ...row }) => ({
      id,
      nombre,
      dueno,
      aplica: boolOf(row['aplica']),
      obligatorio: boolOf(row['obligatorio']),
      conArchivo: Number(row['versionArchivo']) > 0,
      estado: boolOrNull(row['estado']),
      motivo: (row['motivo'] as string | null) || null,
    }));
  }

  private flat(planId: number, carpetaId: number | null, manager: EntityManager): SelectQueryBuilder<ObjectLiteral> {
    const referencias = (tipo: TipoDeReferencia): string =>
      manager
        .createQueryBuilder()
        .subQuery()
        .select('COUNT(*)')
        .from(Referencia, 'referencia')
        .where(`referencia.solicitudId = solicitud.id AND referencia.tipo = '${tipo}'`)
        .getQuery();
    const hoja = manager
      .createQueryBuilder()
      .subQuery()
      .select('MAX(emitido.numeroVersion)')
      .from(DocumentoEmitido, 'emitido')
      .where(`emitido.carpetaId = :carpetaId AND emitido.tipo = '${hojaDeDecision.tipo}'`)
      .getQuery();
    const medio = desdeMedioAprobado(manager.createQueryBuilder().subQuery())
      .select('MAX(medio.id)')
      .where('elegido.planId = planAhorro.id')
      .getQuery();
    const query = manager
      .createQueryBuilder()
      .from(Plan, 'planAhorro')
      .leftJoin(Depositario, 'depositario', 'depositario.planId = planAhorro.id')
      .leftJoin(Solicitud, 'solicitud', 'solicitud.planId = planAhorro.id AND solicitud.reemplazadaEn IS NULL')
      .leftJoin(Conyuge, 'conyuge', 'conyuge.solicitudId = solicitud.id')
      .leftJoin(Finanzas, 'finanzas', 'finanzas.solicitudId = solicitud.id')
      .leftJoin(Persona, 'persona', 'persona.id = solicitud.personaId')
      .select('solicitud.rol', 'rol')
      .addSelect('depositario.id', 'depositarioId')
      .addSelect(hoja, 'hojaDeDecision')
      .addSelect(medio, 'medioAprobado')
      .addSelect('conyuge.id', 'conyugeId')
      .addSelect('finanzas.id', 'finanzasId')
      .addSelect(referencias('R'), 'R')
      .addSelect(referencias('C'), 'C')
      .addSelect(referencias('B'), 'B')
      .addSelect('persona.id', 'personaId')
      .where('planAhorro.id = :planId', { planId, carpetaId });
    for (const column of columnasDePersona) query.addSelect(`persona.${column}`, column);
    return query;
  }
}
