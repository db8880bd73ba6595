import type { Readable } from 'node:stream';
import { Controller, Get, Path, Produces, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { sendFile } from '../../http/send-file';
import type { ExportesDeParticipantes } from './participante.exportes';

@Route('asamblea')
@Tags('Participantes')
@Security('bearer', ['participante:leer'])
export class ExportesDeParticipantesController extends Controller {
  constructor(private readonly exportes: ExportesDeParticipantes) {
    super();
  }

  /**
   * @summary Lista de participantes en PDF.
   * @isInt id
   */
  @Get('{id}/participantes.pdf')
  @Security('bearer', ['participante:pdf'])
  @Produces('application/pdf')
  async pdf(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.exportes.pdf(request.user, id));
  }

  /**
   * @summary Lista de participantes en Excel (Comercial).
   * @isInt id
   */
  @Get('{id}/participantes.xlsx')
  @Security('bearer', ['participante:excel'])
  @Produces('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  async excel(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<Readable> {
    return sendFile(this, request, await this.exportes.excel(request.user, id));
  }
}
