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
    const query = manager.createQueryBuilder().from(Constancia, 'constancia').select('constancia.id', 'id');
    for (const column of OWN) query.addSelect(`constancia.${column}`, column);
    query.where('constancia.asambleaId = :asambleaId', { asambleaId });
    const row = await readOne<ConstanciaRow>(unirUsuario(query, 'autor', 'constancia.instaladaPor'));
    if (row === null) return null;
    return {
      ...row,
      instaladaEn: isoOf(row.instaladaEn) as string,
      instaladaPor: nombreUnido(row, 'autor'),
      copias: await this.listCopias(row.id, manager),
    };
  }

  /** Oldest first. */
  async listCopias(constanciaId: number, manager: EntityManager = this.dataSource.manager): Promise<CopiaRow[]> {
    const query = manager
      .createQueryBuilder()
      .from(ConstanciaCopia, 'constanciaCopia')
      .innerJoin(Constancia, 'constancia', 'constancia.id = constanciaCopia.constanciaId')
      .leftJoin(DocumentoEmitido, 'emitido', 'emitido.id = constanciaCopia.documentoId')
      .leftJoin(Archivo, 'archivo', 'archivo.id = COALESCE(constanciaCopia.extractoId, emitido.archivoId)')
      .leftJoin(Plan, 'planAhorro', 'planAhorro.id = constanciaCopia.planId')
      .leftJoin(Persona, 'persona', 'persona.id = constanciaCopia.personaId')
      .leftJoin(
        Participante,
        'participante',
        'participante.asambleaId = constancia.asambleaId AND participante.planId = constanciaCopia.planId AND participante.personaId = constanciaCopia.personaId',
      )
      .select('constanciaCopia.id', 'id')
      .addSelect('emitido.tipo', 'tipo')
      .addSelect('emitido.numeroVersion', 'numeroVersion')
      .addSelect('emitido.sha256', 'sha256')
      .addSelect('archivo.sha256', 'sha256DeArchivo')
      .addSelect('planAhorro.idCodigo', 'idCodigo')
      .addSelect('participante.id', 'participante')
      .where('constanciaCopia.constanciaId = :constanciaId', { constanciaId })
      .orderBy('constanciaCopia.id', 'ASC');
    for (const column of DE_COPIA) query.addSelect(`constanciaCopia.${column}`, column);
    for (const column of nombres) query.addSelect(`persona.${column}`, column);
    const rows = await readMany<Record<string, unknown>>(unirUsuario(query, 'autor', 'constanciaCopia.registradaPor'));
    return rows.map((row) => ({
      ...(row as unknown as CopiaRow),
      fecha: String(row['fecha']),
      registradaEn: isoOf(row['registradaEn']) as string,
      registradaPor: nombreUnido(row, 'autor'),
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
      .from(Participante, 'participante')
      .select('participante.planId', 'planId')
      .addSelect('participante.personaId', 'personaId')
      .addSelect('participante.idCodigo', 'idCodigo')
      .where('participante.asambleaId = :id AND participante.cedula = :cedula', { id, cedula })
      .orderBy('participante.id', 'ASC');
    const [participante] = await readMany<Omit<Miembro, 'participo'>>(enAsamblea);
    if (participante !== undefined) return { ...participante, participo: true };
    const enGrupo = manager
      .createQueryBuilder()
      .from(Persona, 'persona')
      .innerJoin(PlanTitular, 'titular', 'titular.personaId = persona.id AND titular.hasta IS NULL')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = titular.planId AND planAhorro.grupoId = :grupoId', { grupoId })
      .select('planAhorro.id', 'planId')
      .addSelect('persona.id', 'personaId')
      .addSelect('planAhorro.idCodigo', 'idCodigo')
      .where('persona.identificacion = :cedula', { cedula })
      .orderBy('planAhorro.id', 'ASC');
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
      .from(Auditoria, 'auditoria')
      .select('auditoria.instante', 'instante')
      .addSelect('auditoria.despues', 'despues')
      .where("auditoria.recurso = 'asamblea' AND auditoria.recursoId = :recursoId AND auditoria.accion = 'corregir'", {
        recursoId: String(asambleaId),
      })
      .orderBy('auditoria.id', 'ASC');
    const rows = await readMany<{ instante: unknown; despues: string | null }>(
      unirUsuario(query, 'autor', 'auditoria.usuarioId'),
    );
    return rows.map((row) => {
      const {
        motivo = '',
        participantes: _,
        ...campos
      } = JSON.parse(row.despues ?? '{}') as { motivo?: string } & Record<string, unknown>;
      return {
        fecha: isoOf(row.instante) as string,
        quien: nombreUnido(row, 'autor') ?? 'Sistema',
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
