import { CERO, type Centavos, centavosDeDecimal, estadoDeCuenta, type HechosDeFila, propios } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { among, readMany } from '../../db/engine/read';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Coincidencia } from '../../entities/lista-control.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { OperacionInusual } from '../../entities/reporte-control.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { yieldToEventLoop } from '../../workers/time-slices';
import { nombreDeCliente } from '../persona';

interface Dias {
  readonly desde: string;
  readonly hasta: string;
}
type DeContrato = Omit<HechosDeFila<'SC'>, 'rucEmpresa' | 'empresa' | 'periodo' | 'fechaEntrega'>;
type DelMes = 'operaciones' | 'monto' | 'primera' | 'ultima' | 'superaUmbral' | 'inusual' | 'motivoInusual';
type Declarante = Omit<HechosDeFila<'UAFE'>, 'rucEmpresa' | 'empresa' | 'periodo' | DelMes>;

/** A contract with its plan, so that its delivery is found. */
interface ContratoVigente {
  readonly planId: number;
  readonly producto: string;
  readonly hechos: DeContrato;
}
/** Payments of a person in a month. */
export interface Pagos {
  readonly operaciones: number;
  readonly monto: Centavos;
  readonly primera: string | null;
  readonly ultima: string | null;
}

interface ContratoRow extends Omit<Persona, 'id' | 'version'> {
  planId: number;
  idCodigo: string;
  producto: string;
  puesto: string;
  ciudad: string | null;
  estadoPlan: string;
  monto: unknown;
  valorCuota: unknown;
  saldo: unknown;
  cuotasPagadas: number;
  cuotasVencidas: number;
  titularDesde: string;
  nacionalidad: string | null;
  fechaAdjudicacion: string | null;
  adjudicadoPor: string | null;
  cuotasOfertadas: number | null;
}
interface SumasRow {
  planId: number;
  debitos: unknown;
  creditos: unknown;
  inscripcion: unknown;
  ofertas: unknown;
}
interface PagosRow {
  personaId: number;
  operaciones: number;
  monto: unknown;
  primera: string | null;
  ultima: string | null;
}

const DE_PERSONA = [
  ...(['tipoIdentificacion', 'identificacion', 'nombres', 'apellidoPaterno', 'apellidoMaterno'] as const),
  ...(['fechaNacimiento', 'direccion', 'celular', 'telefono', 'correo'] as const),
];

/** What the reports tell, read group by group, so that other requests run in between. */
export class HechosDeReportes {
  constructor(private readonly dataSource: DataSource) {}

  /** Contracts that had a holder on this day, by code. */
  async listContratos(hasta: string): Promise<ContratoVigente[]> {
    const contratos: ContratoVigente[] = [];
    for (const grupo of await this.grupos()) {
      const rows = await this.contratosDe(grupo.id, hasta);
      const sumas = await this.sumasDe(grupo.id, hasta);
      contratos.push(...rows.map((row) => contratoDe(grupo, row, sumas.get(row.planId) ?? null, hasta)));
      await yieldToEventLoop();
    }
    return contratos;
  }

  /** Payments of these days by the person who held the plan on the day; an earlier one than the first holder is his. */
  async pagosPorPersona(dias: Dias): Promise<Map<number, Pagos>> {
    const pagos = new Map<number, Pagos>();
    for (const { id } of await this.grupos()) {
      const query = this.pagosDe(id, dias)
        .innerJoin(
          PlanTitular,
          'titular',
          'titular.planId = movimiento.planId AND (titular.hasta IS NULL OR titular.hasta > movimiento.fecha) AND (titular.desde <= movimiento.fecha OR NOT EXISTS ' +
            `${this.sub().select('1').from(PlanTitular, 'otro').where('otro.planId = titular.planId AND otro.id < titular.id').getQuery()})`,
        )
        .addSelect('titular.personaId', 'personaId')
        .groupBy('titular.personaId');
      for (const row of await readMany<PagosRow>(query))
        pagos.set(row.personaId, sumados(pagos.get(row.personaId), row));
      await yieldToEventLoop();
    }
    return pagos;
  }

  /** The same payments as the accounts have them, whoever holds the plans. */
  async pagosPorCuenta(dias: Dias): Promise<Pagos> {
    let todos: Pagos | undefined;
    for (const { id } of await this.grupos())
      for (const row of await readMany<PagosRow>(this.pagosDe(id, dias))) todos = sumados(todos, row);
    return todos ?? { operaciones: 0, monto: CERO, primera: null, ultima: null };
  }

  /** Reasons of the operations of these days that are reported, by person. */
  async inusuales({ desde, hasta }: Dias): Promise<Map<number, string>> {
    const rows = await readMany<Pick<OperacionInusual, 'personaId' | 'motivo'>>(
      this.dataSource
        .createQueryBuilder()
        .from(OperacionInusual, 'operacion')
        .select('operacion.personaId', 'personaId')
        .addSelect('operacion.motivo', 'motivo')
        .where("operacion.estado = 'reportada' AND operacion.fecha >= :desde AND operacion.fecha <= :hasta", {
          desde,
          hasta,
        })
        .orderBy('operacion.fecha', 'ASC'),
    );
    const motivos = new Map<number, string>();
    for (const { personaId, motivo } of rows)
      motivos.set(personaId, motivos.has(personaId) ? `${motivos.get(personaId)}; ${motivo}` : motivo);
    return motivos;
  }

