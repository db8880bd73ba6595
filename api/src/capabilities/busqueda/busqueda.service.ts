import {
  type Asunto,
  asuntoDe,
  type ClaseDeBusqueda,
  enlaceDeAsunto,
  formatearFecha,
  nombreDeAsunto,
  nombreDeCodigo,
  nombreDeProducto,
  preguntasDe,
  type Quien,
  tiposDeIdentificacion,
} from '@adjudica/domain';
import type { AccessBudget } from '../../audit/access-budget';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { PersonaStore } from '../persona';
import type { HalladoVista } from './busqueda.dto';
import type { BusquedaStore, RowWithTitular } from './busqueda.store';

/** A hit before the role is applied: its records, of which the first readable one is opened. */
interface Hallazgo {
  readonly asuntos: readonly (Asunto | null)[];
  readonly titulo?: string;
  readonly detalle: readonly (string | null)[];
}

type Fuente = (claves: readonly string[]) => Promise<readonly Hallazgo[]>;

export class BusquedaService {
  constructor(
    private readonly store: BusquedaStore,
    private readonly personas: PersonaStore,
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
        (await this.fuentes[clase](claves)).flatMap((hallazgo) => vistaDe(actor, clase, hallazgo)),
      ),
    );
    const hallados = porClase.flat();
    const recursoId = `resultados:${hallados.length}`;
    // a search without a statement costs no budget
    const operacion = preguntas.length > 0 ? 'buscar' : 'buscar-nada';
    this.accessLog.record(actor, { operacion, recurso: 'busqueda', recursoId });
    return hallados;
  }

  private readonly fuentes: Readonly<Record<ClaseDeBusqueda, Fuente>> = {
    cliente: async ([texto = '']) => {
      const halladas = await (/\d/.test(texto)
        ? this.personas.findByIdentificacion(texto)
        : this.personas.findByNombre(texto));
      return halladas.slice(0, MAXIMO_DE_CLIENTES).map((cliente) => ({
        asuntos: [asuntoDe('cliente', cliente.identificacion)],
        titulo: cliente.nombreCompleto,
        detalle: [`${nombreDeCodigo(tiposDeIdentificacion, cliente.tipoIdentificacion)} ${cliente.identificacion}`],
      }));
    },
    plan: async (codigos) =>
      (await this.store.findPlanes(codigos)).map((row) => ({ asuntos: [planDe(row)], detalle: [row.nombreCliente] })),
    vehiculo: async (series) =>
      (await this.store.findVehiculos(series)).map(({ ordenId, medioId, ...row }) => ({
        asuntos: [
          ordenId === null ? null : asuntoDe('orden-de-compra', ordenId),
          medioId === null ? null : asuntoDe('medio-aprobacion', medioId),
          planDe(row),
        ],
        titulo: [row.marca, row.modelo, row.anio].filter((parte) => parte !== null).join(' '),
        detalle: [
          row.placa && `Placa ${row.placa}`,
          row.chasis && `Chasis ${row.chasis}`,
          `Plan ${row.idCodigo}`,
          row.nombreCliente,
        ],
      })),
    'orden-de-compra': async ([numero]) =>
      (await this.store.findOrdenes(Number(numero))).map(({ id, estado, nombreCliente }) => ({
        asuntos: [asuntoDe('orden-de-compra', id)],
        detalle: [estado, nombreCliente],
      })),
    'solicitud-de-pago': async ([numero]) =>
      (await this.store.findPagos(Number(numero))).map(({ id, estado, beneficiario, nombreCliente }) => ({
        asuntos: [asuntoDe('solicitud-de-pago', id)],
        detalle: [estado, beneficiario, nombreCliente],
      })),
    pagare: async ([numero]) =>
      (await this.store.findPagares(Number(numero))).map(({ id, ...row }) => ({
        asuntos: [asuntoDe('pagare', id), planDe(row)],
        titulo: nombreDeAsunto(asuntoDe('pagare', id)),
        detalle: [`Plan ${row.idCodigo}`, row.nombreCliente],
      })),
    concesionario: async ([texto = '']) =>
      (await this.store.findConcesionarios(texto)).map(({ id, nombreComercial, razonSocial, ruc }) => ({
        asuntos: [asuntoDe('concesionario', id)],
        titulo: nombreComercial,
        detalle: [razonSocial, ruc && `RUC ${ruc}`],
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

const planDe = ({ cedula, idCodigo }: RowWithTitular): Asunto => asuntoDe('plan', cedula, idCodigo);

function vistaDe(quien: Quien, clase: ClaseDeBusqueda, { asuntos, titulo, detalle }: Hallazgo): HalladoVista[] {
  const senal = enlaceDeAsunto(quien, ...asuntos);
  if (senal === null) return [];
  return [
    { clase, titulo: titulo ?? senal.nombre, detalle: detalle.filter(Boolean).join(' · '), enlace: senal.enlace },
  ];
}
