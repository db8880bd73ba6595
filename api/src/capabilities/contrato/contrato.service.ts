import {
  type BloqueDeContrato,
  bloquesDeContrato,
  camposDeFormato,
  ErrorDeNegocio,
  esBloque,
  estaCompleto,
  formularioDeContrato,
  hoyEn,
  mensajes,
  PRODUCTO_DE_VEHICULOS,
} from '@adjudica/domain';
import type { Acts } from '../../act';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import type { FileAnswer } from '../../http/send-file';
import type { Platform } from '../../platform';
import { notFound } from '../../request/version';
import type { ArchivoService } from '../archivo';
import type { EmisionDeDocumentos } from '../documento-emitido';
import type { ValoresDePlan } from '../formato';
import { nombreDeCliente } from '../persona';
import { impedimentoDe } from './contrato.creacion';
import { contratoImpreso } from './contrato.documento';
import type {
  BaseDeContratoVista,
  BloqueDetalle,
  ContratoDeListaVista,
  ContratoVista,
  IndicadoresDeContrato,
} from './contrato.dto';
import type { LecturaDeContratos } from './contrato.en-acto';
import { llevaPagare, type PlanDeContrato, type PlanDeContratoStore } from './contrato.plan.store';
import type { Redaccion } from './contrato.redaccion';
import type { ContratoRow } from './contrato.store';
import { vistaDeContrato, vistaDeLista } from './contrato.view';

const { LEG, propios } = mensajes;

/** Reads contracts. */
export class ContratoService implements ValoresDePlan {
  constructor(
    private readonly platform: Pick<Platform, 'accessLog' | 'clock'>,
    private readonly lectura: LecturaDeContratos,
    private readonly planes: PlanDeContratoStore,
    private readonly emision: EmisionDeDocumentos,
    private readonly acts: Pick<Acts, 'context'>,
    private readonly archivos: Pick<ArchivoService, 'abrir'>,
  ) {}

  /** Two statements for any page. */
  async list(actor: Actor, request: ListRequest): Promise<Page<ContratoDeListaVista>> {
    const { rows, ...page } = await this.lectura.contratos.list(request);
    this.platform.accessLog.record(actor, { operacion: 'listar', recurso: 'contrato', recursoId: 'lista' });
    return { ...page, rows: rows.map((row) => vistaDeLista(row, this.acts.context(actor))) };
  }

  /** LEG-565, LEG-601: header, blocks with their texts, and their values. Leaves an access row. @throws 404 LEG-579. */
  async get(actor: Actor, idCodigo: string): Promise<ContratoVista> {
    const row = await this.fila(idCodigo);
    const [textos, redaccion] = await Promise.all([
      this.lectura.contratos.bloques.listTextos(Number(row.id)),
      this.lectura.redaccion.de(row),
    ]);
    this.leido(actor, idCodigo);
    return vistaDeContrato(row, { textos, redaccion }, this.acts.context(actor));
  }

  /** A block as it would be generated now, and its earlier texts. @throws 404; 422 no such block. */
  async bloque(actor: Actor, idCodigo: string, bloque: string): Promise<BloqueDetalle> {
    if (!esBloque(bloque)) throw new ErrorDeNegocio('regla', 'bloque-desconocido', LEG.seleccioneBloque);
    const row = await this.fila(idCodigo);
    const bloqueDelContrato = row.bloques.find((candidato) => candidato.bloque === bloque);
    const [versiones, { propuestos }] = await Promise.all([
      bloqueDelContrato === undefined ? [] : this.lectura.contratos.bloques.listVersiones(bloqueDelContrato.id),
      this.lectura.redaccion.de(row),
    ]);
    const propuesto = propuestos[bloque as BloqueDeContrato];
    this.leido(actor, idCodigo);
    return {
      bloque,
      texto: versiones.find(({ numero }) => numero === bloqueDelContrato?.numero)?.texto ?? null,
      version: bloqueDelContrato?.version ?? null,
      propuesto: propuesto?.rechazo === null ? propuesto.texto : null,
      formatoNumero: propuesto?.formatoNumero ?? null,
      faltan: (propuesto?.faltan ?? []).map((campo) => camposDeFormato[campo].etiqueta),
      huella: propuesto?.huella ?? null,
      versiones: versiones.map(({ numero, texto, formatoNumero, escritoPor, escritoEn }) => ({
        numero,
        texto,
        formatoNumero,
        escritoPor,
        escritoEn,
      })),
    };
  }

