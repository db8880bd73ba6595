import {
  adjudicacionesElegidas,
  aNumero,
  CERO,
  type Centavos,
  type ControlDeReporte,
  comoFecha,
  contarFaltantes,
  cuadra,
  diasDe,
  ErrorDeNegocio,
  enDias,
  esquemaGeneracionDeReporte,
  type Fecha,
  faltantesDeFila,
  formatoVigente,
  type HechosDeFila,
  haTerminado,
  hoyEn,
  type Organismo,
  type Periodo,
  periodoDeReporte,
  productos,
  propios,
  validar,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { instantOf } from '../../columns/columns';
import type { Config } from '../../config';
import type { ListRequest, Page } from '../../db/lists/page';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import type { FormatoReporte } from '../../entities/reporte-control.entity';
import type { FileAnswer } from '../../http/send-file';
import { notFound, staleVersion } from '../../request/version';
import type { EmisionDeDocumentos, Preparado } from '../documento-emitido';
import type { HechosDelTablero } from '../tablero';
import type { FormatoReporteStore } from './formato-reporte.store';
import { type FuenteDeReporte, type ReporteEmitido, reporteDeControl } from './reporte-control.documento';
import type {
  ControlVista,
  EnsayoDeReporte,
  FilaIncompleta,
  GeneracionDeReporte,
  ReporteDeControlVista,
} from './reporte-control.dto';
import type { HechosDeReportes, Pagos } from './reporte-control.hechos.store';
import type { ReporteControlStore, ReporteRow } from './reporte-control.store';

/** Incomplete rows that a dry run shows. */
const MOSTRADAS = 100;

interface Almacenes {
  readonly reportes: ReporteControlStore;
  readonly formatos: FormatoReporteStore;
  readonly hechos: HechosDeReportes;
}

/** A report as it would be now. */
interface Reporte {
  readonly organismo: Organismo;
  readonly codigo: string;
  readonly periodo: Periodo;
  readonly formato: FormatoReporte;
  readonly filas: readonly HechosDeFila[];
  readonly faltantes: readonly (readonly string[])[];
  readonly controles: readonly ControlDeReporte[];
}

/** Reports for the control bodies: a dry run with what is missing, and files that are issued documents. */
export class ReporteControlService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly almacenes: Almacenes,
    private readonly tablero: Pick<HechosDelTablero, 'adjudicaciones' | 'entregas'>,
    private readonly emision: EmisionDeDocumentos,
    private readonly accesos: AccessLog,
    private readonly entorno: { readonly clock: Clock; readonly config: Pick<Config, 'brand'> },
  ) {}

  async list(request: ListRequest): Promise<Page<ReporteDeControlVista>> {
    const page = await this.almacenes.reportes.list(request);
    return { ...page, rows: page.rows.map(vistaDeReporte) };
  }

  /** @throws 404. */
  async get(id: number): Promise<ReporteDeControlVista> {
    const row = await this.almacenes.reportes.byId(id);
    if (row === null) throw notFound();
    return vistaDeReporte(row);
  }

  /** What the file would hold now; leaves an access row. @throws 400 the period; 422 no layout in force. */
  async ensayo(actor: Actor, organismo: Organismo, codigo: string): Promise<EnsayoDeReporte> {
    const { formato, periodo, filas, faltantes, controles } = await this.preparar(organismo, codigo);
    this.accesos.record(actor, {
      operacion: 'leer',
      recurso: 'reporte-control',
      recursoId: `${organismo} ${codigo}`,
    });
    const id = await this.almacenes.reportes.findId(organismo, codigo);
    const ultima = id === null ? null : await this.almacenes.reportes.byId(id);
    return {
      organismo,
      periodo: codigo,
      formatoId: formato.id,
      formatoDesde: formato.desde,
      terminado: haTerminado(periodo, this.hoy()),
      filas: filas.length,
      totales: totalesDe(formato, filas),
      controles: controles.map(vistaDeControl),
      incompletas: faltantes.filter((suyos) => suyos.length > 0).length,
      faltantes: contarFaltantes(faltantes),
      filasIncompletas: filas
        .map((fila, i) => incompleta(fila, faltantes[i] ?? []))
        .filter(({ faltan }) => faltan.length > 0)
        .slice(0, MOSTRADAS),
      ultimaVersion: ultima?.numeroVersion ?? 0,
    };
  }

  /**
   * Issues the file of a period that is over. @throws 400 the period; 412 another one was generated meanwhile; 422 no layout, the period runs,
   * `reporte-incompleto` and not accepted, no reason for another file.
   */
  async generar(actor: Actor, sent: GeneracionDeReporte): Promise<ReporteDeControlVista> {
    const {
      organismo,
      periodo: codigo,
      aceptaIncompleto = false,
      motivo = null,
    } = validar(esquemaGeneracionDeReporte, sent);
    const preparado = await this.preparar(organismo, codigo);
    const { formato, periodo, filas, faltantes, controles } = preparado;
    if (!haTerminado(periodo, this.hoy()))
      throw new ErrorDeNegocio('regla', 'periodo-abierto', propios.reportePeriodoAbierto);
    const incompletas = faltantes.filter((suyos) => suyos.length > 0).length;
    const diferencias = controles.filter((control) => !cuadra(control)).length;
    if (!aceptaIncompleto && incompletas + diferencias > 0)
      throw new ErrorDeNegocio('regla', 'reporte-incompleto', propios.reporteIncompleto(incompletas, diferencias), {
        errors: { aceptaIncompleto: propios.reporteIncompleto(incompletas, diferencias) },
        detalle: { incompletas, diferencias },
      });
    const { reportes, formatos } = this.almacenes;
    const fuente: FuenteDeReporte = {
      ...{ id: (await reportes.findId(organismo, codigo)) ?? 0, organismo, periodo: codigo },
      ...{ formato, filas, incompletas, controles, ahora: this.entorno.clock.now() },
    };
    const emitir = (impreso: Preparado<ReporteEmitido, FuenteDeReporte>) =>
      this.unitOfWork.run(actor, async (tx) => {
        const id = await reportes.ensure(tx.manager, organismo, codigo);
        await this.emision.asentar(tx, { ...impreso, registro: { id } });
        // whoever changed the layout meanwhile changed what the file says
        if ((await formatos.markUsado(tx.manager, formato, tx.now)) === 0) throw staleVersion(formato.version);
        await tx.audit({
          accion: 'generar',
          recurso: 'reporte-control',
          recursoId: id,
          despues: {
            ...{ organismo, periodo: codigo, formato: formato.id, filas: filas.length, incompletas, diferencias },
            ...{ version: impreso.emision.version, motivo, sha256: impreso.guardado.sha256 },
          },
        });
        return id;
      });
    return this.get(await this.emision.emitir(actor, reporteDeControl, fuente, emitir, motivo));
  }

  /** The file; leaves an access row. Left out: the last version. @throws 404. */
  async abrir(actor: Actor, id: number, version?: number): Promise<FileAnswer> {
    return { ...(await this.emision.abrir(actor, reporteDeControl, id, { version })), enLinea: false };
  }

  private async preparar(organismo: Organismo, codigo: string): Promise<Reporte> {
    const periodo = periodoDeReporte(organismo, codigo, this.hoy());
    const formato = formatoVigente(await this.almacenes.formatos.listDe(organismo), diasDe(periodo).hasta);
    if (formato === null) throw new ErrorDeNegocio('regla', 'sin-formato', propios.reporteSinFormato);
    const { filas, controles } = await (organismo === 'SC'
      ? this.contratos(codigo, periodo)
      : this.operaciones(codigo, periodo, (formato.umbral ?? 0) as Centavos));
    const faltantes = filas.map((fila) => faltantesDeFila(formato.campos, fila));
    return { organismo, codigo, periodo, formato, filas, faltantes, controles };
  }

  /** Contracts in force at the end of the year; awards and deliveries of the year are those of the dashboard. */
  private async contratos(codigo: string, periodo: Periodo) {
    const dias = diasDe(periodo);
    const contratos = await this.almacenes.hechos.listContratos(dias.hasta);
    const entregas = new Map<number, Fecha>();
    for (const { codigo: producto } of productos)
      for (const { planId, fecha } of await this.tablero.entregas(
        { producto, ejecutivo: null },
        { ...dias, desde: DESDE_SIEMPRE },
      ))
        entregas.set(planId, fecha);
    const filas = contratos.map(({ planId, hechos }) => ({
      ...this.deEmpresa(codigo),
      ...hechos,
      fechaEntrega: entregas.get(planId) ?? null,
    }));
    const controles: ControlDeReporte[] = [];
    for (const { codigo: producto, etiqueta } of productos) {
      const alcance = { producto, ejecutivo: null };
      const suyas = filas.filter((fila) => fila.producto === producto);
      const enElAnio = (fecha: string | number | null) => fecha !== null && enDias(comoFecha(String(fecha)), dias);
      controles.push(
        {
          nombre: propios.reporteControles.adjudicados(etiqueta),
          archivo: suyas.filter(({ fechaAdjudicacion }) => enElAnio(fechaAdjudicacion)).length,
          tablero: adjudicacionesElegidas(await this.tablero.adjudicaciones(alcance, dias), 'adjudicados').length,
        },
        {
          nombre: propios.reporteControles.entregados(etiqueta),
          archivo: suyas.filter(({ fechaEntrega }) => enElAnio(fechaEntrega)).length,
          tablero: (await this.tablero.entregas(alcance, dias)).length,
        },
      );
    }
    return { filas, controles };
  }

  /** Persons whose payments of the month reach the threshold, and those with an unusual operation that is reported. */
  private async operaciones(codigo: string, periodo: Periodo, umbral: Centavos) {
    const dias = diasDe(periodo);
    const { hechos } = this.almacenes;
    const pagos = await hechos.pagosPorPersona(dias);
    const inusuales = await hechos.inusuales(dias);
    const supera = (personaId: number): boolean => (pagos.get(personaId)?.monto ?? 0) >= umbral;
    const ids = [...new Set([...pagos.keys(), ...inusuales.keys()])].filter((id) => supera(id) || inusuales.has(id));
    const personas = await hechos.personas(ids);
    const filas = ids.flatMap((id) => {
      const persona = personas.get(id);
      if (persona === undefined) return [];
      const { operaciones, monto, primera, ultima } = pagos.get(id) ?? SIN_PAGOS;
      const motivoInusual = inusuales.get(id) ?? null;
      return [
        {
          ...this.deEmpresa(codigo),
          ...persona,
          ...{ operaciones, monto, primera, ultima, motivoInusual },
          superaUmbral: supera(id) ? 'S' : 'N',
          inusual: motivoInusual === null ? 'N' : 'S',
        },
      ];
    });
    filas.sort(
      (a, b) => Number(b.monto) - Number(a.monto) || String(a.identificacion).localeCompare(String(b.identificacion)),
    );
    const todos = await hechos.pagosPorCuenta(dias);
    const suma = (cual: 'monto' | 'operaciones'): number =>
      [...pagos.values()].reduce((total, uno) => total + uno[cual], 0);
    const controles: ControlDeReporte[] = [
      {
        nombre: propios.reporteControles.pagos,
        archivo: aNumero(suma('monto') as Centavos),
        tablero: aNumero(todos.monto),
        enDolares: true,
      },
      { nombre: propios.reporteControles.operaciones, archivo: suma('operaciones'), tablero: todos.operaciones },
    ];
    return { filas, controles };
  }

  private deEmpresa(periodo: string) {
    const { company, ruc } = this.entorno.config.brand;
    return { rucEmpresa: ruc, empresa: company, periodo };
  }

  private hoy(): Fecha {
    return hoyEn(this.entorno.clock.now());
  }
}