  /** Who they are, with what they declared last. In batches of the ids. */
  async personas(ids: readonly number[]): Promise<Map<number, Declarante>> {
    const { manager } = this.dataSource;
    const found = new Map<number, Declarante>();
    for (let i = 0; i < ids.length; i += BATCH) {
      const lote = ids.slice(i, i + BATCH);
      const declaradas = await declaradasPor(manager, lote);
      const planes = await planesDe(manager, lote);
      const pep = await pepEntre(manager, lote);
      for (const persona of await manager.find(Persona, { where: { id: among(lote) } })) {
        const declarada = declaradas.get(persona.id);
        found.set(persona.id, {
          ...hechosDePersona(persona, declarada?.nacionalidad ?? null),
          actividad: declarada?.laboralActividadUafe ?? null,
          contratos: planes.get(persona.id)?.join(', ') ?? null,
          pep: pep.has(persona.id) || declarada?.pepExpuesto === 'S' ? 'S' : 'N',
        });
      }
      await yieldToEventLoop();
    }
    return found;
  }

  private grupos(): Promise<Grupo[]> {
    return this.dataSource.manager.find(Grupo, { order: { productoCodigo: 'ASC', grupo: 'ASC' } });
  }

  private sub() {
    return this.dataSource.createQueryBuilder().subQuery();
  }

  private contratosDe(grupoId: number, hasta: string): Promise<ContratoRow[]> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(Plan, 'planAhorro')
      .innerJoin(
        PlanTitular,
        'titular',
        'titular.planId = planAhorro.id AND titular.desde <= :hasta AND (titular.hasta IS NULL OR titular.hasta > :hasta)',
      )
      .innerJoin(Persona, 'persona', 'persona.id = titular.personaId')
      .leftJoin(
        Adjudicacion,
        'adjudicacion',
        "adjudicacion.planId = planAhorro.id AND adjudicacion.estado = 'ADJ' AND adjudicacion.fecha <= :hasta",
      )
      .leftJoin(
        Solicitud,
        'solicitud',
        "solicitud.planId = planAhorro.id AND solicitud.rol = 'titular' AND solicitud.reemplazadaEn IS NULL AND solicitud.personaId = titular.personaId",
      )
      .select('planAhorro.id', 'planId')
      .addSelect('planAhorro.codigo', 'puesto')
      .addSelect('titular.desde', 'titularDesde')
      .addSelect('solicitud.nacionalidad', 'nacionalidad')
      .addSelect('adjudicacion.fecha', 'fechaAdjudicacion')
      .addSelect('adjudicacion.adjudicadoPor', 'adjudicadoPor')
      .addSelect('adjudicacion.cuotasOfertadas', 'cuotasOfertadas')
      .where('planAhorro.grupoId = :grupoId', { grupoId, hasta })
      .orderBy('planAhorro.id', 'ASC');
    for (const columna of [
      'idCodigo',
      'ciudad',
      'estadoPlan',
      'monto',
      'valorCuota',
      'saldo',
      'cuotasPagadas',
      'cuotasVencidas',
    ])
      query.addSelect(`planAhorro.${columna}`, columna);
    for (const columna of DE_PERSONA) query.addSelect(`persona.${columna}`, columna);
    return readMany<ContratoRow>(query);
  }

  /** Sums of each plan's account up to this day. */
  private async sumasDe(grupoId: number, hasta: string): Promise<Map<number, SumasRow>> {
    const deTipo = (tipo: string): string =>
      `SUM(CASE WHEN movimiento.tipoMovimiento = '${tipo}' THEN movimiento.valorCredito ELSE 0 END)`;
    const rows = await readMany<SumasRow>(
      this.movimientosDe(grupoId)
        .select('movimiento.planId', 'planId')
        .addSelect('SUM(movimiento.valorDebito)', 'debitos')
        .addSelect('SUM(movimiento.valorCredito)', 'creditos')
        .addSelect(deTipo('INSCRIPCION'), 'inscripcion')
        .addSelect(deTipo('OFERTA'), 'ofertas')
        .andWhere('movimiento.fecha <= :hasta', { hasta })
        .groupBy('movimiento.planId'),
    );
    return new Map(rows.map((row) => [row.planId, row]));
  }

  private pagosDe(grupoId: number, { desde, hasta }: Dias) {
    return this.movimientosDe(grupoId)
      .select('COUNT(*)', 'operaciones')
      .addSelect('SUM(movimiento.valorCredito)', 'monto')
      .addSelect('MIN(movimiento.fecha)', 'primera')
      .addSelect('MAX(movimiento.fecha)', 'ultima')
      .andWhere('movimiento.fecha >= :desde AND movimiento.fecha <= :hasta AND movimiento.valorCredito > 0', {
        desde,
        hasta,
      });
  }

  private movimientosDe(grupoId: number) {
    return this.dataSource
      .createQueryBuilder()
      .from(Movimiento, 'movimiento')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = movimiento.planId')
      .where('planAhorro.grupoId = :grupoId', { grupoId });
  }
}