  /** LEG-591. @throws 404 no such plan. */
  async indicadores(actor: Actor, idCodigo: string): Promise<IndicadoresDeContrato> {
    const row = await this.lectura.contratos.findByPlan(idCodigo);
    if (row === null) await this.planes.read(idCodigo, hoyEn(this.platform.clock.now()));
    const bloques = row?.bloques ?? [];
    const con = (estado: string): number => bloques.filter((candidato) => candidato.estado === estado).length;
    this.leido(actor, idCodigo);
    return {
      idCodigo,
      existe: row !== null,
      generados: bloques.length,
      total: bloquesDeContrato.length,
      pendientes: con('P'),
      aprobados: con('A'),
      rechazados: con('R'),
    };
  }

  /** Values of a plan's contract, existing or new, for trying out a format. Leaves an access row. @throws 404 no such plan. */
  async deFormato(actor: Actor, idCodigo: string): Promise<Pick<Redaccion, 'valores' | 'condiciones'>> {
    const row = await this.lectura.contratos.findByPlan(idCodigo);
    const redaccion = row === null ? await this.propuesta(idCodigo) : await this.lectura.redaccion.de(row);
    this.leido(actor, idCodigo);
    return redaccion;
  }

  private async propuesta(idCodigo: string): Promise<Redaccion> {
    const plan = await this.planes.read(idCodigo, hoyEn(this.platform.clock.now()));
    return this.lectura.redaccion.con(plan, cabeceraPropuesta(plan));
  }

