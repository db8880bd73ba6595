import { type Fecha, sumarMontos, valoresDeSeccion } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { boolOf, isoOf } from '../../columns/columns';
import { readIn, readOne } from '../../db/engine/read';
import { type ListRequest, type Page, pageOf } from '../../db/lists/page';
import { updateWhere } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Finanzas } from '../../entities/finanzas.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { Usuario } from '../../entities/usuario.entity';

type EstadoDeConsulta = 'pidiendo' | 'lista' | 'desconocida' | 'fallida';

/** A query, with the names of user and plan, without the answer. */
export interface ConsultaRow {
  id: number;
  cedula: string;
  fecha: Fecha;
  vuelta: number;
  estado: EstadoDeConsulta;
  prueba: boolean;
  consultadoEn: string;
  consentimiento: string | null;
  motivo: string | null;
  fallo: string | null;
  nombre: string;
  apellido: string;
  idCodigo: string | null;
  /** The client with that cédula, if any. */
  clienteNombres: string | null;
  clientePaterno: string | null;
  clienteMaterno: string | null;
}

interface RespuestaDeBuro {
  readonly id: number;
  /** null = none from the bureau. */
  readonly puntaje: number | null;
  readonly fecha: Fecha;
  /** Author of the query. */
  readonly usuario: string;
}

/** With the encrypted answer. */
export type InformeRow = ConsultaRow & { contenido: string | null };

type NuevaConsulta = Pick<
  ConsultaBuro,
  'cedula' | 'fecha' | 'vuelta' | 'personaId' | 'planId' | 'consentimiento' | 'motivo'
>;

const COLUMNS = [
  'id',
  'cedula',
  'fecha',
  'vuelta',
  'estado',
  'prueba',
  'consultadoEn',
  'consentimiento',
  'motivo',
  'fallo',
] as const;

export class BuroStore {
  private readonly readPuntajes = readIn<{ id: number; cedula: string; puntaje: number; fecha: Fecha }>((manager) => {
    const ultima = manager
      .createQueryBuilder()
      .subQuery()
      .select('MAX(otra.id)')
      .from(ConsultaBuro, 'otra')
      .where("otra.cedula IN (:...cedulas) AND otra.estado = 'lista' AND otra.score IS NOT NULL")
      .groupBy('otra.cedula')
      .getQuery();
    return manager
      .createQueryBuilder()
      .from(ConsultaBuro, 'consulta')
      .select('consulta.id', 'id')
      .addSelect('consulta.cedula', 'cedula')
      .addSelect('consulta.score', 'puntaje')
      .addSelect('consulta.fecha', 'fecha')
      .where(`consulta.id IN ${ultima}`, { cedulas: [] });
  });

  constructor(private readonly dataSource: DataSource) {}

  async get(id: number, manager?: EntityManager): Promise<InformeRow | null> {
    return this.one(this.whole(manager).where('consulta.id = :id', { id }));
  }

  /** The newest report, of any day. */
  async findLastInforme(cedula: string, manager?: EntityManager): Promise<InformeRow | null> {
    const query = this.whole(manager)
      .where('consulta.cedula = :cedula AND consulta.estado = :estado', { cedula, estado: 'lista' })
      // a report removed by retention does not count
      .andWhere('consulta.contenido IS NOT NULL');
    return this.one(query.orderBy('consulta.id', 'DESC').limit(1));
  }

  /** Scores alone, by cédula, for the risk matrix. One statement. */
  async findLastPuntajes(
    cedulas: readonly string[],
    manager: EntityManager,
  ): Promise<Map<string, { id: number; puntaje: number; fecha: Fecha }>> {
    if (cedulas.length === 0) return new Map();
    const rows = await this.readPuntajes(manager, { cedulas });
    return new Map(rows.map(({ cedula, ...puntaje }) => [cedula, puntaje]));
  }

  /** The last answer about a person and its author; unknown persons have no score. */
  async findLastRespuesta(cedula: string, manager?: EntityManager): Promise<RespuestaDeBuro | null> {
    const query = this.flat(manager)
      .addSelect('consulta.score', 'puntaje')
      .where(
        "consulta.cedula = :cedula AND (consulta.estado = 'desconocida' OR (consulta.estado = 'lista' AND consulta.contenido IS NOT NULL))",
        {
          cedula,
        },
      )
      .orderBy('consulta.id', 'DESC')
      .limit(1);
    const row = await readOne<ConsultaRow & { puntaje: number | null }>(query);
    if (row === null) return null;
    const { id, puntaje, fecha, nombre, apellido } = row;
    return { id, puntaje, fecha, usuario: `${nombre} ${apellido}`.trim() };
  }

