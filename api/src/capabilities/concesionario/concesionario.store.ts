import {
  concesionarioIncompleto,
  formularioDeConcesionario,
  formularioDeDispositivoDeConcesionario,
  formularioDeEjecutivoDeConcesionario,
  mensajes,
  type TablaDeConcesionario,
  type TablaDeDispositivoDeConcesionario,
  type TablaDeEjecutivoDeConcesionario,
} from '@adjudica/domain';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { readMany } from '../../db/engine/read';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import { Concesionario, Dispositivo, EjecutivoConcesionario } from '../../entities/concesionario.entity';
import { type RecordDefinition, RecordTable } from '../../records';
import type {
  ConcesionarioElegible,
  ConcesionarioVista,
  DispositivoVista,
  EjecutivoConcesionarioVista,
} from './concesionario.dto';
import { listaDeConcesionarios, listaDeDispositivos, listaDeEjecutivosDeConcesionario } from './concesionario.lista';

const { propios } = mensajes;
const columna = 'concesionarioId';
const dueno = { columna, entity: Concesionario } as const;

/** Deleting one deletes its executives and devices, unless one of them is referenced (CON-519). */
const concesionarios: RecordDefinition<TablaDeConcesionario, ConcesionarioVista> = {
  registro: formularioDeConcesionario,
  entity: Concesionario,
  lista: listaDeConcesionarios,
  busca: ['nombreComercial', 'razonSocial', 'ruc', 'codigo'],
  unicos: [
    { campos: ['nombreComercial'], mensaje: propios.concesionarioYaExiste },
    { campos: ['codigo'], mensaje: propios.codigoDeConcesionarioYaExiste },
  ],
  partes: [EjecutivoConcesionario, Dispositivo].map((entity) => ({ entity, columna })),
  agrega: (query) =>
    query.addSelect(
      (sub) =>
        sub
          .select('COUNT(*)')
          .from(EjecutivoConcesionario, 'ejecutivo')
          .where("ejecutivo.concesionarioId = registro.id AND ejecutivo.estado = 'A'"),
      'ejecutivos',
    ),
  vista: (valores, { ejecutivos }) => ({
    ...valores,
    incompleta: concesionarioIncompleto({ ...valores, ejecutivos: Number(ejecutivos) }),
  }),
};

const ejecutivos: RecordDefinition<TablaDeEjecutivoDeConcesionario, EjecutivoConcesionarioVista> = {
  registro: formularioDeEjecutivoDeConcesionario,
  entity: EjecutivoConcesionario,
  lista: listaDeEjecutivosDeConcesionario,
  busca: ['nombre', 'correo'],
  dueno,
  unicos: [{ campos: ['nombre', 'departamento'], mensaje: propios.ejecutivoYaExiste }],
  vista: (valores, { concesionarioId }) => ({ ...valores, concesionarioId: Number(concesionarioId) }),
};

const dispositivos: RecordDefinition<TablaDeDispositivoDeConcesionario, DispositivoVista> = {
  registro: formularioDeDispositivoDeConcesionario,
  entity: Dispositivo,
  lista: listaDeDispositivos,
  busca: ['nombre'],
  dueno,
  unicos: [{ campos: ['nombre'], mensaje: propios.dispositivoYaExiste }],
  agrega: (query) =>
    query
      .leftJoin(Concesionario, 'concesionario', 'concesionario.id = registro.concesionarioId')
      .addSelect('concesionario.nombreComercial', 'concesionario'),
  vista: (valores, row) => ({
    ...valores,
    concesionarioId: row[columna] === null ? null : Number(row[columna]),
    concesionario: row.concesionario as string | null,
  }),
};

type Elegible = Omit<ConcesionarioElegible, 'ejecutivos' | 'incompleta'>;
type Suyo = ConcesionarioElegible['ejecutivos'][number] & { concesionarioId: number };
const alfabetico = new Intl.Collator('es');
const ELEGIBLE = ['id', 'codigo', 'nombreComercial', 'razonSocial', 'direccion', 'telefono', 'negociacion'];

export class Concesionarios extends RecordTable<TablaDeConcesionario, ConcesionarioVista> {
  constructor(private readonly work: UnitOfWork) {
    super(work, concesionarios);
  }

  /** CON-511: active dealers with their active executives, for the selectors. */
  async listElegibles(): Promise<ConcesionarioElegible[]> {
    const activos = <T>(entity: EntityTarget<ObjectLiteral>, columnas: readonly string[]): Promise<T[]> =>
      readMany<T>(
        this.work.outside
          .createQueryBuilder()
          .from(entity, 'elegible')
          .select(columnas.map((c) => `elegible.${c} AS ${c}`))
          .where("elegible.estado = 'A'"),
      );
    const [rows, ejecutivosDelConcesionario] = await Promise.all([
      activos<Elegible>(Concesionario, ELEGIBLE),
      activos<Suyo>(EjecutivoConcesionario, ['id', 'concesionarioId', 'nombre', 'departamento']),
    ]);
    // in Spanish order: the embedded engine would put Íñigo after Zoila
    rows.sort((a, b) => alfabetico.compare(a.nombreComercial, b.nombreComercial));
    ejecutivosDelConcesionario.sort((a, b) => alfabetico.compare(a.nombre, b.nombre));
    const porConcesionario = Map.groupBy(ejecutivosDelConcesionario, ({ concesionarioId }) => concesionarioId);
    return rows.map((row) => {
      const negociacion = row.negociacion === null ? null : Number(row.negociacion);
      const ejecutivos = (porConcesionario.get(row.id) ?? []).map(({ concesionarioId: _, ...ejecutivo }) => ejecutivo);
      const incompleta = concesionarioIncompleto({ negociacion, ejecutivos: ejecutivos.length });
      return { ...row, negociacion, incompleta, ejecutivos };
    });
  }
}

export class EjecutivosDeConcesionario extends RecordTable<
  TablaDeEjecutivoDeConcesionario,
  EjecutivoConcesionarioVista
> {
  constructor(work: UnitOfWork) {
    super(work, ejecutivos);
  }
}

export class DispositivosDeConcesionario extends RecordTable<TablaDeDispositivoDeConcesionario, DispositivoVista> {
  constructor(work: UnitOfWork) {
    super(work, dispositivos);
  }
}
