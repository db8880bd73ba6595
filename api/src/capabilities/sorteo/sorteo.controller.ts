import {
  Body,
  Controller,
  Example,
  Get,
  Header,
  Path,
  Post,
  Request,
  Response,
  Route,
  Security,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import { withVersion } from '../../request/version';
import type { ActosDeSorteo } from './sorteo.actos';
import type { FuentePorPublicar, NumeroPorEscribir, SorteoVista } from './sorteo.dto';
import { sorteoDeEjemplo } from './sorteo.ejemplos';
import type { SorteoService } from './sorteo.service';

/** The draw of an assembly; `id` is the assembly's everywhere here. */
@Route('sorteo')
@Tags('Sorteos')
@Security('bearer', ['sorteo:leer'])
export class SorteoController extends Controller {
  constructor(
    private readonly sorteos: SorteoService,
    private readonly actos: ActosDeSorteo,
  ) {
    super();
  }

  /**
   * Lista cerrada, fuente publicada, número escrito y confirmado, y el orden: ganador y suplentes.
   * @summary Sorteo de una asamblea.
   * @isInt id
   */
  @Get('{id}')
  @Example<SorteoVista>(sorteoDeEjemplo)
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<SorteoVista> {
    return this.sorteos.get(request.user, id);
  }

  /**
   * Antes de conocerse el número: con 'loteria' o 'faro', la fecha es de hoy en adelante. Sustituir una fuente exige un motivo.
   * @summary Registrar la fuente del sorteo de un sorteo.
   * @isInt id
   */
  @Post('{id}/publicar')
  @Security('bearer', ['sorteo:escribir'])
  @Example<SorteoVista>(sorteoDeEjemplo)
  @Response<Problema>(409, 'El número ya se escribió: la fuente ya no cambia')
  async publicar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: FuentePorPublicar,
    @Header('If-Match') ifMatch?: string,
  ): Promise<SorteoVista> {
    return this.actos.publicar(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * No se muestra a nadie hasta que otra persona lo confirma; quien se equivocó lo escribe de nuevo.
   * @summary Escribir el número de un sorteo.
   * @isInt id
   */
  @Post('{id}/escribir')
  @Security('bearer', ['sorteo:escribir'])
  @Example<SorteoVista>(sorteoDeEjemplo)
  @Response<Problema>(409, 'Primero se registra la fuente del sorteo')
  async escribir(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: NumeroPorEscribir,
    @Header('If-Match') ifMatch?: string,
  ): Promise<SorteoVista> {
    return this.actos.escribir(request.user, id, withVersion(ifMatch, body));
  }

  /**
   * Lo escribe otra persona; si es el mismo, se sortea una sola vez. Quien escribió el primero recibe 403.
   * @summary Confirmar el número y sortear.
   * @isInt id
   */
  @Post('{id}/confirmar')
  @Security('bearer', ['sorteo:escribir'])
  @Example<SorteoVista>(sorteoDeEjemplo)
  @Response<Problema>(409, 'El sorteo ya se realizó')
  async confirmar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: NumeroPorEscribir,
    @Header('If-Match') ifMatch?: string,
  ): Promise<SorteoVista> {
    return this.actos.confirmar(request.user, id, withVersion(ifMatch, body));
  }
}
