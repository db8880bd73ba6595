import type { DefinicionDeLista } from '@adjudica/domain';
import {
  Body,
  Controller,
  Get,
  Path,
  Post,
  Query,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import type { ConsultaDeBuroNueva, ConsultaDeBuroRecord, InformeDeBuroVista, ServicioDeBuro } from './buro.dto';
import type { BuroService } from './buro.service';

const lista: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'fecha'],
  clave: 'ninguna',
  requerido: 'cedula',
  filtros: { cedula: 'texto' },
};

@Route('buro')
@Tags('Buró de crédito')
@Security('bearer', ['buro:leer'])
export class BuroController extends Controller {
  constructor(private readonly buro: BuroService) {
    super();
  }

  /**
   * Filtro obligatorio: `cedula` completa. No trae lo que el buró respondió.
   * @summary Consultas al buró de una persona.
   */
  @Get()
  @Response<Problema>(422, 'La cédula no está completa')
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ConsultaDeBuroRecord[]> {
    const page = listRequest({ sort, range, filter }, lista);
    return sendPage(this, 'buro', page, await this.buro.historial(request.user, page));
  }

  /** @summary Qué buró hay y qué exige. */
  @Get('servicio')
  async servicio(): Promise<ServicioDeBuro> {
    return this.buro.servicio();
  }

  /**
   * No consulta al buró: trae el último informe guardado, de cualquier día, o uno anterior por su id (`consulta`).
   * @summary Un informe guardado de una cédula.
   * @isInt consulta
   */
  @Get('{cedula}')
  @Response<Problema>(404, 'No hay un informe guardado')
  async get(
    @Request() request: AuthenticatedRequest,
    @Path() cedula: string,
    @Query() consulta?: number,
  ): Promise<InformeDeBuroVista> {
    return this.buro.guardada(request.user, cedula, consulta);
  }

  /**
   * Si hoy ya se consultó esa cédula responde lo guardado, sin costo; si no, consulta al buró. Repetir la consulta del día (`deNuevo` = id de la que
   * se tiene) cuesta otra vez y exige `motivo`. Una fecha de `consentimiento` se registra con la consulta.
   * @summary Consultar el buró de crédito.
   */
  @Post('consulta')
  @SuccessResponse(200)
  @Security('bearer', ['buro:consultar'])
  @Response<Problema>(404, 'El buró no conoce esa cédula, o no existe el plan')
  @Response<Problema>(503, 'El buró no responde o su respuesta no se puede leer')
  async consultar(
    @Request() request: AuthenticatedRequest,
    @Body() body: ConsultaDeBuroNueva,
  ): Promise<InformeDeBuroVista> {
    return this.buro.consultar(request.user, body);
  }
}
