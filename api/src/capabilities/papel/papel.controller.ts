import type { Readable } from 'node:stream';
import {
  Controller,
  Example,
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
  SuccessResponse,
  Tags,
  UploadedFile,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { Problema } from '../../http/problem';
import { sendFile } from '../../http/send-file';
import { versionFrom } from '../../request/version';
import type { ArchivoRecibido } from '../../uploads';
import type { ActosDePapel } from './papel.actos';
import type { PapelVista } from './papel.dto';
import { papelFirmado } from './papel.ejemplos';
import type { PaqueteDePapeles } from './papel.paquete';
import type { PapelService } from './papel.service';

@Route('papel')
@Tags('Papeles del caso')
@Security('bearer', ['papel:leer'])
export class PapelController extends Controller {
  constructor(
    private readonly papeles: PapelService,
    private readonly actos: ActosDePapel,
  ) {
    super();
  }

  /**
   * @summary Un documento emitido de un caso, con sus copias firmadas.
   * @isInt id
   * @example id 12
   */
  @Example<PapelVista>(papelFirmado)
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<PapelVista> {
    return this.papeles.get(request.user, id);
  }

  /**
   * @summary La copia firmada de un documento; sin `numero`, la vigente.
   * @isInt id
   * @isInt numero
   * @example id 12
   */
  @Get('{id}/copia')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  async copia(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Query() numero?: number,
  ): Promise<Readable> {
    return sendFile(this, request, await this.papeles.copia(request.user, id, numero));
  }

  /**
   * PDF o foto de hasta 10.000.000 de bytes, con el día y la ciudad de la firma. Exige la versión: cuántas copias tiene. Las firmas electrónicas de un PDF
   * se comprueban contra el documento emitido; mientras falten firmantes, cada archivo contiene las firmas del anterior. Un contrato firmado antes de las
   * horas de su modelo solo lo guarda quien aprueba contratos, con `motivoTemprana`.
   * @summary Guardar la copia firmada de un documento.
   * @isInt id
   */
  @Post('{id}/firmar')
  @SuccessResponse(200)
  @Security('bearer', ['papel:firmar'])
  @Response<Problema>(413, 'Documento pesado, máximo 10 MB')
  @Response<Problema>(415, 'Tipo de archivo no es aceptado')
  @Response<Problema>(503, 'El sistema está muy ocupado y no alcanzó a revisar el archivo: intente de nuevo')
  async firmar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @FormField() fecha?: string,
    @FormField() ciudad?: string,
    @FormField() motivoTemprana?: string,
    @FormField() version?: string,
    @UploadedFile() file?: ArchivoRecibido,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PapelVista> {
    return this.actos.firmar(request.user, id, datosDe({ fecha, ciudad, motivoTemprana, version, file, ifMatch }));
  }

  /**
   * Con el motivo, hasta la entrega del bien; la anterior se conserva.
   * @summary Reemplazar la copia firmada de un documento.
   * @isInt id
   */
  @Post('{id}/reemplazar')
  @SuccessResponse(200)
  @Security('bearer', ['papel:firmar'])
  @Response<Problema>(413, 'Documento pesado, máximo 10 MB')
  @Response<Problema>(415, 'Tipo de archivo no es aceptado')
  @Response<Problema>(503, 'El sistema está muy ocupado y no alcanzó a revisar el archivo: intente de nuevo')
  async reemplazar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @FormField() fecha?: string,
    @FormField() ciudad?: string,
    @FormField() motivo?: string,
    @FormField() motivoTemprana?: string,
    @FormField() version?: string,
    @UploadedFile() file?: ArchivoRecibido,
    @Header('If-Match') ifMatch?: string,
  ): Promise<PapelVista> {
    return this.actos.reemplazar(request.user, id, {
      ...datosDe({ fecha, ciudad, motivoTemprana, version, file, ifMatch }),
      motivo: motivo ?? '',
    });
  }
}

/** Fields of a form are texts. */
function datosDe({
  fecha = '',
  ciudad = '',
  motivoTemprana,
  version,
  file,
  ifMatch,
}: Partial<Record<'fecha' | 'ciudad' | 'motivoTemprana' | 'version' | 'ifMatch', string | undefined>> & {
  file?: ArchivoRecibido | undefined;
}) {
  const dada = ifMatch ?? version;
  return {
    ...{ fecha, ciudad, file },
    ...(motivoTemprana !== undefined && { motivoTemprana }),
    ...(dada === undefined ? {} : { version: versionFrom(dada, undefined) }),
  };
}

@Route('papeles-de-plan')
@Tags('Papeles del caso')
@Security('bearer', ['papel:leer'])
export class PapelesDePlanController extends Controller {
  constructor(
    private readonly papeles: PapelService,
    private readonly paquete: PaqueteDePapeles,
  ) {
    super();
  }

  /**
   * Los que el usuario puede leer, en el orden en que se firman; de cada uno, la última versión.
   * @summary Los documentos emitidos de un plan adjudicado, y si ya están firmados.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @example idCodigo "01-M001-12"
   */
  @Example<PapelVista[]>([papelFirmado])
  @Get('{idCodigo}')
  async list(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<PapelVista[]> {
    return this.papeles.list(request.user, idCodigo);
  }

  /**
   * Pagaré, prenda, minuta o instrucción, y contrato: los emitidos, como se emitieron; los demás, en borrador. De 1 a 5 juegos; el pagaré va una
   * sola vez, porque se firma en un solo ejemplar. `conExtracto` agrega al contrato el extracto del acta de la asamblea, sin las cédulas de los demás.
   * @summary Los papeles legales de un plan en un solo PDF, en el orden en que se firman.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @isInt copias
   * @minimum copias 1
   * @maximum copias 5
   * @example idCodigo "01-M001-12"
   */
  @Get('{idCodigo}/paquete')
  @Produces('application/pdf')
  @Security('bearer', ['contrato:escribir'])
  @Response<Problema>(404, 'El plan no existe, todavía no tiene papeles, o la asamblea no tiene acta')
  @Response<Problema>(429, 'Se están uniendo los documentos de otras carpetas')
  @Response<Problema>(503, 'El sistema está muy ocupado y no alcanzó a unirlos: intente de nuevo')
  async pdf(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Query() copias = 1,
    @Query() conExtracto = false,
  ): Promise<Readable> {
    return sendFile(this, request, await this.paquete.generar(request.user, idCodigo, { copias, conExtracto }));
  }
}
