import type { Readable } from 'node:stream';
import type { Organismo } from '@adjudica/domain';
import {
  Body,
  Controller,
  Example,
  Get,
  Path,
  Post,
  Produces,
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
import { sendFile, TIPO_XLSX } from '../../http/send-file';
import type { EnsayoDeReporte, GeneracionDeReporte, ReporteDeControlVista } from './reporte-control.dto';
import { ensayoDeEjemplo, reporteDeEjemplo } from './reporte-control.ejemplos';
import { listaDeReportes } from './reporte-control.lista';
import type { ReporteControlService } from './reporte-control.service';

@Route('reporte-control')
@Tags('Reportes de control')
@Security('bearer', ['reporte-control:leer'])
export class ReporteControlController extends Controller {
  constructor(private readonly reportes: ReporteControlService) {
    super();
  }

  /**
   * Filtro: `organismo` ('SC', 'UAFE').
   * @summary Reportes generados, con su último archivo.
   */
  @Get()
  @Example<ReporteDeControlVista[]>([reporteDeEjemplo])
  async list(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ReporteDeControlVista[]> {
    const request = listRequest({ sort, range, filter }, listaDeReportes);
    return sendPage(this, 'reporte-control', request, await this.reportes.list(request));
  }

  /**
   * Filas, sumas junto a las del tablero, y a qué filas les falta qué. La lectura queda anotada.
   * @summary Ensayar el reporte de un período, sin generar nada.
   * @example periodo "2026-02"
   */
  @Get('ensayo')
  @Example<EnsayoDeReporte>(ensayoDeEjemplo)
  @Response<Problema>(422, 'No hay un formato vigente para este período')
  async ensayo(
    @Request() request: AuthenticatedRequest,
    @Query() organismo: Organismo,
    @Query() periodo: string,
  ): Promise<EnsayoDeReporte> {
    return this.reportes.ensayo(request.user, organismo, periodo);
  }

  /**
   * De un período que terminó. El archivo se conserva con su huella; otro del mismo período lleva un motivo.
   * @summary Generar el archivo de un período.
   * @example body { "organismo": "UAFE", "periodo": "2026-02", "aceptaIncompleto": true }
   */
  @Post('generar')
  @Security('bearer', ['reporte-control:generar'])
  @SuccessResponse(201)
  @Example<ReporteDeControlVista>(reporteDeEjemplo)
  @Response<Problema>(412, 'Otra persona generó otro archivo, o cambió el formato')
  @Response<Problema>(422, 'Faltan datos y no se aceptó, el período no ha terminado, no hay formato, o falta el motivo')
  async generar(
    @Request() request: AuthenticatedRequest,
    @Body() body: GeneracionDeReporte,
  ): Promise<ReporteDeControlVista> {
    this.setStatus(201);
    return this.reportes.generar(request.user, body);
  }

  /**
   * @summary El reporte de un período, con su último archivo.
   * @isInt id
   * @example id 1
   */
  @Get('{id}')
  @Example<ReporteDeControlVista>(reporteDeEjemplo)
  async get(@Path() id: number): Promise<ReporteDeControlVista> {
    return this.reportes.get(id);
  }

  /**
   * La lectura queda anotada.
   * @summary El archivo de un reporte; sin versión, el último.
   * @isInt id
   * @isInt version
   */
  @Get('{id}/archivo')
  @Security('bearer', ['reporte-control:generar'])
  @Produces(TIPO_XLSX)
  @Produces('text/csv')
  async archivo(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Query() version?: number,
  ): Promise<Readable> {
    return sendFile(this, request, await this.reportes.abrir(request.user, id, version));
  }
}
