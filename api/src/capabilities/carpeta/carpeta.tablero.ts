import {
  ACTUALIZADO_DESDE,
  cicloDeCarpeta,
  comienzoDelDia,
  deNumero,
  diasEntre,
  estaAprobada,
  etiquetaDeEstado,
  formatearMonto,
  hoyEn,
  insigniaDeDias,
  primerDiaDelMes,
  productos,
} from '@adjudica/domain';
import { type Acts, lifecycleOf, type ViewContext } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { boolOf, isoOf } from '../../columns/columns';
import type { ListRequest, Page } from '../../db/lists/page';
import { wantedOf } from '../../http/list';
import type { FeriadosDelAjuste } from '../catalogo';
import { nombreDeCliente } from '../persona';
import type { ConsultaDePuntajesViejos } from './carpeta.consultas';
import type { AccionDeCarpetaVista, CarpetaDeListaVista, MetricasDeCarpetas } from './carpeta.dto';
import type { TableroDeRiesgoRow, TableroDeRiesgoStore } from './carpeta.tablero.store';

interface Calendario {
  hoy: string;
  feriados: readonly string[];
}

/** Board of a department's folders, and the figures of risk's home page (RIE-504…506, RIE-519). */
export class TableroDeCarpetas {
  constructor(
    private readonly store: TableroDeRiesgoStore,
    private readonly feriados: Pick<FeriadosDelAjuste, 'entre'>,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
    private readonly acts: Pick<Acts, 'context'>,
    private readonly puntajes: ConsultaDePuntajesViejos,
  ) {}

  /**
   * Folders of 004 unless the filter names another department, plans, or changes. Two statements, four more where a folder has a score, one more
   * where the setting discounts holidays. Leaves an access row.
   */
  async list(actor: Actor, request: ListRequest): Promise<Page<CarpetaDeListaVista>> {
    const { id, [ACTUALIZADO_DESDE]: cambiadas } = request.filter;
    const { idDepartamento = id === undefined && cambiadas === undefined ? '004' : undefined } = request.filter;
    const filter = { ...request.filter, idDepartamento };
    const { rows, ...page } = await this.store.list({ ...request, filter });
    const recursoId = wantedOf(filter, String(idDepartamento ?? ACTUALIZADO_DESDE));
    this.accesos.record(actor, { operacion: 'listar', recurso: 'carpeta', recursoId });
    const hoy = hoyEn(this.clock.now());
    const desde = rows.reduce(
      (primera, row) => (row.fechaAdjudicacion < primera ? row.fechaAdjudicacion : primera),
      hoy,
    );
    const calendario = { hoy, feriados: await this.feriados.entre(desde, hoy) };
    const viejos = await this.puntajes.viejos(rows.filter((row) => !estaAprobada(row)));
    const context = this.acts.context(actor);
    return { ...page, rows: rows.map((row) => vistaDe(row, context, calendario, viejos)) };
  }

  /** Two statements, one more where the setting discounts holidays. The average is over decisions of this month. */
  async metricas(): Promise<MetricasDeCarpetas> {
    const hoy = hoyEn(this.clock.now());
    const inicio = comienzoDelDia(primerDiaDelMes(hoy));
    const [enRiesgo, envios] = await Promise.all([this.store.countEnRiesgo(), this.store.listEnviosSince(inicio)]);
    const resueltas = envios.flatMap(({ enviadaEn, resultado, resueltaEn }) =>
      resueltaEn !== null && resueltaEn >= inicio
        ? [{ desde: hoyEn(enviadaEn), hasta: hoyEn(resueltaEn), resultado }]
        : [],
    );
    const desde = resueltas.reduce((primera, envio) => (envio.desde < primera ? envio.desde : primera), hoy);
    const feriados = resueltas.length === 0 ? [] : await this.feriados.entre(desde, hoy);
    const dias = resueltas.reduce((suma, envio) => suma + diasEntre(envio.desde, envio.hasta, feriados), 0);
    const aprobadas = resueltas.filter(({ resultado }) => resultado === 'Aprobado').length;
    return {
      enRiesgo,
      recibidasMes: envios.filter(({ enviadaEn }) => enviadaEn >= inicio).length,
      aprobadasMes: aprobadas,
      devueltasMes: resueltas.length - aprobadas,
      diasPromedio: resueltas.length === 0 ? null : Math.round((dias / resueltas.length) * 10) / 10,
    };
  }
}

/** Facts for the acts of this board: an undecided sending, and whether the request is current. */
const filaEnCiclo = lifecycleOf(cicloDeCarpeta, {
  factsOf: ({ idDepartamento, proforma }: TableroDeRiesgoRow) => ({
    idDepartamento,
    resolucion: null,
    proforma: boolOf(proforma),
  }),
  contextOf: (_, { actor }) => ({ actor }),
  dataSubjects: (row) => [row],
});

function vistaDe(
  row: TableroDeRiesgoRow,
  context: ViewContext,
  { hoy, feriados }: Calendario,
  viejos: ReadonlySet<string>,
): CarpetaDeListaVista {
  const enviadaEn = isoOf(row.enviadaEn);
  const { idDepartamento, producto, monto, enviaNombre, enviaApellido } = row;
  const posibles = filaEnCiclo.accionesFor(row, context);
  return {
    id: row.idCodigo,
    cedula: row.cedula,
    nombreCliente: nombreDeCliente(row),
    producto,
    plan: `${etiquetaDeProducto(producto)} ${formatearMonto(deNumero(Number(monto)))}`,
    grupo: row.grupo,
    fechaAdjudicacion: row.fechaAdjudicacion,
    numeroAsamblea: row.numeroAsamblea,
    idDepartamento,
    enviadaEn,
    enviadaPor: enviaNombre === null ? null : `${enviaNombre} ${enviaApellido ?? ''}`.trim(),
    completa: boolOf(row.completa),
    faltantes: Number(row.faltantes ?? 0),
    estadoDocumentos: etiquetaDeEstado(row.estadoDocumentos),
    puntaje: row.puntaje === null ? null : Number(row.puntaje),
    puntajeDesactualizado: viejos.has(row.idCodigo),
    ejecutivo: row.ejecutivoNombre === null ? null : `${row.ejecutivoNombre} ${row.ejecutivoApellido ?? ''}`.trim(),
    diasEnEspera: enviadaEn === null ? null : diasEntre(hoyEn(new Date(enviadaEn)), hoy, feriados),
    diasHabiles: insigniaDeDias(row.fechaAdjudicacion, hoy, feriados),
    version: row.version,
    acciones: posibles.filter((accion): accion is AccionDeCarpetaVista => accion !== 'enviar'),
  };
}

const etiquetaDeProducto = (codigo: string): string =>
  productos.find((producto) => producto.codigo === codigo)?.etiqueta ?? codigo;
