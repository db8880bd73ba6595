import {
  Body,
  Controller,
  Delete,
  Example,
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
import { listRequest, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import { versionSeen, withVersion } from '../../request/version';
import type {
  FormatoDeReporteCambio,
  FormatoDeReporteEliminado,
  FormatoDeReporteNuevo,
  FormatoDeReporteVista,
} from './formato-reporte.dto';
import type { FormatoReporteService } from './formato-reporte.service';
import { formatoDeEjemplo } from './reporte-control.ejemplos';
import { listaDeFormatosDeReporte } from './reporte-control.lista';

@Route('formato-reporte')
@Tags('Reportes de control')
@Security('bearer', ['ajuste:administrar'])
export class FormatoReporteController extends Controller {
  constructor(private readonly formatos: FormatoReporteService) {
    super();
  }

  /**
   * Filtro: `organismo` ('SC', 'UAFE').
   * @summary Formatos de los reportes, los últimos primero.
   */
  @Get()
  @Example<FormatoDeReporteVista[]>([formatoDeEjemplo])
  async list(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<FormatoDeReporteVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeFormatosDeReporte);
    return sendPage(this, 'formato-reporte', request, await this.formatos.list(request));
  }

  /**
   * @summary Un formato de reporte.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<FormatoDeReporteVista>(formatoDeEjemplo)
  async get(@Path() id: number): Promise<FormatoDeReporteVista> {
    return this.formatos.get(id);
  }

  /**
   * @summary Registrar las columnas que un organismo pide desde un día.
   * @example body {
   *   "organismo": "UAFE", "desde": "2026-01-01", "archivo": "xlsx", "umbral": 10000, "sustento": "Resolución UAFE-DG-2023-0001",
   *   "campos": [{ "titulo": "Identificación", "fuente": "identificacion", "formato": "texto", "obligatorio": true, "ancho": 13 }]
   * }
   */
  @Post()
  @SuccessResponse(201)
  @Example<FormatoDeReporteVista>(formatoDeEjemplo)
  @Response<Problema>(409, 'Ya existe un formato de ese organismo desde esa fecha')
  async crear(
    @Request() request: AuthenticatedRequest,
    @Body() body: FormatoDeReporteNuevo,
  ): Promise<FormatoDeReporteVista> {
    this.setStatus(201);
    return this.formatos.crear(request.user, body);
  }

  /**
   * Mientras no se haya generado un archivo con él.
   * @summary Cambiar un formato de reporte.
   * @isInt id
   * @example id 1
   * @example body {
   *   "organismo": "UAFE", "desde": "2026-01-01", "archivo": "csv", "umbral": 10000, "sustento": "Resolución UAFE-DG-2023-0001",
   *   "campos": [{ "titulo": "Identificación", "fuente": "identificacion", "formato": "texto", "obligatorio": true, "ancho": 13 }],
   *   "version": 1
   * }
   */
  @Put('{id}')
  @Example<FormatoDeReporteVista>(formatoDeEjemplo)
  @Response<Problema>(409, 'Ya se generó un archivo con él, o existe otro de esa fecha')
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: FormatoDeReporteCambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<FormatoDeReporteVista> {
    return this.formatos.actualizar(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * @summary Eliminar un formato con el que no se generó ningún archivo, en la versión que se leyó (If-Match).
   * @isInt id
   * @example id 1
   */
  @Delete('{id}')
  @Response<Problema>(409, 'Ya se generó un archivo con él')
  @Response<Problema>(412, 'Otra persona modificó el registro, actualice la página')
  @Response<Problema>(428, 'Falta la versión del registro')
  async eliminar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Header('If-Match') ifMatch?: string,
  ): Promise<FormatoDeReporteEliminado> {
    return this.formatos.eliminar(request.user, id, versionSeen(ifMatch));
  }
}
