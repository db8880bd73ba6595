import {
  type Asunto,
  asuntoDe,
  type ClaseDeBusqueda,
  deNumero,
  enlaceDeAsunto,
  etiquetaDePagare,
  formatearFecha,
  formatearMonto,
  nombreDeAsunto,
  nombreDeCodigo,
  nombreDeProducto,
  preguntasDe,
  propios,
  puede,
  type Quien,
  tiposDeIdentificacion,
} from '@adjudica/domain';
import type { AccessBudget } from '../../audit/access-budget';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { SituacionDePlanes } from '../adjudicacion';
import type { BuscadorDePersonas } from '../persona';
import type { HalladoVista, PlanHallado } from './busqueda.dto';
import type { BusquedaStore, RowWithTitular } from './busqueda.store';

/** A hit before the role is applied: its records, of which the first readable one is opened. */
interface Hallazgo {
  readonly asuntos: readonly (Asunto | null)[];
  readonly titulo?: string;
  readonly detalle: readonly (string | null)[];
  readonly cedula?: string | null;
  readonly planes?: PlanHallado[];
}

type Fuente = (claves: readonly string[], actor: Actor) => Promise<readonly Hallazgo[]>;

export class BusquedaService {
  constructor(
    private readonly store: BusquedaStore,
    private readonly buscador: BuscadorDePersonas,
    private readonly situaciones: SituacionDePlanes,
    private readonly budget: AccessBudget,
    private readonly accessLog: AccessLog,
  ) {}

  /**
   * Records of every kind that match a text and that this role may open. Leaves an access row, without the text. @throws 429 after too many searches.
   */
  async buscar(actor: Actor, q: string): Promise<HalladoVista[]> {
    const preguntas = preguntasDe(actor, q);
    if (preguntas.length > 0) this.budget.assertSearch(actor);
    const porClase = await Promise.all(
      preguntas.map(async ({ clase, claves }) =>
        (await this.fuentes[clase](claves, actor)).flatMap((hallazgo) => vistaDe(actor, clase, hallazgo)),
      ),
    );
    const hallados = porClase.flat();
    const recursoId = `resultados:${hallados.length}`;
    // a search without a statement costs no budget
    const operacion = preguntas.length > 0 ? 'buscar' : 'buscar-nada';
    this.accessLog.record(actor, { operacion, recurso: 'busqueda', recursoId });
    return hallados;
  }

  /** For whom each awarded plan waits, by its id. */
  private async esperas(
    actor: Actor,
    planes: readonly { readonly planId: number }[],
  ): Promise<ReadonlyMap<number, string>> {
    const situaciones = await this.situaciones.of(
      actor,
      planes.map(({ planId }) => planId),
    );
    return new Map(
      [...situaciones].map(([planId, { loTiene }]) => [
        planId,
        loTiene === null ? propios.planEntregado : propios.esperaPor(loTiene),
      ]),
    );
  }

