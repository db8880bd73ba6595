import { calculosDeOrden, deNumero, hoyEn, leerInforme, totalesDeMedio, VIGENTE } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { personaDePrueba } from '../buro/personas-de-prueba';
import { SERIE_DE_APROBACION } from '../capabilities/solicitud';
import type { Clock } from '../clock';
import type { Cipher } from '../crypto/cipher';
import { PLACES } from '../crypto/places';
import { bulkInsert } from '../db/bulk';
import { isoOf } from '../db/columns';
import { readMany } from '../db/read';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { CartaSalida } from '../entities/carta-salida.entity';
import { ConsultaBuro } from '../entities/consulta-buro.entity';
import { Contador } from '../entities/contador.entity';
import { Contrato } from '../entities/contrato.entity';
import { Documento } from '../entities/documento.entity';
import { Grupo } from '../entities/grupo.entity';
import { MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { Notificacion } from '../entities/notificacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../entities/orden-de-compra.entity';
import { Pagare, PagareCuota } from '../entities/pagare.entity';
import { Persona } from '../entities/persona.entity';
import { Plan } from '../entities/plan.entity';
import { PlanTitular } from '../entities/plan-titular.entity';
import { Solicitud } from '../entities/solicitud.entity';
import { SolicitudDePago } from '../entities/solicitud-de-pago.entity';
import { Tarea } from '../entities/tarea.entity';
import { Copiador, type Expediente, leerModelo, type Modelo, type Retoque } from './copias';
import type { Transaction } from './demo';
import { cedulaCon } from './personas';

/**
 * What `--scale` writes beside groups, plans, accounts and awards. The services fill the folders of the demo (expedientes.ts); other awards
 * get copies of them, each with keys, names, codes and days of its own (copias.ts). A hundred blocks give about 10,900 filled folders, 174,000
 * documents, 17,400 tasks, 6,200 approvals and 42 executives. The contracts among them have the texts of the demo's under the names of their own clients.
 */
export const REPARTO = {
  /** Every so many awards that have an executive are filled; the others keep an empty folder. */
  llenaCada: 3,
  /** Every so many filled folders ask the bureau about their client. */
  buroCada: 2,
  ejecutivosMaximo: 42,
} as const;

/** Executives of `bloques` blocks; the demo's own are two. */
export const ejecutivosDe = (bloques: number): number => Math.min(REPARTO.ejecutivosMaximo, bloques + 2);

/** Delivered plans of the demo, of each product, that are copied. */
const ENTREGADOS = 2;

/** Folders a transaction: what is prepared at once stays small. */
const POR_TANDA = 400;

export interface TotalesDeEscala {
  expedientes: number;
  documentos: number;
  tareas: number;
  medios: number;
  consultas: number;
  avisos: number;
  pagares: number;
  contratos: number;
}

/** Copies the filled folders over the awards of all blocks. Deterministic. */
export async function llenarEscala(
  transaction: Transaction,
  { cipher, clock }: { readonly cipher: Cipher; readonly clock: Clock },
  onTanda: (done: number) => void = () => undefined,
): Promise<TotalesDeEscala> {
  const ahora = clock.now();
  const totales = {
    expedientes: 0,
    documentos: 0,
    tareas: 0,
    medios: 0,
    consultas: 0,
    avisos: 0,
    pagares: 0,
    contratos: 0,
  };
  const { modelos, destinos } = await transaction(async (manager) => ({
    modelos: await leerModelos(manager),
    destinos: await adjudicados(manager, false),
  }));
  const preguntadas = new Set<string>();
  const elegidos = destinos.filter((_, i) => i % REPARTO.llenaCada === 0);
  for (let desde = 0; desde < elegidos.length && modelos.size > 0; desde += POR_TANDA) {
    await transaction(async (manager) => {
      const tanda = elegidos.slice(desde, desde + POR_TANDA);
      const aprobacion = await manager.findOneByOrFail(Contador, { serie: SERIE_DE_APROBACION });
      const copiador = await Copiador.abrir(manager, retoqueCon(aprobacion));
      const copiados = tanda.filter(({ producto, ...destino }, i) => {
        const deProducto = (modelos.get(producto) ?? []).filter((uno) => cuotasDePagare(uno) <= destino.plan.meses);
        const numero = desde + i;
        const modelo = deProducto[numero % deProducto.length];
        return modelo !== undefined && copiador.copiar(modelo, destino, ahora, cedulasAjenas(numero, modelo));
      });
      const escritas = await copiador.escribir();
      await manager.update(Contador, { serie: SERIE_DE_APROBACION }, { valor: aprobacion.valor });
      const consultados = copiados.filter((_, i) => i % REPARTO.buroCada === 0);
      totales.consultas += await consultarBuro(manager, cipher, consultados, preguntadas);
      totales.expedientes += copiados.length;
      totales.documentos += escritas.get(Documento) ?? 0;
      totales.tareas += escritas.get(Tarea) ?? 0;
      totales.medios += escritas.get(MedioAprobacion) ?? 0;
      totales.avisos += escritas.get(Notificacion) ?? 0;
      totales.pagares += escritas.get(Pagare) ?? 0;
      totales.contratos += escritas.get(Contrato) ?? 0;
    });
    onTanda(totales.expedientes);
  }
  return totales;
}

/** Filled folders by product: lists of documents and goods differ with it. */
async function leerModelos(manager: EntityManager): Promise<Map<string, Modelo[]>> {
  const modelos = new Map<string, Modelo[]>();
  for (const { producto, ...expediente } of await adjudicados(manager, true))
    modelos.set(producto, [...(modelos.get(producto) ?? []), await leerModelo(manager, expediente)]);
  return new Map([...modelos].map(([producto, suyos]) => [producto, conPocasEntregas(suyos)]));
}

/** Those that were delivered, which are the most, count for two: the other folders are those that people work on. */
function conPocasEntregas(modelos: readonly Modelo[]): Modelo[] {
  const entregado = ({ filas }: Modelo): boolean => filas.get(CartaSalida)?.[0]?.['estado'] === 'realizada';
  return [...modelos.filter((modelo) => !entregado(modelo)), ...modelos.filter(entregado).slice(-ENTREGADOS)];
}

/** Of a note, which no plan with fewer instalments can have; 0 = it has none. */
const cuotasDePagare = ({ filas }: Modelo): number => (filas.get(Pagare)?.[0]?.['plazo'] as number | undefined) ?? 0;

type Adjudicado = Expediente & { producto: string };

/**
 * Live awards with an executive whose plan is still held by whom it was awarded to: those with an application, or those whose folder nobody has
 * begun (some of this week's letters have one without an application).
 */
async function adjudicados(manager: EntityManager, conSolicitud: boolean): Promise<Adjudicado[]> {
  const suya = manager
    .createQueryBuilder()
    .subQuery()
    .select('1')
    .from(Solicitud, 's')
    .where('s.planId = j.planId')
    .getQuery();
  const sinEmpezar = `NOT EXISTS ${suya} AND c.idDepartamento IS NULL AND c.estadoDocumentos = 'sinLista'`;
  const filas = await readMany<Record<string, unknown>>(
    manager
      .createQueryBuilder()
      .from(Adjudicacion, 'j')
      .innerJoin(Carpeta, 'c', 'c.adjudicacionId = j.id')
      .innerJoin(Plan, 'l', 'l.id = j.planId')
      .innerJoin(Grupo, 'g', 'g.id = l.grupoId')
      .innerJoin(PlanTitular, 't', 't.planId = j.planId AND t.hasta IS NULL AND t.personaId = j.personaId')
      .innerJoin(Persona, 'p', 'p.id = j.personaId')
      .select(['id', 'ejecutivoId', 'productoCodigo'].map((c) => `j.${c} AS ${c}`))
      .addSelect('l.id', 'planId')
      .addSelect('l.idCodigo', 'idCodigo')
      .addSelect('l.monto', 'monto')
      .addSelect('l.valorCuota', 'valorCuota')
      .addSelect('g.mesesPlan', 'meses')
      .addSelect('c.id', 'carpetaId')
      .addSelect('c.abiertaEn', 'abiertaEn')
      .addSelect('p.id', 'personaId')
      .addSelect(DE_PERSONA.map((c) => `p.${c} AS ${c}`))
      .where(
        `j.estado = '${VIGENTE}' AND j.ejecutivoId IS NOT NULL AND ${conSolicitud ? `EXISTS ${suya}` : sinEmpezar}`,
      )
      .orderBy('j.id', 'ASC'),
  );
  return filas.map((fila) => ({
    producto: fila.productoCodigo as string,
    plan: {
      id: fila.planId as number,
      idCodigo: fila.idCodigo as string,
      monto: Math.round(Number(fila.monto) * 100),
      valorCuota: Math.round(Number(fila.valorCuota) * 100),
      meses: fila.meses as number,
    },
    persona: { ...elegir(fila, DE_PERSONA), id: fila.personaId } as Persona,
    adjudicacionId: fila.id as number,
    carpetaId: fila.carpetaId as number,
    ejecutivoId: fila.ejecutivoId as number,
    abiertaEn: new Date(isoOf(fila.abiertaEn) as string),
  }));
}

const DE_PERSONA = [
  'tipoIdentificacion',
  'identificacion',
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
  'correo',
  'celular',
] as const;

const elegir = (fila: Record<string, unknown>, columnas: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(columnas.map((columna) => [columna, fila[columna]]));

/** Applications say who applies and have a number of their own; what is missing to the good's price depends on the plan. */
const retoqueCon = (aprobacion: Contador): Retoque => {
  /** Order → what it pays. */
  const pagos = new Map<number, number>();
  return (entidad, fila, { persona, plan }, id) => {
    if (entidad === Solicitud)
      return {
        nombres: persona.nombres,
        apellidoPaterno: persona.apellidoPaterno,
        apellidoMaterno: persona.apellidoMaterno,
        correo: persona.correo,
        celular: persona.celular,
        beneficiarioCedula: persona.identificacion.slice(0, 10),
        beneficiarioNombres: persona.nombres,
        beneficiarioApellidoPaterno: persona.apellidoPaterno,
        beneficiarioApellidoMaterno: persona.apellidoMaterno || persona.apellidoPaterno,
        numAprobacion: ++aprobacion.valor,
      };
    if (entidad === OrdenDeCompra) {
      const suya = montosDeOrden(fila as unknown as OrdenDeCompra, plan.monto);
      pagos.set(id, suya.pagoConcesionario as number);
      return suya;
    }
    if (entidad === OrdenPlan) return { monto: plan.monto };
    if (entidad === Pagare)
      return { valorDividendo: plan.valorCuota, monto: (fila['plazo'] as number) * plan.valorCuota };
    if (entidad === PagareCuota) return { valor: plan.valorCuota };
    if (entidad === SolicitudDePago) return { valor: pagos.get(fila['ordenId'] as number) };
    if (entidad !== MedioAprobacion) return undefined;
    const { diferencia } = totalesDeMedio({ valor: (fila['valor'] as number) / 100 }, [plan.monto / 100]);
    const centavos = Math.round(diferencia * 100);
    return { diferencia: centavos, pagoAnticipado: Math.floor(centavos / 2) };
  };
};

/** The amounts of a copied order, over the plan that it is of. */
function montosDeOrden(orden: OrdenDeCompra, monto: number): Partial<OrdenDeCompra> {
  const escritos = {
    porcentajeComision: orden.porcentajeComision / 100,
    comisionDispositivo: (orden.comisionDispositivo ?? 0) / 100,
  };
  const calculos = calculosDeOrden(escritos, { valorVehiculo: orden.valorVehiculo / 100, montos: [monto / 100] });
  return Object.fromEntries(Object.entries(calculos).map(([nombre, valor]) => [nombre, deNumero(valor)]));
}

/** Spouses, keepers and references of copy number `numero`: other people than the model's, with cédulas that check. */
const cedulasAjenas = (numero: number, { ajenas }: Modelo): string[] =>
  ajenas.map((_, i) => cedulaCon(`24${String((numero * 16 + i) % 6_000_000).padStart(7, '0')}`));

/** The stored answers of the bureau, as `PreguntasAlBuro` leaves them. Only people have a file there, and each is asked about once. */
async function consultarBuro(
  manager: EntityManager,
  cipher: Cipher,
  expedientes: readonly Expediente[],
  preguntadas: Set<string>,
): Promise<number> {
  const ultima = await manager
    .createQueryBuilder(ConsultaBuro, 'c')
    .select('MAX(c.id)', 'id')
    .getRawOne<{ id: number | null }>();
  let id = Number(ultima?.id ?? 0);
  const filas: Omit<ConsultaBuro, 'id'>[] = [];
  for (const { plan, persona, ejecutivoId, abiertaEn } of expedientes) {
    const { identificacion: cedula, tipoIdentificacion } = persona;
    if (tipoIdentificacion !== 'C' || preguntadas.has(cedula)) continue;
    preguntadas.add(cedula);
    const consultadoEn = new Date(abiertaEn.getTime() + 3_600_000);
    const fecha = hoyEn(consultadoEn);
    const informe = leerInforme(personaDePrueba(cedula, fecha), cedula);
    id++;
    filas.push({
      cedula,
      personaId: persona.id,
      planId: plan.id,
      fecha,
      vuelta: 1,
      estado: 'lista',
      contenido: cipher.seal(JSON.stringify(informe), PLACES.consultaBuro({ id, cedula })),
      score: informe.puntaje,
      prueba: true,
      consultadoPor: ejecutivoId,
      consultadoEn,
      respondidoEn: consultadoEn,
      consentimiento: fecha,
      motivo: null,
      fallo: null,
    });
  }
  await bulkInsert(manager, ConsultaBuro, filas);
  return filas.length;
}
