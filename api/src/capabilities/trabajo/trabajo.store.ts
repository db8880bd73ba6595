import type { DataSource } from 'typeorm';
import { readMany } from '../../db/engine/read';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { Tarea, TareaTipo } from '../../entities/tarea.entity';
import { nombreUnido, unirUsuario } from '../usuario';

/** An open task that somebody has. */
export interface TareaTomada {
  readonly codigo: string;
  readonly idCodigo: string;
  readonly dueno: string;
}

/** What the rows of a user's work show besides what tasks, plans and decisions say of themselves. Read-only. */
export class TrabajoStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Open tasks of these kinds that somebody else has taken. */
  async tomadasPorOtros(codigos: readonly string[], yo: number): Promise<TareaTomada[]> {
    if (codigos.length === 0) return [];
    const query = this.dataSource
      .createQueryBuilder()
      .from(Tarea, 'tarea')
      .innerJoin(TareaTipo, 'tareaTipo', 'tareaTipo.id = tarea.tipoId')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = tarea.planId')
      .select('tareaTipo.codigo', 'codigo')
      .addSelect('planAhorro.idCodigo', 'idCodigo')
      .where("tarea.estado IN ('P', 'A') AND tarea.usuarioId <> :yo AND tareaTipo.codigo IN (:...codigos)", {
        yo,
        codigos: [...codigos],
      });
    const rows = await readMany<{ codigo: string; idCodigo: string }>(unirUsuario(query, 'dueno', 'tarea.usuarioId'));
    return rows.map((row) => ({ codigo: row.codigo, idCodigo: row.idCodigo, dueno: nombreUnido(row, 'dueno') ?? '' }));
  }

  /** Mobile telephone of each person, or the other one. */
  async telefonos(cedulas: readonly string[]): Promise<Map<string, string | null>> {
    if (cedulas.length === 0) return new Map();
    const rows = await readMany<{ cedula: string; celular: string | null; telefono: string | null }>(
      this.dataSource
        .createQueryBuilder()
        .from(Persona, 'persona')
        .select('persona.identificacion', 'cedula')
        .addSelect('persona.celular', 'celular')
        .addSelect('persona.telefono', 'telefono')
        .where('persona.identificacion IN (:...cedulas)', { cedulas: [...new Set(cedulas)] }),
    );
    return new Map(rows.map(({ cedula, celular, telefono }) => [cedula, celular ?? telefono]));
  }
}
