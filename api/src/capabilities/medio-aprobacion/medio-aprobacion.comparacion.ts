import {
  type Centavos,
  type ComparacionDeMedio,
  centavosDeDecimal,
  codigosDeDocumento,
  estadoDeMedio,
  formatearInstante,
  type MedioAnterior,
  mensajes,
  type PlanComparado,
  VIGENTE,
} from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { boolOf, boolOrNull, isoOf } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Documento, TipoDocumento } from '../../entities/documento.entity';
import { MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { Plan } from '../../entities/plan.entity';
import { ExcepcionRiesgo, RiesgoPlan } from '../../entities/riesgo.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import type { PrecioDeMedios } from './medio-aprobacion.precio';
import type { MedioRow } from './medio-aprobacion.store';
import { planesDe } from './medio-aprobacion.view';

const { propios } = mensajes;

/** Documents with the price of a good: of a vehicle, of a house. */
const PROFORMAS = [codigosDeDocumento.proforma, codigosDeDocumento.promesaCompraventa];

interface ComparadaRow {
  idCodigo: string;
  solicitado: unknown;
  puntaje: number | null;
  conExcepcion: unknown;
  proforma: string | null;
  versionArchivo: number | null;
  revisada: unknown;
}

/** Values that an approval is compared with, from their stores. */
export class ComparacionDeMedios {
  constructor(
    private readonly dataSource: DataSource,
    private readonly precios: Pick<PrecioDeMedios, 'lista'>,
  ) {}

  /** Three statements for any approval. `manager` reads inside its transaction. */
  async de(row: MedioRow, manager: EntityManager = this.dataSource.manager): Promise<ComparacionDeMedio> {
    const [lista, planes, anteriores] = await Promise.all([
      this.precios.lista(row, manager),
      this.planes(row, manager),
      this.anteriores(row, manager),
    ]);
    return { valor: centavosDeDecimal(row.valor), lista, planes, anteriores };
  }

  private async planes(row: MedioRow, manager: EntityManager): Promise<PlanComparado[]> {
    const rows = await readMany<ComparadaRow>(
      manager
        .createQueryBuilder()
        .from(Plan, 'planAhorro')
        .leftJoin(
          Adjudicacion,
          'adjudicacion',
          `adjudicacion.planId = planAhorro.id AND adjudicacion.estado = '${VIGENTE}'`,
        )
        .leftJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
        .leftJoin(
          Solicitud,
          'solicitud',
          "solicitud.planId = planAhorro.id AND solicitud.rol = 'titular' AND solicitud.personaId = :personaId AND solicitud.reemplazadaEn IS NULL",
        )
        .leftJoin(RiesgoPlan, 'riesgo', 'riesgo.carpetaId = carpeta.id AND riesgo.personaId = :personaId')
        .leftJoin(ExcepcionRiesgo, 'excepcion', 'excepcion.carpetaId = carpeta.id AND excepcion.personaId = :personaId')
        .leftJoin(TipoDocumento, 'tipoDocumento', 'tipoDocumento.codigo IN (:...proformas)')
        .leftJoin(
          Documento,
          'documento',
          'documento.planId = planAhorro.id AND documento.tipoId = tipoDocumento.id AND documento.reemplazadaEn IS NULL',
        )
        .select('planAhorro.idCodigo', 'idCodigo')
        .addSelect('solicitud.valorBien', 'solicitado')
        .addSelect('riesgo.puntaje', 'puntaje')
        .addSelect('CASE WHEN excepcion.id IS NULL THEN 0 ELSE 1 END', 'conExcepcion')
        .addSelect('CASE WHEN documento.id IS NULL THEN NULL ELSE tipoDocumento.nombre END', 'proforma')
        .addSelect('documento.versionArchivo', 'versionArchivo')
        .addSelect('documento.estado', 'revisada')
        .where('planAhorro.idCodigo IN (:...planes)')
        .setParameters({ personaId: Number(row.personaId), planes: planesDe(row), proformas: PROFORMAS })
        .orderBy('planAhorro.id', 'ASC'),
    );
    return planesDe(row).flatMap((idCodigo) => {
      const rowsOfPlan = rows.filter((row) => row.idCodigo === idCodigo);
      // one row for each kind of document; those missing in its list are empty
      const conProforma = rowsOfPlan.find(({ proforma }) => proforma !== null) ?? rowsOfPlan[0];
      return conProforma === undefined ? [] : [planComparado(conProforma)];
    });
  }

  /** Of the same client and product, newest first, a few. */
  private async anteriores(
    { id, personaId, productoCodigo }: MedioRow,
    manager: EntityManager,
  ): Promise<MedioAnterior[]> {
    const rows = await readMany<Record<string, unknown>>(
      manager
        .createQueryBuilder()
        .from(MedioAprobacion, 'medio')
        .select(['id', 'estado', 'enviadoEn', 'valor', 'decididoEn', 'motivo'].map((c) => `medio.${c} AS ${c}`))
        .where('medio.personaId = :personaId AND medio.productoCodigo = :productoCodigo AND medio.id < :id', {
          personaId: Number(personaId),
          productoCodigo,
          id: Number(id),
        })
        .orderBy('medio.id', 'DESC')
        .limit(CUANTOS),
    );
    return rows.map((row) => {
      const decidido = isoOf(row['decididoEn']);
      return {
        id: Number(row['id']),
        estado: estadoDeMedio({ estado: boolOrNull(row['estado']), enviado: row['enviadoEn'] }),
        valor: centavosDeDecimal(row['valor']),
        decidido: decidido === null ? null : formatearInstante(new Date(decidido)),
        motivo: row['motivo'] === null ? null : String(row['motivo']),
      };
    });
  }
}

const CUANTOS = 5;

const planComparado = (row: ComparadaRow): PlanComparado => {
  const solicitado = row.solicitado === null ? null : centavosDeDecimal(row.solicitado);
  return {
    idCodigo: row.idCodigo,
    // an application saved without it has zero
    solicitado: solicitado === (0 as Centavos) ? null : solicitado,
    proforma: row.proforma === null ? null : `${row.proforma}: ${estadoDeProforma(row)}`,
    puntaje: row.puntaje === null ? null : Number(row.puntaje),
    conExcepcion: boolOf(row.conExcepcion),
  };
};

function estadoDeProforma({ versionArchivo, revisada }: ComparadaRow): string {
  if (Number(versionArchivo) === 0) return propios.medioProformaSinSubir;
  const juicio = boolOrNull(revisada);
  if (juicio === null) return propios.medioProformaSinRevisar;
  return juicio ? propios.medioProformaAceptada : propios.medioProformaRechazada;
}
