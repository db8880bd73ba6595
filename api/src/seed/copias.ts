import { claveDe, instanteDe, sumarDias } from '@adjudica/domain';
import type { EntityManager, EntityMetadata, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { In, Like } from 'typeorm';
import { SERIE_DE_ORDENES } from '../capabilities/orden-de-compra';
import { SERIE_DE_PAGARES } from '../capabilities/pagare';
import { SERIE_DE_PAGOS } from '../capabilities/solicitud-de-pago';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { CarpetaEnvio } from '../entities/carpeta-envio.entity';
import { CartaSalida } from '../entities/carta-salida.entity';
import { Contador } from '../entities/contador.entity';
import { Contrato, ContratoBloque, ContratoTexto } from '../entities/contrato.entity';
import { Conyuge } from '../entities/conyuge.entity';
import { Depositario } from '../entities/depositario.entity';
import { Documento, DocumentoDecision, DocumentoVersion } from '../entities/documento.entity';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { Evento } from '../entities/evento.entity';
import { Finanzas } from '../entities/finanzas.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { Notificacion } from '../entities/notificacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../entities/orden-de-compra.entity';
import { Pagare, PagareCuota } from '../entities/pagare.entity';
import { Persona } from '../entities/persona.entity';
import { Plan } from '../entities/plan.entity';
import { Prenda } from '../entities/prenda.entity';
import { Referencia } from '../entities/referencia.entity';
import { EvaluacionRiesgo, ExcepcionRiesgo, RiesgoPlan } from '../entities/riesgo.entity';
import { Solicitud } from '../entities/solicitud.entity';
import { type DocumentoJuzgado, SolicitudDePago } from '../entities/solicitud-de-pago.entity';
import { Tarea } from '../entities/tarea.entity';
import { Usuario } from '../entities/usuario.entity';
import { type Entidad, type Fila, FilasNumeradas } from './filas';

/** Which rows hang on a folder: the tables in the order in which they refer to each other, and by which column. */
const TABLAS: readonly [Entidad, columna: string, de: Entidad][] = [
  [Solicitud, 'planId', Plan],
  [Conyuge, 'solicitudId', Solicitud],
  [Finanzas, 'solicitudId', Solicitud],
  [Referencia, 'solicitudId', Solicitud],
  [Depositario, 'planId', Plan],
  [Documento, 'planId', Plan],
  [DocumentoVersion, 'documentoId', Documento],
  [DocumentoDecision, 'documentoVersionId', DocumentoVersion],
  [CarpetaEnvio, 'carpetaId', Carpeta],
  [RiesgoPlan, 'carpetaId', Carpeta],
  [EvaluacionRiesgo, 'riesgoId', RiesgoPlan],
  [ExcepcionRiesgo, 'carpetaId', Carpeta],
  [Evento, 'planId', Plan],
  [Tarea, 'planId', Plan],
  [Pagare, 'planId', Plan],
  [PagareCuota, 'pagareId', Pagare],
  [Prenda, 'pagareId', Pagare],
  [Contrato, 'planId', Plan],
  [ContratoBloque, 'contratoId', Contrato],
  [ContratoTexto, 'bloqueId', ContratoBloque],
];

/** Whose folder it is; the keys that its rows refer to. */
export interface Expediente {
  plan: Pick<Plan, 'id' | 'idCodigo' | 'monto' | 'valorCuota'> & { readonly meses: number };
  persona: Persona;
  adjudicacionId: number;
  carpetaId: number;
  ejecutivoId: number;
  abiertaEn: Date;
}

/** A folder that the services filled, with all that hangs on it, by table. */
export interface Modelo extends Expediente {
  filas: ReadonlyMap<Entidad, readonly Fila[]>;
  carpeta: Pick<Carpeta, 'idDepartamento' | 'documentosTotal' | 'documentosListos' | 'estadoDocumentos' | 'version'>;
  /** First and last instant of what was done with it. */
  desde: Date;
  hasta: Date;
  /** Identifications in it that are not its holder's: spouse, keeper, references. */
  ajenas: readonly string[];
}

export async function leerModelo(manager: EntityManager, expediente: Expediente): Promise<Modelo> {
  const filas = new Map<Entidad, Fila[]>();
  const idsDe = (entidad: Entidad): number[] =>
    entidad === Plan
      ? [expediente.plan.id]
      : entidad === Carpeta
        ? [expediente.carpetaId]
        : (filas.get(entidad) ?? []).map(({ id }) => id as number);
  const leer = async (
    entidad: Entidad,
    where: FindOptionsWhere<ObjectLiteral> | FindOptionsWhere<ObjectLiteral>[],
  ): Promise<void> => {
    const leidas = (await manager.find(entidad, { where, order: { id: 'ASC' } })) as Fila[];
    // a copy names the file of the model, and does not say that it was printed from other facts
    filas.set(entidad, entidad === DocumentoEmitido ? leidas.map((fila) => ({ ...fila, hechos: null })) : leidas);
  };
  for (const [entidad, columna, de] of TABLAS) await leer(entidad, { [columna]: In(idsDe(de)) });
  await leer(FichaPlan, { adjudicacionId: expediente.adjudicacionId });
  const fichas = (filas.get(FichaPlan) ?? []).map(({ fichaId }) => fichaId);
  await leer(FichaBien, { id: In(fichas) });
  await leer(MedioAprobacion, { fichaId: In(fichas) });
  await leer(OrdenDeCompra, { medioId: In(idsDe(MedioAprobacion)) });
  await leer(OrdenPlan, { ordenId: In(idsDe(OrdenDeCompra)) });
  await leer(SolicitudDePago, { ordenId: In(idsDe(OrdenDeCompra)) });
  await leer(CartaSalida, { adjudicacionId: expediente.adjudicacionId });
  await leer(DocumentoEmitido, [
    { solicitudId: In(idsDe(Solicitud)) },
    { ordenId: In(idsDe(OrdenDeCompra)) },
    { solicitudDePagoId: In(idsDe(SolicitudDePago)) },
    { cartaSalidaId: In(idsDe(CartaSalida)) },
    { pagareId: In(idsDe(Pagare)) },
    { prendaId: In(idsDe(Prenda)) },
    { contratoId: In(idsDe(Contrato)) },
  ]);
  const { identificacion } = expediente.persona;
  const dePlan = claveDe(identificacion, expediente.plan.idCodigo);
  const avisos: FindOptionsWhere<Notificacion>[] = [
    { recurso: 'plan', clave: dePlan },
    { recurso: 'documento', clave: Like(`${dePlan}/%`) },
    { recurso: 'medio-aprobacion', clave: In(idsDe(MedioAprobacion).map(String)) },
    { recurso: 'pagare', clave: In(idsDe(Pagare).map(String)) },
    { recurso: 'contrato', clave: expediente.plan.idCodigo },
  ];
  await leer(Notificacion, avisos);
  const instantes = (filas.get(Evento) ?? []).map(({ fecha }) => (fecha as Date).getTime());
  const ajenas = [Conyuge, Depositario, Referencia].flatMap((entidad) =>
    (filas.get(entidad) ?? []).flatMap(({ identificacion }) =>
      typeof identificacion === 'string' ? [identificacion] : [],
    ),
  );
  return {
    ...expediente,
    filas,
    carpeta: await manager.findOneByOrFail(Carpeta, { id: expediente.carpetaId }),
    desde: new Date(Math.min(...instantes)),
    hasta: new Date(Math.max(...instantes)),
    ajenas: [...new Set(ajenas)],
  };
}

/** What of a copied row, which gets the key `id`, is another than the model's; `undefined` = nothing. */
export type Retoque = (entidad: Entidad, fila: Fila, destino: Expediente, id: number) => Fila | undefined;

const SEMANA_MS = 7 * 86_400_000;
/** In the order in which they are written: who is referred to comes first. */
const ORDEN: readonly Entidad[] = [
  ...TABLAS.map(([entidad]) => entidad),
  FichaBien,
  FichaPlan,
  MedioAprobacion,
  OrdenDeCompra,
  OrdenPlan,
  SolicitudDePago,
  CartaSalida,
  DocumentoEmitido,
  Notificacion,
];
/** Tables whose keys are numbers of a counter, and its name. */
const SERIES: readonly [Entidad, string][] = [
  [OrdenDeCompra, SERIE_DE_ORDENES],
  [SolicitudDePago, SERIE_DE_PAGOS],
  [Pagare, SERIE_DE_PAGARES],
];

/**
 * Copies of filled folders for other awards: every row of the model with the keys, names, codes and days of its own award. What the services
 * made consistent (counts, totals, scores, states) stays so, because it is copied whole. One `Copiador` a transaction.
 */
export class Copiador {
  private readonly carpetas = new Map<Modelo, number[]>();

  private constructor(
    private readonly manager: EntityManager,
    private readonly filas: FilasNumeradas,
    private readonly retoque: Retoque,
  ) {}

  static async abrir(manager: EntityManager, retoque: Retoque): Promise<Copiador> {
    return new Copiador(manager, await FilasNumeradas.abrir(manager, ORDEN), retoque);
  }

  /** False when what was done with the model would lie after `ahora`: that award is too young. */
  copiar(modelo: Modelo, destino: Expediente, ahora: Date, identificaciones: readonly string[]): boolean {
    const semanas = Math.ceil((destino.abiertaEn.getTime() - modelo.desde.getTime()) / SEMANA_MS);
    const retraso = semanas * SEMANA_MS;
    if (modelo.hasta.getTime() + retraso > ahora.getTime()) return false;
    const claves = new Map<string, ReadonlyMap<number, number>>([
      [nombreDe(this.manager, Plan), new Map([[modelo.plan.id, destino.plan.id]])],
      [nombreDe(this.manager, Persona), new Map([[modelo.persona.id, destino.persona.id]])],
      [nombreDe(this.manager, Adjudicacion), new Map([[modelo.adjudicacionId, destino.adjudicacionId]])],
      [nombreDe(this.manager, Carpeta), new Map([[modelo.carpetaId, destino.carpetaId]])],
      [nombreDe(this.manager, Usuario), new Map([[modelo.ejecutivoId, destino.ejecutivoId]])],
    ]);
    const textos = new Map([
      [modelo.plan.idCodigo, destino.plan.idCodigo],
      [modelo.persona.identificacion, destino.persona.identificacion],
      [nombreCompleto(modelo.persona), nombreCompleto(destino.persona)],
      ...modelo.ajenas.map((ajena, i): [string, string] => [ajena, identificaciones[i] as string]),
    ]);
    const senaladas: Fila[] = [];
    const medios: Fila[] = [];
    const buscados = new RegExp([...textos.keys()].join('|'), 'g');
    const enLaCopia = (escrito: string): string => escrito.replace(buscados, (texto) => textos.get(texto) as string);
    for (const entidad of ORDEN) {
      const suyas = new Map<number, number>();
      claves.set(nombreDe(this.manager, entidad), suyas);
      const referencias = referenciasDe(this.manager.connection.getMetadata(entidad));
      for (const { id, ...fila } of modelo.filas.get(entidad) ?? []) {
        const copia: Fila = fila;
        const nueva = this.filas.reservar(entidad);
        suyas.set(id as number, nueva);
        for (const [columna, tabla] of referencias) {
          const clave = copia[columna] as number | null;
          copia[columna] = clave === null ? null : (claves.get(tabla)?.get(clave) ?? clave);
        }
        for (const [columna, valor] of Object.entries(copia)) {
          if (valor instanceof Date) copia[columna] = new Date(valor.getTime() + retraso);
          else if (entidad === ContratoTexto && columna === 'valores')
            copia[columna] = JSON.parse(enLaCopia(JSON.stringify(valor)));
          else if (typeof valor !== 'string') continue;
          else if (DIAS_QUE_SE_MUEVEN.has(columna)) copia[columna] = diaMas(valor, retraso);
          else copia[columna] = enLaCopia(valor);
        }
        if (entidad === SolicitudDePago) copia['documentos'] = juzgados(copia, claves, textos, retraso);
        const hecha = { ...copia, ...this.retoque(entidad, copia, destino, nueva) };
        this.filas.poner(entidad, nueva, hecha);
        if (entidad === Tarea || entidad === Notificacion) senaladas.push(hecha);
        if (entidad === MedioAprobacion) medios.push(hecha);
      }
    }
    const ordenes = claves.get(nombreDe(this.manager, OrdenDeCompra));
    for (const medio of medios) medio['idOrden'] = ordenes?.get(medio['idOrden'] as number) ?? null;
    // a capability bears the name of its table
    for (const fila of senaladas) {
      const copiada = claves.get(String(fila['recurso']).replaceAll('-', '_'))?.get(Number(fila['clave']));
      if (copiada !== undefined) fila['clave'] = claveDe(copiada);
    }
    this.carpetas.set(modelo, [...(this.carpetas.get(modelo) ?? []), destino.carpetaId]);
    return true;
  }

  /** Returns how many rows each table got. */
  async escribir(): Promise<ReadonlyMap<Entidad, number>> {
    const escritas = await this.filas.escribir();
    for (const [entidad, serie] of SERIES)
      if ((escritas.get(entidad) ?? 0) > 0)
        await this.manager.update(Contador, { serie }, { valor: this.filas.ultima(entidad) });
    for (const [{ carpeta }, ids] of this.carpetas) {
      const { idDepartamento, documentosTotal, documentosListos, estadoDocumentos, version } = carpeta;
      await this.manager.update(
        Carpeta,
        { id: In(ids) },
        { idDepartamento, documentosTotal, documentosListos, estadoDocumentos, version },
      );
    }
    return escritas;
  }
}

const nombreDe = (manager: EntityManager, entidad: Entidad): string =>
  manager.connection.getMetadata(entidad).tableName;

const nombreCompleto = ({ apellidoPaterno, apellidoMaterno, nombres }: Persona): string =>
  [apellidoPaterno, apellidoMaterno, nombres].filter((parte) => parte !== '').join(' ');

/** Days of a form that are facts of a person or of a policy stay, and so do the due dates of a note, each on its day of the month; these move along with the acts. */
const DIAS_QUE_SE_MUEVEN: ReadonlySet<string> = new Set([
  'fechaEjecucion',
  'polizaDesde',
  'polizaHasta',
  'fechaEntrega',
  'fechaEmision',
]);

/** What a payment was judged by: the documents of its own plan, moved along. */
const juzgados = (
  { documentos }: Fila,
  claves: ReadonlyMap<string, ReadonlyMap<number, number>>,
  textos: ReadonlyMap<string, string>,
  retraso: number,
): DocumentoJuzgado[] =>
  (documentos as DocumentoJuzgado[]).map(({ subidoEn, ...juzgado }) => ({
    ...juzgado,
    documentoId: claves.get('documento')?.get(juzgado.documentoId) ?? juzgado.documentoId,
    plan: textos.get(juzgado.plan) ?? juzgado.plan,
    nombreDescarga: juzgado.nombreDescarga?.replace(juzgado.plan, textos.get(juzgado.plan) ?? juzgado.plan) ?? null,
    subidoEn: subidoEn === null ? null : instanteDe(new Date(new Date(subidoEn).getTime() + retraso)),
  }));

/** Property → table it refers to. */
type Referencias = readonly (readonly [columna: string, tabla: string])[];
const conocidas = new WeakMap<EntityMetadata, Referencias>();

function referenciasDe(metadata: EntityMetadata): Referencias {
  const referencias =
    conocidas.get(metadata) ??
    metadata.foreignKeys.flatMap(({ columns, referencedEntityMetadata }) =>
      columns.map(({ propertyName }) => [propertyName, referencedEntityMetadata.tableName] as const),
    );
  conocidas.set(metadata, referencias);
  return referencias;
}

const diaMas = (dia: string, ms: number): string => sumarDias(dia, Math.floor(ms / 86_400_000));
