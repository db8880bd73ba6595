import { listaDeFormatos } from '@adjudica/domain';
import {
  Body,
  Controller,
  Extension,
  Get,
  Header,
  Path,
  Post,
  Put,
  Query,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { sendList } from '../../http/list-file';
import type { Problema } from '../../http/problem';
import { versionFrom } from '../../request/version';
import type { ActosDeFormato } from './formato.actos';
import type {
  AprobacionDeFormato,
  CoberturaDeBloque,
  DescarteDeFormato,
  FormatoCambio,
  FormatoDetalle,
  FormatoEdicion,
  FormatoLlenado,
  FormatoVista,
  VistaPreviaDeFormato,
} from './formato.dto';
import { libroDeFormatos } from './formato.lista';
import type { FormatoService } from './formato.service';

@Route('formato')
@Tags('Formatos de contrato')
@Security('bearer', ['formato:leer'])
export class FormatoController extends Controller {
  constructor(
    private readonly formatos: FormatoService,
    private readonly actos: ActosDeFormato,
  ) {
    super();
  }

  /**
   * Todas las versiones, sin su texto. Filtros: `bloque`, `situacion` ('borrador', 'porRegir', 'vigente', 'reemplazado', 'descartado'), `codigo`,
   * `q` (código o nombre).
   * @summary Formatos de las cláusulas.
   */
  @Get()
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<FormatoVista[]> {
    return sendList(
      this,
      request,
      { sort, range, filter },
      { lista: listaDeFormatos, libro: libroDeFormatos },
      (page) => this.formatos.list(request.user, page),
    );
  }

  /** @summary Bloque por bloque: qué combinaciones de condiciones no tienen formato, o tienen más de uno. */
  @Get('cobertura')
  async cobertura(): Promise<CoberturaDeBloque[]> {
    return this.formatos.cobertura();
  }

  /**
   * Con los datos de un plan o con los ejemplos; no guarda nada.
   * @summary Un texto como quedaría en el contrato.
   */
  @Post('vista-previa')
  @SuccessResponse(200)
  @Response<Problema>(404, 'El plan no existe')
  @Response<Problema>(422, 'El texto está vacío o tiene formato ajeno')
  async vistaPrevia(
    @Request() request: AuthenticatedRequest,
    @Body() body: VistaPreviaDeFormato,
  ): Promise<FormatoLlenado> {
    return this.formatos.vistaPrevia(request.user, body);
  }

  /**
   * @summary Una versión con su texto, y las otras del mismo formato.
   * @isInt id
   */
  @Get('{id}')
  @Response<Problema>(404, 'El formato no existe')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<FormatoDetalle> {
    return this.formatos.get(request.user, id);
  }

  /**
   * Un formato nuevo o la versión siguiente de uno (`codigo`). Queda en borrador: lo aprueba otra persona de Legal.
   * @summary Escribir una versión.
   */
  @Post()
  @Security('bearer', ['formato:escribir'])
  @SuccessResponse(201)
  @Response<Problema>(409, 'El formato ya tiene un borrador')
  @Response<Problema>(422, 'Un campo no existe, o una combinación quedaría sin formato o con dos')
  async crear(@Request() request: AuthenticatedRequest, @Body() body: FormatoCambio): Promise<FormatoVista> {
    this.setStatus(201);
    return this.actos.crear(request.user, body);
  }

  /**
   * @summary Cambiar un borrador.
   * @isInt id
   */
  @Put('{id}')
  @Security('bearer', ['formato:escribir'])
  @Response<Problema>(422, 'Un campo no existe, o una combinación quedaría sin formato o con dos')
  async editar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: FormatoEdicion,
    @Header('If-Match') ifMatch?: string,
  ): Promise<FormatoVista> {
    const { bloque, codigo, nombre, condiciones, vigenteDesde, texto, motivo, seCompleta } = body;
    const escrito = { bloque, codigo, nombre, condiciones, vigenteDesde, texto, motivo, seCompleta };
    return this.actos.editar(request.user, id, { ...escrito, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Con otros borradores del bloque y retirando otros formatos, en un solo acto: después, cada combinación tiene un solo formato, hoy y en
   * adelante. Quien escribió uno de ellos no lo aprueba (ajuste CUATRO_OJOS).
   * @summary Aprobar una versión.
   * @isInt id
   */
  @Post('{id}/aprobar')
  @SuccessResponse(200)
  @Security('bearer', ['formato:aprobar'])
  @Response<Problema>(422, 'Una combinación quedaría sin formato o con dos')
  async aprobar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AprobacionDeFormato,
    @Header('If-Match') ifMatch?: string,
  ): Promise<FormatoVista> {
    return this.actos.aprobar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * @summary Descartar un borrador.
   * @isInt id
   */
  @Post('{id}/descartar')
  @SuccessResponse(200)
  @Security('bearer', ['formato:escribir'])
  @Response<Problema>(422, 'Falta el motivo')
  async descartar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: DescarteDeFormato,
    @Header('If-Match') ifMatch?: string,
  ): Promise<FormatoVista> {
    return this.actos.descartar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }
}
