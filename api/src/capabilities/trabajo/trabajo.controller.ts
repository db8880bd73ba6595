import { type GrupoDeTrabajo } from '@adjudica/domain';
import { Controller, Example, Get, Query, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { TrabajoVista } from './trabajo.dto';
import type { TrabajoService } from './trabajo.service';

const POR_PAGINA = 25;

@Route('trabajo')
@Tags('Tareas')
@Security('bearer', ['tarea:propia'])
export class TrabajoController extends Controller {
  constructor(private readonly trabajo: TrabajoService) {
    super();
  }

  /**
   * Las tareas propias y las de su departamento sin asignar, el acto que sigue en cada plan que atiende y las decisiones que espera su rol, cada cosa una
   * vez: la tarea está en la fila del acto que pide. Lo que le toca a otra persona está en el grupo 'espera'.
   * @summary Mi trabajo: lo que tiene por hacer quien pregunta.
   * @param grupo Solo las filas de un grupo.
   * @param desde Primera fila; 0 si no se dice.
   * @isInt desde
   * @minimum desde 0
   * @maximum desde 100000
   * @param limite Filas por respuesta; 25 si no se dice.
   * @isInt limite
   * @minimum limite 1
   * @maximum limite 100
   */
  @Get()
  @Example<TrabajoVista>({
    cuenta: { vencido: 1, hoy: 0, semana: 0, despues: 0, espera: 0 },
    sinSolicitud: 12,
    incompleto: false,
    filas: [
      {
        id: 'orden-de-compra-27',
        grupo: 'vencido',
        acto: 'Aprobar orden de compra',
        enlace: '/orden-de-compra/27',
        decision: 'orden-de-compra',
        clave: 27,
        tarea: 311,
        nombreCliente: 'Zambrano Loor José Antonio',
        colega: null,
        cedula: '1712345678',
        idCodigo: '01-M001-12',
        planes: 1,
        telefono: '0991234567',
        monto: 19175.25,
        desde: '2026-03-05',
        dias: 3,
        vence: '2026-03-06',
        atraso: 2,
        esperaA: null,
      },
    ],
  })
  async get(
    @Request() request: AuthenticatedRequest,
    @Query() grupo?: GrupoDeTrabajo,
    @Query() desde?: number,
    @Query() limite?: number,
  ): Promise<TrabajoVista> {
    return this.trabajo.de(request.user, { grupo, desde: desde ?? 0, limite: limite ?? POR_PAGINA });
  }
}