  /** Last declared debts, in dollars: liabilities of the financial statement. null = no statement. One statement. */
  async findDeudaDeclarada(cedula: string, manager: EntityManager): Promise<number | null> {
    const pasivos = valoresDeSeccion('pasivos');
    const query = manager
      .createQueryBuilder()
      .from(Finanzas, 'finanzas')
      .innerJoin(Solicitud, 'solicitud', 'solicitud.id = finanzas.solicitudId AND solicitud.reemplazadaEn IS NULL')
      .innerJoin(Persona, 'persona', 'persona.id = solicitud.personaId')
      .select(pasivos.map((nombre) => `finanzas.${nombre} AS ${nombre}`))
      .where('persona.identificacion = :cedula', { cedula })
      .orderBy('finanzas.id', 'DESC')
      .limit(1);
    const row = await readOne<Record<string, unknown>>(query);
    return row === null ? null : sumarMontos(pasivos.map((nombre) => Number(row[nombre]))) / 100;
  }

  /** The last answer of that day. */
  async findAnsweredOn(cedula: string, fecha: string, manager: EntityManager): Promise<ConsultaRow | null> {
    const query = this.flat(manager)
      .where('consulta.cedula = :cedula AND consulta.fecha = :fecha AND consulta.estado IN (:...estados)')
      .setParameters({ cedula, fecha, estados: ['lista', 'desconocida'] });
    return this.one(query.orderBy('consulta.vuelta', 'DESC').limit(1));
  }

  /** A query in progress, or whose process died. */
  async findPending(cedula: string, manager: EntityManager): Promise<ConsultaRow | null> {
    const query = this.flat(manager).where('consulta.cedula = :cedula AND consulta.estado = :estado', {
      cedula,
      estado: 'pidiendo',
    });
    return this.one(query.orderBy('consulta.id', 'DESC').limit(1));
  }

  /** The last date stored for this person. */
  async findConsentimiento(cedula: string, manager: EntityManager): Promise<string | null> {
    const query = manager
      .createQueryBuilder()
      .from(ConsultaBuro, 'consulta')
      .select('consulta.consentimiento', 'consentimiento')
      .where('consulta.cedula = :cedula AND consulta.consentimiento IS NOT NULL', { cedula })
      .orderBy('consulta.id', 'DESC')
      .limit(1);
    return (await readOne<{ consentimiento: string }>(query))?.consentimiento ?? null;
  }

  async list(request: ListRequest): Promise<Page<ConsultaRow>> {
    const { cedula } = request.filter;
    const narrow = this.dataSource
      .createQueryBuilder()
      .from(ConsultaBuro, 'consulta')
      .where('consulta.cedula = :cedula', { cedula });
    const page = await pageOf<ConsultaRow>(
      this.flat().where('consulta.cedula = :cedula', { cedula }),
      request,
      'consulta',
      {},
      narrow,
    );
    return { ...page, rows: page.rows.map(readable) };
  }

  /** @throws the unique violation if another request was first. */
  async reserve(tx: Tx, nueva: NuevaConsulta): Promise<number> {
    const { identifiers } = await tx.manager.insert(ConsultaBuro, {
      ...nueva,
      estado: 'pidiendo',
      contenido: null,
      score: null,
      prueba: false,
      consultadoPor: tx.actor.id,
      consultadoEn: tx.now,
      respondidoEn: null,
      fallo: null,
    });
    return identifiers[0]?.id as number;
  }

  /** Guarded: 0 = no longer in progress. */
  finish(
    tx: Tx,
    id: number,
    final: Partial<Pick<ConsultaBuro, 'contenido' | 'score' | 'prueba' | 'fallo'>> & { estado: EstadoDeConsulta },
  ): Promise<number> {
    return updateWhere(tx.manager, ConsultaBuro, { id, estado: 'pidiendo' }, { ...final, respondidoEn: tx.now });
  }

  async saveConsentimiento(tx: Tx, id: number, consentimiento: string): Promise<void> {
    await tx.manager.update(ConsultaBuro, { id }, { consentimiento });
  }

  private async one<T extends ConsultaRow>(query: SelectQueryBuilder<ObjectLiteral>): Promise<T | null> {
    const row = await readOne<T>(query);
    return row === null ? null : readable(row);
  }

  private whole(manager?: EntityManager): SelectQueryBuilder<ObjectLiteral> {
    return this.flat(manager).addSelect('consulta.contenido', 'contenido');
  }

  private flat(manager: EntityManager = this.dataSource.manager): SelectQueryBuilder<ObjectLiteral> {
    const query = manager
      .createQueryBuilder()
      .from(ConsultaBuro, 'consulta')
      .innerJoin(Usuario, 'usuario', 'usuario.id = consulta.consultadoPor')
      .leftJoin(Plan, 'planAhorro', 'planAhorro.id = consulta.planId')
      .leftJoin(Persona, 'persona', 'persona.identificacion = consulta.cedula')
      .select('usuario.nombre', 'nombre')
      .addSelect('usuario.apellido', 'apellido')
      .addSelect('planAhorro.idCodigo', 'idCodigo')
      .addSelect('persona.nombres', 'clienteNombres')
      .addSelect('persona.apellidoPaterno', 'clientePaterno')
      .addSelect('persona.apellidoMaterno', 'clienteMaterno');
    for (const column of COLUMNS) query.addSelect(`consulta.${column}`, column);
    return query;
  }
}

const readable = <T extends ConsultaRow>(row: T): T => ({
  ...row,
  prueba: boolOf(row.prueba),
  consultadoEn: isoOf(row.consultadoEn) as string,
});