  private readonly fuentes: Readonly<Record<ClaseDeBusqueda, Fuente>> = {
    cliente: async ([texto = ''], actor) => {
      const halladas = (await this.buscador.buscar(actor, texto)).slice(0, MAXIMO_DE_CLIENTES);
      const personas = await this.store.findDePersonas(halladas.map(({ id }) => id));
      const esperas = await this.esperas(
        actor,
        [...personas.values()].flatMap(({ planes }) => planes),
      );
      const lee = puede(actor, 'cliente:leer');
      return halladas.map((cliente) => {
        const suyo = personas.get(cliente.id);
        const planes = (suyo?.planes ?? []).map(({ planId, idCodigo }) => ({
          idCodigo,
          espera: esperas.get(planId) ?? null,
        }));
        return {
          asuntos: [asuntoDe('cliente', cliente.identificacion), asuntoDe('consulta-cliente', cliente.id)],
          titulo: cliente.nombreCompleto,
          detalle: [
            'Cliente',
            `${nombreDeCodigo(tiposDeIdentificacion, cliente.tipoIdentificacion)} ${cliente.identificacion}`,
            lee && suyo ? suyo.telefono : null,
            ...planes
              .filter(({ espera }) => espera !== null)
              .slice(0, MAXIMO_DE_ESPERAS)
              .map(({ idCodigo, espera }) => `${idCodigo} ${espera}`),
          ],
          cedula: lee ? cliente.identificacion : null,
          planes,
        };
      });
    },
    plan: async (codigos, actor) => {
      const halladas = await this.store.findPlanes(codigos);
      const esperas = await this.esperas(actor, halladas);
      return halladas.map((row) => ({
        asuntos: [planDe(row), asuntoDe('consulta-cliente', row.personaId)],
        titulo: nombreDeAsunto(planDe(row)),
        detalle: [
          row.nombreCliente,
          puede(actor, 'cliente:leer') ? enDolares(row.monto) : null,
          esperas.get(row.planId) ?? null,
        ],
      }));
    },
    vehiculo: async (series) =>
      (await this.store.findVehiculos(series)).map(({ ordenId, medioId, ...row }) => ({
        asuntos: [
          ordenId === null ? null : asuntoDe('orden-de-compra', ordenId),
          medioId === null ? null : asuntoDe('medio-aprobacion', medioId),
          planDe(row),
        ],
        titulo: [row.marca, row.modelo, row.anio].filter((parte) => parte !== null).join(' '),
        detalle: [
          'Vehículo',
          row.placa && `Placa ${row.placa}`,
          row.chasis && `Chasis ${row.chasis}`,
          `Plan ${row.idCodigo}`,
          row.nombreCliente,
        ],
      })),
    'orden-de-compra': async ([numero]) =>
      (await this.store.findOrdenes(Number(numero))).map(({ id, estado, monto, nombreCliente }) => ({
        asuntos: [asuntoDe('orden-de-compra', id)],
        detalle: [estado, enDolares(monto), nombreCliente],
      })),
    'solicitud-de-pago': async ([numero]) =>
      (await this.store.findPagos(Number(numero))).map(({ id, estado, valor, beneficiario, nombreCliente }) => ({
        asuntos: [asuntoDe('solicitud-de-pago', id)],
        detalle: [estado, enDolares(valor), beneficiario, nombreCliente],
      })),
    pagare: async ([numero]) =>
      (await this.store.findPagares(Number(numero))).map(({ id, ...row }) => ({
        asuntos: [asuntoDe('pagare', id), planDe(row)],
        titulo: nombreDeAsunto(asuntoDe('pagare', id)),
        detalle: [etiquetaDePagare[row.estado], enDolares(row.monto), `Plan ${row.idCodigo}`, row.nombreCliente],
      })),
    concesionario: async ([texto = '']) =>
      (await this.store.findConcesionarios(texto)).map(({ id, nombreComercial, razonSocial, ruc }) => ({
        asuntos: [asuntoDe('concesionario', id)],
        titulo: nombreComercial,
        detalle: ['Concesionario', razonSocial, ruc && `RUC ${ruc}`],
      })),
    asamblea: async ([grupo = '', numero]) =>
      (await this.store.findAsambleas(grupo, numero === undefined ? null : Number(numero))).map((row) => {
        const llave = [row.producto, row.grupo, row.numeroAsamblea] as const;
        const asamblea = asuntoDe('asamblea', ...llave);
        const cerrada = row.estado === 'C';
        return {
          asuntos: [cerrada ? asuntoDe('acta', ...llave) : null, asamblea],
          titulo: nombreDeAsunto(asamblea),
          detalle: [
            nombreDeProducto({ nombre: row.nombreProducto }),
            formatearFecha(row.fecha),
            cerrada ? 'Cerrada' : 'Abierta',
          ],
        };
      }),
  };
}

const MAXIMO_DE_CLIENTES = 8;
/** Plans of a client that are told with their state. */
const MAXIMO_DE_ESPERAS = 2;

/** Money as an engine reads it: a number, or the text of one. */
const enDolares = (monto: number): string => formatearMonto(deNumero(Number(monto)));

const planDe = ({ cedula, idCodigo }: RowWithTitular): Asunto => asuntoDe('plan', cedula, idCodigo);

function vistaDe(
  quien: Quien,
  clase: ClaseDeBusqueda,
  { asuntos, titulo, detalle, cedula = null, planes = [] }: Hallazgo,
): HalladoVista[] {
  const senal = enlaceDeAsunto(quien, ...asuntos);
  if (senal === null) return [];
  const { nombre, enlace } = senal;
  return [{ clase, titulo: titulo ?? nombre, detalle: detalle.filter(Boolean).join(' · '), enlace, cedula, planes }];
}
