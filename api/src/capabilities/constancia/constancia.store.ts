import type { DataSource, EntityManager } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readMany, readOne } from '../../db/engine/read';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Archivo } from '../../entities/archivo.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Constancia, ConstanciaCopia } from '../../entities/constancia.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Participante } from '../../entities/participante.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import type { AsambleaRow } from '../asamblea';
import { nombreDeCliente } from '../persona';
import { nombreUnido, unirUsuario } from '../usuario';
import type { CorreccionVista } from './constancia.dto';

export interface ConstanciaRow
  extends Pick<Constancia, 'id' | 'lista' | 'listaSha256' | 'participantes' | 'planes' | 'enlace' | 'version'> {
  /** ISO. */
  instaladaEn: string;
  instaladaPor: string | null;
  readonly copias: readonly CopiaRow[];
}

/** A copy with what was handed over and for whom. */
export interface CopiaRow
  extends Pick<
    ConstanciaCopia,
    | 'id'
    | 'entregadaA'
    | 'identificacion'
    | 'calidad'
    | 'pedidaEl'
    | 'fecha'
    | 'medio'
    | 'correo'
    | 'nota'
    | 'extractoId'
    | 'planId'
  > {
  /** Of the issued document; null = a copy of which it was not noted. */
  readonly tipo: 'acta' | 'constancia' | null;
  readonly numeroVersion: number | null;
  readonly sha256: string | null;
  /** Of the file that was handed over. */
  readonly sha256DeArchivo: string | null;
  readonly idCodigo: string | null;
  /** Name of the member. */
  readonly titular: string | null;
  readonly participo: boolean;
  readonly registradaPor: string | null;
  /** ISO. */
  readonly registradaEn: string;
}

export interface Miembro {
  readonly planId: number;
  readonly personaId: number;
  readonly idCodigo: string;
  /** He was in this assembly with this plan. */
  readonly participo: boolean;
}

const DE_COPIA = [
  ...['entregadaA', 'identificacion', 'calidad', 'pedidaEl', 'fecha', 'medio', 'correo', 'nota'],
  ...['extractoId', 'planId', 'registradaEn'],
] as const;
const nombres = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const;
const OWN = ['lista', 'listaSha256', 'participantes', 'planes', 'enlace', 'version', 'instaladaEn'];

export class ConstanciaStore {
  constructor(private readonly dataSource: DataSource) {}

