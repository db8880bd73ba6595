import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Extension,
  FormField,
  Get,
  Header,
  Path,
  Post,
  Produces,
  Query,
  Request,
  Response,
  Route,
  Security,
  Tags,
  UploadedFile,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, oneOf, sendPage } from '../../http/list';
import type { Problema } from '../../http/problem';
import { sendFile } from '../../http/send-file';
import { versionFrom } from '../../request/version';
import type { ArchivoRecibido } from '../../uploads';
import type { ActosDeDocumento } from './documento.actos';
import type {
  AceptacionDeDocumento,
  DocumentoVista,
  RechazoDeDocumento,
  TipoDeDocumentoCatalogo,
  VersionDeDocumento,
} from './documento.dto';
import { listaDeDocumentos, listaDeTipos } from './documento.listas';
import type { DocumentoService } from './documento.service';

@Route('documento')
@Tags('Documentos')
@Security('bearer', ['documento:leer'])
export class DocumentoController extends Controller {
  constructor(
    private readonly documentos: DocumentoService,
    private readonly actos: ActosDeDocumento,
  ) {
    super();
  }

  /**
   * El filtro `plan` es obligatorio, salvo con `id` o con `actualizadoDesde`; `q` lo pide siempre. `dueno` 1 a 5, `q` texto, `estado` sinArchivo, pendiente, incorrecto o correcto; `noAplica` true = los
   * que ya no se piden y tienen archivo, también los de personas que ya no constan; false = los demás. El departamento legal ve solo los legales.
   * @summary Documentos de un plan, o los que cambiaron desde un instante.
   */
  @Get()
  @Response<Problema>(400, 'Falta el plan')
  @Response<Problema>(404, 'El plan no existe o no tiene titular')
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<DocumentoVista[]> {
    const page = listRequest({ sort, range, filter }, listaDeDocumentos);
    return sendPage(this, 'documento', page, await this.documentos.list(request.user, page));
  }

  /**
   * @summary Un documento.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<DocumentoVista> {
    return this.documentos.get(request.user, id);
  }

  /**
   * @summary Todos los archivos que se subieron para un documento, con las decisiones sobre cada uno.
   * @isInt id
   */
  @Get('{id}/versiones')
  async versiones(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<VersionDeDocumento[]> {
    return this.documentos.versiones(request.user, id);
  }

  /**
   * @summary El archivo de un documento; sin `version`, el último.
   * @isInt id
   * @isInt version
   */
  @Get('{id}/archivo')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  @Response<Problema>(404, 'No existe documento generado')
  async archivo(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Query() version?: number,
  ): Promise<Readable> {
    const { archivo, bytes, nombre } = await this.documentos.archivo(request.user, id, version);
    const { tipo, longitud, sha256 } = archivo;
    return sendFile(this, request, { bytes, nombre, tipo, longitud, sha256, enLinea: true });
  }

  /**
   * Exige la versión (If-Match o `version`). Hasta 10.000.000 de bytes. `Bucket`, `idDoc` y `Code` pueden faltar; si vienen, deben ser los de este
   * documento.
   * @summary Subir el archivo de un documento, que queda pendiente de revisión.
   * @isInt id
   */
  @Post('{id}/archivo')
  @Security('bearer', ['documento:subir'])
  @Response<Problema>(413, 'Documento pesado, máximo 10 MB')
  @Response<Problema>(415, 'Tipo de archivo no es aceptado')
  @Response<Problema>(503, 'El sistema está muy ocupado y no alcanzó a revisar el archivo: intente de nuevo')
  async subir(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @FormField() version?: string,
    @FormField() Bucket?: string,
    @FormField() idDoc?: string,
    @FormField() Code?: string,
    @UploadedFile() file?: ArchivoRecibido,
    @Header('If-Match') ifMatch?: string,
  ): Promise<DocumentoVista> {
    const dada = ifMatch ?? version;
    const datos = {
      // fields of a form are texts
      ...(dada === undefined ? {} : { version: versionFrom(dada, undefined) }),
      ...(Bucket === undefined ? {} : { Bucket }),
      ...(idDoc === undefined ? {} : { idDoc }),
      ...(Code === undefined ? {} : { Code }),
    };
    return this.actos.subir(request.user, id, { ...datos, file });
  }

  /**
   * Exige la versión.
   * @summary Marcar un documento como correcto.
   * @isInt id
   */
  @Post('{id}/aceptar')
  @Security('bearer', ['documento:decidir'])
  async aceptar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AceptacionDeDocumento,
    @Header('If-Match') ifMatch?: string,
  ): Promise<DocumentoVista> {
    return this.actos.aceptar(request.user, id, { version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Exige la versión y el motivo.
   * @summary Marcar un documento como incorrecto.
   * @isInt id
   */
  @Post('{id}/rechazar')
  @Security('bearer', ['documento:decidir'])
  async rechazar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: RechazoDeDocumento,
    @Header('If-Match') ifMatch?: string,
  ): Promise<DocumentoVista> {
    return this.actos.rechazar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }
}

@Route('tipo-documento')
@Tags('Documentos')
@Security('bearer', ['catalogo:leer'])
export class TipoDocumentoController extends Controller {
  constructor(private readonly documentos: DocumentoService) {
    super();
  }

  /** @summary El catálogo de documentos: de quién, cuándo, en qué formato y en qué lugar de la carpeta. */
  @Get()
  async list(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<TipoDeDocumentoCatalogo[]> {
    const page = listRequest({ sort, range, filter }, listaDeTipos);
    return sendPage(this, 'tipo-documento', page, await this.documentos.catalogo(page));
  }

  /**
   * @summary Un tipo de documento.
   * @isInt id
   */
  @Get('{id}')
  async get(@Path() id: number): Promise<TipoDeDocumentoCatalogo> {
    return oneOf(listaDeTipos, id, (page) => this.documentos.catalogo(page));
  }
}