  /** Initial values of a new contract, and why none can be created yet. Leaves an access row. @throws 404 no such plan. */
  async base(actor: Actor, idCodigo: string): Promise<BaseDeContratoVista> {
    const plan = await this.planes.read(idCodigo, hoyEn(this.platform.clock.now()));
    const existe = await this.lectura.contratos.findByPlan(idCodigo);
    const { fila: row, hechos } = plan;
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'base-de-contrato', recursoId: idCodigo });
    const vivo = existe !== null && existe.adjudicacionId === row.adjudicacionId;
    return {
      ...cabeceraPropuesta(plan),
      ...(await this.planes.firmaPropuesta(hechos)),
      conPagare: llevaPagare(hechos),
      id: idCodigo,
      cedula: row.identificacion,
      nombreCliente: nombreDeCliente(row),
      producto: row.producto,
      garantia: hechos.garantia,
      estadoDelBien: hechos.estadoBien,
      nombreConyuge: hechos.conyuge?.nombre ?? null,
      nombreGarante: hechos.garante?.nombre ?? null,
      version: vivo ? Number(existe.version) : 0,
      impedimento: vivo ? propios.contratoDeOtro : (impedimentoDe(plan)?.title ?? null),
    };
  }

  /**
   * LEG-571, LEG-579…581, LEG-596: the approved file, byte for byte. Leaves an access row. @throws 404 no contract, or not approved; 422 blocks are
   * missing.
   */
  async archivo(actor: Actor, idCodigo: string): Promise<FileAnswer> {
    const row = await this.fila(idCodigo);
    if (row.estado !== 'A') throw estaCompleto(row) ? sinDocumento() : incompleto();
    return this.emision.abrir(actor, contratoImpreso, Number(row.id), { recursoId: idCodigo });
  }

  /** 'Ver todos' (LEG-572): all blocks as printed, with the draft mark. @throws 404; 422 blocks are missing. */
  async borrador(actor: Actor, idCodigo: string): Promise<FileAnswer> {
    const row = await this.fila(idCodigo);
    if (!estaCompleto(row)) throw incompleto();
    const [textos, redaccion] = await Promise.all([
      this.lectura.contratos.bloques.listTextos(Number(row.id)),
      this.lectura.redaccion.de(row),
    ]);
    this.platform.accessLog.record(actor, { operacion: 'exportar-pdf', recurso: 'contrato', recursoId: idCodigo });
    return this.emision.vistaPrevia(actor, contratoImpreso, { fila: row, textos, redaccion });
  }

  /** The model as the client got it, or the receipt that he signed. Leaves an access row. @throws 404 none. */
  async modelo(actor: Actor, idCodigo: string, cual: 'archivoId' | 'reciboId'): Promise<FileAnswer> {
    const id = (await this.fila(idCodigo)).modelo?.[cual] ?? null;
    if (id === null) throw notFound();
    const { archivo, bytes } = await this.archivos.abrir(id);
    this.platform.accessLog.record(actor, { operacion: 'descargar', recurso: 'contrato', recursoId: idCodigo });
    const { nombre, tipo, longitud, sha256 } = archivo;
    return { bytes, nombre, tipo, longitud, sha256, enLinea: true };
  }

  /** As approved, else its draft; `null` = no contract, or blocks are missing. Leaves an access row. */
  async paraFirmar(actor: Actor, idCodigo: string): Promise<FileAnswer | null> {
    const row = await this.lectura.contratos.findByPlan(idCodigo);
    if (row === null || !estaCompleto(row)) return null;
    return row.estado === 'A' ? this.archivo(actor, idCodigo) : this.borrador(actor, idCodigo);
  }

  /** For the notary: as approved, else the draft. Leaves an access row. @throws 404; 422 blocks are missing. */
  async enWord(actor: Actor, idCodigo: string): Promise<FileAnswer> {
    const row = await this.fila(idCodigo);
    if (!estaCompleto(row)) throw incompleto();
    const [textos, redaccion] = await Promise.all([
      this.lectura.contratos.bloques.listTextos(Number(row.id)),
      this.lectura.redaccion.de(row),
    ]);
    return this.emision.enWord(actor, contratoImpreso, { fila: row, textos, redaccion }, idCodigo);
  }

  private leido(actor: Actor, idCodigo: string): void {
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'contrato', recursoId: idCodigo });
  }

  private async fila(idCodigo: string): Promise<ContratoRow> {
    const row = await this.lectura.contratos.findByPlan(idCodigo);
    if (row === null) throw new ErrorDeNegocio('noEncontrado', 'sin-contrato', LEG.sinContrato);
    return row;
  }
}

/** Initial header by the application; undeclared fields are asked for. */
function cabeceraPropuesta({ hechos, solicitud, personas, fila: row }: PlanDeContrato) {
  return {
    ...formularioDeContrato.vacio(),
    estadoCivil: personas.deudor?.estadoCivil ?? row.estadoCivil,
    apoderado: hechos.apoderado?.nombre ?? null,
    separacionBienes: solicitud?.separacionBienes ?? null,
    // the application means a vehicle; for a house it must be chosen, because it decides the clause
    estadoBien: hechos.estadoBien ?? (row.producto === PRODUCTO_DE_VEHICULOS ? (solicitud?.estadoBien ?? null) : null),
    aval: hechos.garante !== null,
    avalConyuge: hechos.conyugeDeGarante !== null,
  };
}

const incompleto = (): ErrorDeNegocio => new ErrorDeNegocio('regla', 'bloques-incompletos', LEG.faltanBloques);
const sinDocumento = (): ErrorDeNegocio => new ErrorDeNegocio('noEncontrado', 'sin-archivo', LEG.sinDocumento);