const SIN_PAGOS: Pagos = { operaciones: 0, monto: CERO, primera: null, ultima: null };

/** Before the first delivery that there can be. */
const DESDE_SIEMPRE: Fecha = '2000-01-01';

const vistaDeControl = (control: ControlDeReporte): ControlVista => ({
  ...control,
  enDolares: control.enDolares === true,
  cuadra: cuadra(control),
});

const incompleta = (fila: HechosDeFila, faltan: readonly string[]): FilaIncompleta => {
  const { identificacion, nombreCompleto } = fila;
  const contrato = (fila as Readonly<Record<string, unknown>>)['contrato'];
  return {
    identificacion: String(identificacion ?? ''),
    nombre: String(nombreCompleto ?? ''),
    contrato: typeof contrato === 'string' ? contrato : null,
    faltan: [...faltan],
  };
};

/** Sums of the columns with amounts. */
function totalesDe({ campos }: FormatoReporte, filas: readonly HechosDeFila[]) {
  return campos
    .filter(({ formato }) => formato === 'monto' || formato === 'decimal')
    .map(({ titulo, fuente }) => {
      const valores = filas.map((fila) => Number((fila as Readonly<Record<string, unknown>>)[fuente] ?? 0));
      return { titulo, total: aNumero(valores.reduce((suma, valor) => suma + valor, 0) as Centavos) };
    });
}

function vistaDeReporte(row: ReporteRow): ReporteDeControlVista {
  const { filas, incompletas, formato } = JSON.parse(row.hechos) as ReporteEmitido;
  const { id, organismo, periodo, numeroVersion, motivo, nombre, sha256, emitidoPor } = row;
  return {
    ...{ id, organismo, periodo, numeroVersion, motivo, filas, incompletas, formatoDesde: formato.desde },
    ...{ nombre, sha256, emitidoPor, emitidoEn: instantOf(row.emitidoEn) },
  };
}
