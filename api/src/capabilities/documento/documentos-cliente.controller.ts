import type { Readable } from 'node:stream';
import {
  Controller,
  Extension,
  Get,
  Path,
  Post,
  Produces,
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
import { sendFile } from '../../http/send-file';
import type { DocumentosDeCliente, ListadoGenerado, PersonaDePlan, PrevioDeListado } from './documento.dto';
import type { ListaDeDocumentos } from './documento.lista';
import { libroDelVisor, listaDelVisor } from './documento.listas';
import type { PrevioDeListados } from './documento.previo';
import type { DocumentoService } from './documento.service';
import type { CarpetaEnPdf } from './documento.union';
import type { VisorDeDocumentos } from './documento.visor';

/** 'Visor de documentos' (DOC-001…019). */
@Route('documentos-cliente')
@Tags('Documentos')
@Security('bearer', ['documento:leer'])
export class DocumentosClienteController extends Controller {
  constructor(private readonly visor: VisorDeDocumentos) {
    super();
  }

  /**
   * El filtro `ejecutivo` con 'yo' deja los planes propios. El filtro `q`, de hasta 8 caracteres, busca por el comienzo de la cédula o de cualquier palabra del nombre; lo exacto va primero.
   * @summary Planes adjudicados con el estado de sus documentos.
   */
  @Get()
  @Extension('x-excel', true)
  @Response<Problema>(400, 'La búsqueda admite hasta 8 caracteres')
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<DocumentosDeCliente[]> {
    return sendList(this, request, { sort, range, filter }, { lista: listaDelVisor, libro: libroDelVisor }, (page) =>
      this.visor.list(request.user, page),
    );
  }

  /**
   * @summary Un plan adjudicado con el estado de sus documentos.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   */
  @Get('{idCodigo}')
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<DocumentosDeCliente> {
    return oneOf(listaDelVisor, idCodigo, (page) => this.visor.list(request.user, page));
  }
}

/** Documents of one plan as a whole. */
@Route('plan')
@Tags('Documentos')
@Security('bearer', ['documento:leer'])
export class DocumentosDePlanController extends Controller {
  constructor(
    private readonly listado: { readonly lista: ListaDeDocumentos; readonly previo: PrevioDeListados },
    private readonly documentos: DocumentoService,
    private readonly carpeta: CarpetaEnPdf,
  ) {
    super();
  }

  /**
   * Agrega lo que falta según las personas del plan; lo que ya no corresponde queda como 'no aplica'. Nada se elimina.
   * @summary Generar el listado de documentos de un plan.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Post('{idCodigo}/documentos/generar')
  @Security('bearer', ['documento:generar'])
  async generar(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<ListadoGenerado> {
    return this.listado.lista.generar(request.user, idCodigo);
  }

  /**
   * No cambia nada.
   * @summary Lo que agregaría o quitaría generar el listado de documentos de un plan.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Get('{idCodigo}/documentos/generar')
  @Security('bearer', ['documento:generar'])
  async previo(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<PrevioDeListado> {
    return this.listado.previo.de(request.user, idCodigo);
  }

  /**
   * Un índice y los archivos actuales en el orden de la carpeta; las fotos, una por página.
   * @summary Todos los documentos de un plan en un solo PDF.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Get('{idCodigo}/documentos/pdf')
  @Produces('application/pdf')
  @Response<Problema>(404, 'El plan no existe, o no tiene documentos subidos')
  @Response<Problema>(413, 'Los documentos pesan demasiado para unirlos')
  @Response<Problema>(429, 'Se están uniendo los documentos de otras carpetas')
  @Response<Problema>(503, 'El sistema está muy ocupado y no alcanzó a unirlos: intente de nuevo')
  async pdf(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<Readable> {
    return sendFile(this, request, await this.carpeta.generar(request.user, idCodigo));
  }

  /**
   * @summary Identificaciones de las personas de un plan.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   */
  @Get('{idCodigo}/personas')
  async personas(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<PersonaDePlan[]> {
    return this.documentos.personas(request.user, idCodigo);
  }
}
