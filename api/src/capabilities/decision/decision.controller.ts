import { listaDePendientes, listaDeSalvedades } from '@adjudica/domain';
import {
  Controller,
  Example,
  Extension,
  Get,
  Path,
  Query,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { oneOf } from '../../http/list';
import { sendList } from '../../http/list-file';
import type { Problema } from '../../http/problem';
import type { DecisionVista, DineroPorAprobar, SalvedadVista } from './decision.dto';
import { decisionDeEjemplo, salvedadDeEjemplo } from './decision.ejemplos';
import { libroDeDecisiones, libroDeSalvedades } from './decision.lista';
import type { DecisionService } from './decision.service';

@Route('decision')
@Tags('Decisiones')
@Security('bearer', ['decision:leer'])
export class DecisionController extends Controller {
  constructor(private readonly decisiones: DecisionService) {
    super();
  }

  /**
   * Carpetas en riesgo, medios enviados, órdenes de compra y de pago pendientes, pagarés, contratos y adendas enviados a aprobar. Filtros: `clase` ('carpeta',
   * 'medio-aprobacion', 'orden-de-compra', 'solicitud-de-pago', 'pagare', 'contrato', 'adenda'), `producto`, `meToca` (las que puede decidir quien pregunta, o las demás), `dinero` (órdenes de compra y de pago), `q`
   * (palabras del nombre, o el comienzo de la cédula o del código del plan).
   * @summary Lo que espera una decisión, lo más antiguo primero.
   */
  @Get()
  @Example<DecisionVista[]>([decisionDeEjemplo])
  @Extension('x-excel', true)
  @Response<Problema>(400, 'La clase no existe')
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<DecisionVista[]> {
    const lista = { lista: listaDePendientes, libro: libroDeDecisiones };
    return sendList(this, request, { sort, range, filter }, lista, (page) =>
      this.decisiones.pendientes(request.user, page),
    );
  }

  /** @summary El dinero de las órdenes de compra y de pago que esperan su aprobación. */
  @Get('dinero')
  @Example<DineroPorAprobar>({
    monto: 57_525.75,
    ordenes: { cantidad: 2, monto: 38_350.5 },
    pagos: { cantidad: 1, monto: 19_175.25 },
  })
  async dinero(): Promise<DineroPorAprobar> {
    return this.decisiones.dinero();
  }

  /**
   * @summary Algo que espera una decisión.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<DecisionVista> {
    return oneOf(listaDePendientes, id, (page) => this.decisiones.pendientes(request.user, page));
  }
}

@Route('salvedad')
@Tags('Decisiones')
@Security('bearer', ['decision:leer'])
export class SalvedadController extends Controller {
  constructor(private readonly decisiones: DecisionService) {
    super();
  }

  /**
   * Excepciones de riesgo, parámetros marcados a mano, reglas de la política, valores lejanos y órdenes sin carpeta aprobada que alguien confirmó. Filtros:
   * `tipo` ('EXCEPCION', 'RIESGO-MARCADO', 'POLITICA-CONFIRMADA', 'VALOR-CONFIRMADO', 'ORDEN-SIN-CARPETA', 'SORTEO-DISTINTO'), `producto`, `quien` (comienzo del
   * nombre, del apellido o de la cuenta), `fechaDesde`, `fechaHasta`, `q`.
   * @summary Decisiones más allá de las reglas, lo más nuevo primero.
   */
  @Get()
  @Example<SalvedadVista[]>([salvedadDeEjemplo])
  @Extension('x-excel', true)
  @Response<Problema>(400, 'El tipo no es de los que se listan')
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<SalvedadVista[]> {
    const lista = { lista: listaDeSalvedades, libro: libroDeSalvedades };
    return sendList(this, request, { sort, range, filter }, lista, (page) =>
      this.decisiones.fueraDeRegla(request.user, page),
    );
  }

  /**
   * @summary Una decisión más allá de las reglas.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<SalvedadVista> {
    return oneOf(listaDeSalvedades, id, (page) => this.decisiones.fueraDeRegla(request.user, page));
  }
}