  /** `null` = not frozen. */
  async ofAssembly(
    asambleaId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ConstanciaRow | null> {
    const query = manager.createQueryBuilder().from(Constancia, 'c').select('c.id', 'id');
    for (const column of OWN) query.addSelect(`c.${column}`, column);
    query.where('c.asambleaId = :asambleaId', { asambleaId });
    const row = await readOne<ConstanciaRow>(unirUsuario(query, 'u', 'c.instaladaPor'));
    if (row === null) return null;
    return {
      ...row,
      instaladaEn: isoOf(row.instaladaEn) as string,
      instaladaPor: nombreUnido(row, 'u'),
      copias: await this.listCopias(row.id, manager),
    };
  }

  /** Oldest first. */
  async listCopias(constanciaId: number, manager: EntityManager = this.dataSource.manager): Promise<CopiaRow[]> {
    const query = manager
      .createQueryBuilder()
      .from(ConstanciaCopia, 'k')
      .innerJoin(Constancia, 'c', 'c.id = k.constanciaId')
      .leftJoin(DocumentoEmitido, 'd', 'd.id = k.documentoId')
      .leftJoin(Archivo, 'f', 'f.id = COALESCE(k.extractoId, d.archivoId)')
      .leftJoin(Plan, 'l', 'l.id = k.planId')
      .leftJoin(Persona, 'p', 'p.id = k.personaId')
      .leftJoin(Participante, 'x', 'x.asambleaId = c.asambleaId AND x.planId = k.planId AND x.personaId = k.personaId')
      .select('k.id', 'id')
      .addSelect('d.tipo', 'tipo')
      .addSelect('d.numeroVersion', 'numeroVersion')
      .addSelect('d.sha256', 'sha256')
      .addSelect('f.sha256', 'sha256DeArchivo')
      .addSelect('l.idCodigo', 'idCodigo')
      .addSelect('x.id', 'participante')
      .where('k.constanciaId = :constanciaId', { constanciaId })
      .orderBy('k.id', 'ASC');
    for (const column of DE_COPIA) query.addSelect(`k.${column}`, column);
    for (const column of nombres) query.addSelect(`p.${column}`, column);
    const rows = await readMany<Record<string, unknown>>(unirUsuario(query, 'u', 'k.registradaPor'));
    return rows.map((row) => ({
      ...(row as unknown as CopiaRow),
      fecha: String(row['fecha']),
      registradaEn: isoOf(row['registradaEn']) as string,
      registradaPor: nombreUnido(row, 'u'),
      titular: row['nombres'] === null ? null : nombreDeCliente(row as never),
      participo: row['participante'] !== null,
    }));
  }

  /** The plan of a member of the group by his number: as he was in the assembly, else as he is today; null = he is none. */
  async findMiembro(
    { id, grupoId }: Pick<AsambleaRow, 'id' | 'grupoId'>,
    cedula: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Miembro | null> {
    const enAsamblea = manager
      .createQueryBuilder()
      .from(Participante, 'x')
      .select('x.planId', 'planId')
      .addSelect('x.personaId', 'personaId')
      .addSelect('x.idCodigo', 'idCodigo')
      .where('x.asambleaId = :id AND x.cedula = :cedula', { id, cedula })
      .orderBy('x.id', 'ASC');
    const [participante] = await readMany<Omit<Miembro, 'participo'>>(enAsamblea);
    if (participante !== undefined) return { ...participante, participo: true };
    const enGrupo = manager
      .createQueryBuilder()
      .from(Persona, 'p')
      .innerJoin(PlanTitular, 't', 't.personaId = p.id AND t.hasta IS NULL')
      .innerJoin(Plan, 'l', 'l.id = t.planId AND l.grupoId = :grupoId', { grupoId })
      .select('l.id', 'planId')
      .addSelect('p.id', 'personaId')
      .addSelect('l.idCodigo', 'idCodigo')
      .where('p.identificacion = :cedula', { cedula })
      .orderBy('l.id', 'ASC');
    const [titular] = await readMany<Omit<Miembro, 'participo'>>(enGrupo);
    return titular === undefined ? null : { ...titular, participo: false };
  }

  /** Corrections of the assembly before its minutes, from the audit. */
  async listCorrecciones(
    asambleaId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<CorreccionVista[]> {
    const query = manager
      .createQueryBuilder()
      .from(Auditoria, 'a')
      .select('a.instante', 'instante')
      .addSelect('a.despues', 'despues')
      .where("a.recurso = 'asamblea' AND a.recursoId = :recursoId AND a.accion = 'corregir'", {
        recursoId: String(asambleaId),
      })
      .orderBy('a.id', 'ASC');
    const rows = await readMany<{ instante: unknown; despues: string | null }>(unirUsuario(query, 'u', 'a.usuarioId'));
    return rows.map((row) => {
      const {
        motivo = '',
        participantes: _,
        ...campos
      } = JSON.parse(row.despues ?? '{}') as { motivo?: string } & Record<string, unknown>;
      return {
        fecha: isoOf(row.instante) as string,
        quien: nombreUnido(row, 'u') ?? 'Sistema',
        campos: Object.keys(campos).sort(),
        motivo,
      };
    });
  }

  /** Inserts the frozen list, with its author and instant. */
  async freeze(
    { manager, actor, now }: Pick<Tx, 'manager' | 'actor' | 'now'>,
    row: Pick<Constancia, 'asambleaId' | 'lista' | 'listaSha256' | 'participantes' | 'planes' | 'enlace'>,
  ): Promise<void> {
    await manager.insert(Constancia, { ...row, instaladaEn: now, instaladaPor: actor.id || null, version: 1 });
  }

  /** Returns the affected rows, 0 = stale version. */
  async update(
    manager: EntityManager,
    { id, version }: Pick<ConstanciaRow, 'id' | 'version'>,
    cambio: Partial<Pick<Constancia, 'enlace'>>,
  ): Promise<number> {
    return guardedUpdate(manager, Constancia, { id, version }, cambio);
  }

  /** Returns its key. */
  async insertCopia(manager: EntityManager, row: Omit<ConstanciaCopia, 'id'>): Promise<number> {
    const { identifiers } = await manager.insert(ConstanciaCopia, row);
    return Number(identifiers[0]?.['id']);
  }
}
