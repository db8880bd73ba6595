import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Extension,
  FormField,
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
  UploadedFile,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import { sendList } from '../../http/list-file';
import type { Problema } from '../../http/problem';
import { sendFile, TIPO_XLSX } from '../../http/send-file';
import type { ArchivoRecibido } from '../../uploads';
import type {
  AplicacionDeImportacion,
  CambioDeImportacion,
  DiferenciaDePlan,
  ErrorDeImportacion,
  ImportacionAplicada,
  ImportacionVista,
  RevisionDeImportacion,
} from './importacion.dto';
import {
  libroDeErrores,
  libroDeImportaciones,
  listaDeCambios,
  listaDeDiferencias,
  listaDeErrores,
  listaDeImportaciones,
} from './importacion.lista';
import type { ImportacionService } from './importacion.service';
import type { PlantillaService } from './plantilla.service';

@Route('importacion')
@Tags('Importaciones')
@Security('bearer', ['importacion:administrar'])
export class ImportacionController extends Controller {
  constructor(
    private readonly importaciones: ImportacionService,
    private readonly plantillas: PlantillaService,
  ) {
    super();
  }

  /** @summary Archivos importados, los más nuevos primero. */
  @Get()
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ImportacionVista[]> {
    const definicion = { lista: listaDeImportaciones, libro: libroDeImportaciones };
    return sendList(this, request, { sort, range, filter }, definicion, (page) => this.importaciones.list(page));
  }

  /** @summary Plantilla de Excel de un tipo, con una fila de ejemplo. */
  @Get('plantilla/{tipo}')
  @Response<Problema>(422, 'No existe ese tipo')
  @Produces(TIPO_XLSX)
  async plantilla(@Request() request: AuthenticatedRequest, @Path() tipo: string): Promise<Readable> {
    return sendFile(this, request, this.plantillas.plantilla(tipo));
  }

  /** @summary Planes cuyo saldo o cuotas pagadas importados no coinciden con sus movimientos. */
  @Get('diferencias')
  async diferencias(
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<DiferenciaDePlan[]> {
    const request = listRequest({ sort, range, filter }, listaDeDiferencias);
    return sendPage(this, 'diferencia', request, await this.importaciones.diferencias(request));
  }

  /**
   * @summary Estado y resumen de un archivo.
   * @isInt id
   */
  @Get('{id}')
  async get(@Path() id: number): Promise<ImportacionVista> {
    return this.importaciones.get(id);
  }

  /**
   * La lectura queda anotada.
   * @summary Errores de un archivo: línea, de quién es la fila, columna, lo escrito y qué le falta.
   * @isInt id
   */
  @Get('{id}/errores')
  @Extension('x-excel', true)
  async errores(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ErrorDeImportacion[]> {
    const definicion = { lista: listaDeErrores, libro: libroDeErrores };
    return sendList(this, request, { sort, range, filter }, definicion, (page) =>
      this.importaciones.leerErrores(request.user, id, page),
    );
  }

  /**
   * Mientras el archivo espera a aplicarse; después no queda ninguno. La lectura queda anotada.
   * @summary Filas que cambian un registro: cada valor antes y después.
   * @isInt id
   */
  @Get('{id}/cambios')
  async cambios(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<CambioDeImportacion[]> {
    const page = listRequest({ sort, range, filter }, listaDeCambios);
    return sendPage(this, 'cambio', page, await this.importaciones.cambios(request.user, id, page));
  }

  /**
   * CSV (`;`, `,` o tabulador; UTF-8, UTF-16 o Windows-1252) o XLSX, hasta 25 MB. La revisión sigue en segundo plano; el registro dice cómo va.
   * @summary Subir un archivo y revisarlo sin aplicar nada.
   */
  @Post()
  @SuccessResponse(201)
  @Response<Problema>(413, 'El archivo supera los 25 MB')
  @Response<Problema>(415, 'No es CSV ni Excel')
  async subir(
    @Request() request: AuthenticatedRequest,
    @FormField() tipo: string,
    @UploadedFile() archivo?: ArchivoRecibido,
  ): Promise<ImportacionVista> {
    this.setStatus(201);
    return this.importaciones.iniciar(request.user, tipo, archivo);
  }

  /**
   * @summary Aplicar un archivo revisado sin errores: todo o nada, una sola vez.
   * @isInt id
   */
  @Post('{id}/aplicar')
  @Response<Problema>(409, 'Ya fue aplicado, tiene errores o los datos cambiaron')
  @Response<Problema>(422, 'Tiene avisos o filas ocultas y no se confirmaron')
  async aplicar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: AplicacionDeImportacion,
  ): Promise<ImportacionAplicada> {
    return this.importaciones.aplicar(request.user, id, body.confirmaAvisos === true);
  }

  /**
   * La salida cuando los datos cambiaron desde la revisión, o para dejar fuera las filas que Excel oculta. Sigue en segundo plano; el registro dice cómo va.
   * @summary Revisar de nuevo, con los datos de ahora, un archivo revisado que aún no se aplicó.
   * @isInt id
   */
  @Post('{id}/revisar')
  @Response<Problema>(409, 'Tiene errores, se está revisando o ya fue aplicado')
  async revisar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: RevisionDeImportacion,
  ): Promise<ImportacionVista> {
    return this.importaciones.revisarDeNuevo(request.user, id, body.omitirOcultas);
  }
}

@Route('exportacion')
@Tags('Importaciones')
@Security('bearer', ['importacion:administrar'])
export class ExportacionController extends Controller {
  constructor(private readonly plantillas: PlantillaService) {
    super();
  }

  /** @summary Todas las filas de un tipo como CSV, listo para importarse en otra instalación. */
  @Get('{tipo}.csv')
  @Response<Problema>(422, 'No existe ese tipo')
  @Produces('text/csv')
  async exportar(@Request() request: AuthenticatedRequest, @Path() tipo: string): Promise<Readable> {
    return sendFile(this, request, await this.plantillas.exportar(request.user, tipo));
  }
}