/** Ids of one statement. */
const BATCH = 500;

const hechosDePersona = (persona: Omit<Persona, 'id' | 'version'>, nacionalidad: string | null) => ({
  tipoIdentificacion: persona.tipoIdentificacion,
  identificacion: persona.identificacion,
  nombreCompleto: nombreDeCliente(persona),
  apellidos: `${persona.apellidoPaterno} ${persona.apellidoMaterno}`.trim(),
  nombres: persona.nombres,
  nacionalidad,
  fechaNacimiento: persona.fechaNacimiento,
  direccion: persona.direccion,
  telefono: persona.celular ?? persona.telefono,
  correo: persona.correo,
});

function contratoDe(grupo: Grupo, row: ContratoRow, sumas: SumasRow | null, hasta: string): ContratoVigente {
  const { productoCodigo: producto, mesesPlan, fechaInicio } = grupo;
  const valorCuota = centavosDeDecimal(row.valorCuota);
  const cuenta = estadoDeCuenta(
    { valorCuota, mesesPlan, fechaInicio },
    sumas && { debitos: centavosDeDecimal(sumas.debitos), creditos: centavosDeDecimal(sumas.creditos) },
    { saldo: centavosDeDecimal(row.saldo), cuotasPagadas: row.cuotasPagadas, cuotasVencidas: row.cuotasVencidas },
    hasta,
  );
  return {
    planId: row.planId,
    producto,
    hechos: {
      contrato: row.idCodigo,
      producto,
      grupo: grupo.grupo,
      puesto: row.puesto,
      inicioDelGrupo: fechaInicio,
      titularDesde: row.titularDesde,
      ...hechosDePersona(row, row.nacionalidad),
      ciudad: row.ciudad,
      estadoPlan: row.estadoPlan,
      bien: propios.reporteBien[producto as keyof typeof propios.reporteBien] ?? producto,
      valorBien: centavosDeDecimal(row.monto),
      inscripcion: centavosDeDecimal(sumas?.inscripcion),
      cuotas: mesesPlan,
      valorCuota,
      cuotasPagadas: cuenta.cuotasPagadas,
      cuotasVencidas: cuenta.cuotasVencidas,
      pagado: centavosDeDecimal(sumas?.creditos),
      saldo: cuenta.saldo,
      fechaAdjudicacion: row.fechaAdjudicacion,
      adjudicadoPor: row.adjudicadoPor,
      cuotasOfertadas: row.cuotasOfertadas,
      ofertaPagada: centavosDeDecimal(sumas?.ofertas),
    },
  };
}

function sumados(antes: Pagos | undefined, { operaciones, monto, primera, ultima }: PagosRow): Pagos {
  const fechas = [antes?.primera, antes?.ultima, primera, ultima].filter((fecha) => fecha != null).sort();
  return {
    operaciones: (antes?.operaciones ?? 0) + Number(operaciones),
    monto: ((antes?.monto ?? 0) + centavosDeDecimal(monto)) as Centavos,
    primera: fechas[0] ?? null,
    ultima: fechas.at(-1) ?? null,
  };
}

type Declarada = Pick<Solicitud, 'personaId' | 'nacionalidad' | 'laboralActividadUafe' | 'pepExpuesto'>;
/** The last application of each. */
async function declaradasPor(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Declarada>> {
  const solicitudes = await manager.find(Solicitud, {
    select: { id: true, personaId: true, nacionalidad: true, laboralActividadUafe: true, pepExpuesto: true },
    where: { personaId: among(ids) },
    order: { id: 'ASC' },
  });
  return new Map(solicitudes.map((solicitud) => [solicitud.personaId as number, solicitud]));
}

async function planesDe(manager: EntityManager, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await readMany<{ personaId: number; idCodigo: string }>(
    manager
      .createQueryBuilder()
      .from(PlanTitular, 'titular')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = titular.planId')
      .select('titular.personaId', 'personaId')
      .addSelect('planAhorro.idCodigo', 'idCodigo')
      .where('titular.hasta IS NULL AND titular.personaId IN (:...ids)', { ids: [...ids] })
      .orderBy('planAhorro.idCodigo', 'ASC'),
  );
  return rows.reduce(
    (planes, { personaId, idCodigo }) => planes.set(personaId, [...(planes.get(personaId) ?? []), idCodigo]),
    new Map<number, string[]>(),
  );
}

/** Those whom risk confirmed in a list of politically exposed persons. */
async function pepEntre(manager: EntityManager, ids: readonly number[]): Promise<Set<number>> {
  const confirmadas = await manager.find(Coincidencia, {
    select: { id: true, personaId: true },
    where: { personaId: among(ids), tipo: 'PEP', estado: 'confirmada' },
  });
  return new Set(confirmadas.map(({ personaId }) => personaId as number));
}
