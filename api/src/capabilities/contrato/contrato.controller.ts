import type { Readable } from 'node:stream';
import { listaDeContratos, type MedioDeModelo } from '@adjudica/domain';
import {
  Body,
  Controller,
  Example,
  Extension,
  FormField,
  Get,
  Header,
  Path,
  Post,
  Produces,
  Put,
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
import { sendList } from '../../http/list-file';
import type { Problema } from '../../http/problem';
import { sendFile } from '../../http/send-file';
import { versionFrom } from '../../request/version';
import type { ArchivoRecibido } from '../../uploads';
import type { ActosDeContrato } from './contrato.actos';
import type { CreacionDeContratos } from './contrato.creacion';
import type {
  AprobacionDeContrato,
  BaseDeContratoVista,
  BloqueDetalle,
  BloqueNuevo,
  CabeceraDeContrato,
  ContratoDeListaVista,
  ContratoNuevo,
  ContratoVista,
  EdicionDeBloque,
  IndicadoresDeContrato,
  RechazoDeContrato,
  VersionDeContrato,
} from './contrato.dto';
import { contratoDeEjemplo, contratoEnLista } from './contrato.ejemplos';
import { libroDeContratos } from './contrato.lista';
import type { EntregaDeModelos } from './contrato.modelo';
import type { ContratoService } from './contrato.service';

@Route('contrato')
@Tags('Contratos')
@Security('bearer', ['contrato:leer'])
export class ContratoController extends Controller {
  constructor(
    private readonly contratos: ContratoService,
    private readonly creacion: CreacionDeContratos,
    private readonly actos: ActosDeContrato,
    private readonly modelos: EntregaDeModelos,
  ) {
    super();
  }

  /**
   * Filtros: `estado` ('P', 'A', 'R'), `producto`, `plan` (código), `cliente` (cédula), `q` (nombre, cédula o código de plan). El más nuevo primero.
   * @summary Contratos.
   * @example sort "[\"fecha\",\"DESC\"]"
   * @example range "[0,9]"
   * @example filter "{\"estado\":\"P\"}"
   */
  @Get()
  @Example<ContratoDeListaVista[]>([contratoEnLista])
  @Extension('x-excel', true)
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<ContratoDeListaVista[]> {
    return sendList(
      this,
      request,
      { sort, range, filter },
      { lista: listaDeContratos, libro: libroDeContratos },
      (page) => this.contratos.list(request.user, page),
    );
  }

  /**
   * Cabecera, los siete bloques con su texto, y los valores del plan que llenan sus formatos.
   * @summary El contrato de un plan.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   */
  @Get('{idCodigo}')
  @Example<ContratoVista>(contratoDeEjemplo)
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<ContratoVista> {
    return this.contratos.get(request.user, idCodigo);
  }

  /**
   * @summary Los bloques que tiene el contrato de un plan, y cómo están.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   */
  @Get('{idCodigo}/indicadores')
  @Response<Problema>(404, 'No existe el plan')
  async indicadores(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
  ): Promise<IndicadoresDeContrato> {
    return this.contratos.indicadores(request.user, idCodigo);
  }

  /**
   * Lo que diría el bloque si se generara ahora, y los textos que ha tenido.
   * @summary Un bloque de un contrato.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @pattern bloque ^[A-Za-z0-9]{1,20}$
   * @example idCodigo "01-M001-12"
   * @example bloque "objeto"
   */
  @Get('{idCodigo}/bloque/{bloque}')
  @Response<Problema>(422, 'No hay ese bloque')
  async bloque(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Path() bloque: string,
  ): Promise<BloqueDetalle> {
    return this.contratos.bloque(request.user, idCodigo, bloque);
  }

  /**
   * Como se aprobó, byte por byte.
   * @summary El contrato aprobado.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   */
  @Get('{idCodigo}/archivo')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  @Response<Problema>(404, 'No existe documento generado')
  @Response<Problema>(422, 'No tiene todos los bloques generados')
  async archivo(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<Readable> {
    return sendFile(this, request, await this.contratos.archivo(request.user, idCodigo));
  }

  /**
   * Todos los bloques como se imprimirían, con la marca de borrador; no se guarda.
   * @summary Ver todos los bloques de un contrato.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   */
  @Get('{idCodigo}/borrador')
  @Produces('application/pdf')
  @Security('bearer', ['contrato:ver-todos'])
  @Response<Problema>(422, 'No tiene todos los bloques generados')
  async borrador(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<Readable> {
    return sendFile(this, request, await this.contratos.borrador(request.user, idCodigo));
  }

  /**
   * Para la notaría: aprobado, lo que se aprobó; antes, un borrador.
   * @summary El texto de un contrato para un procesador de palabras.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   */
  @Get('{idCodigo}/word')
  @Produces('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  @Security('bearer', ['contrato:escribir'])
  @Response<Problema>(422, 'No tiene todos los bloques generados')
  async word(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<Readable> {
    return sendFile(this, request, await this.contratos.enWord(request.user, idCodigo));
  }

  /**
   * El texto que se guardó al registrar la última entrega.
   * @summary El modelo del contrato, como lo recibió el cliente.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   */
  @Get('{idCodigo}/modelo')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  async modelo(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<Readable> {
    return sendFile(this, request, await this.contratos.modelo(request.user, idCodigo, 'archivoId'));
  }

  /**
   * De la última entrega, si fue en persona.
   * @summary El recibo que el cliente firmó por el modelo.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   */
  @Get('{idCodigo}/recibo-de-modelo')
  @Produces('application/pdf')
  @Extension('x-guardado', true)
  async recibo(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<Readable> {
    return sendFile(this, request, await this.contratos.modelo(request.user, idCodigo, 'reciboId'));
  }

  /**
   * De un plan adjudicado, con la carpeta aprobada por riesgo y su pagaré guardado. Nace pendiente y sin bloques.
   * @summary Crear el contrato de un plan.
   * @example body { "idCodigo": "01-M001-12", "estadoCivil": "C", "separacionBienes": "N", "estadoBien": "Nuevo", "aval": true }
   */
  @Post()
  @SuccessResponse(201)
  @Security('bearer', ['contrato:escribir'])
  @Response<Problema>(404, 'No existe el plan')
  @Response<Problema>(409, 'El plan ya tiene contrato')
  @Response<Problema>(422, 'Campos incorrectos, plan sin adjudicar, carpeta sin aprobar o sin pagaré')
  async crear(@Request() request: AuthenticatedRequest, @Body() body: ContratoNuevo): Promise<ContratoVista> {
    return this.creacion.crear(request.user, body);
  }

  /**
   * La cabecera completa; los bloques se conservan, y el contrato dice cuáles ya no corresponden.
   * @summary Cambiar los datos de un contrato.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   * @example body { "estadoCivil": "S", "estadoBien": "Nuevo", "version": 3 }
   */
  @Put('{idCodigo}')
  @SuccessResponse(200)
  @Security('bearer', ['contrato:escribir'])
  @Response<Problema>(422, 'Campos incorrectos')
  async actualizar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: CabeceraDeContrato,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ContratoVista> {
    return this.actos.actualizar(request.user, idCodigo, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Un bloque que no existía: con el texto enviado o, sin él, con el que da su formato.
   * @summary Generar un bloque.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   * @example body { "bloque": "objeto" }
   */
  @Post('{idCodigo}/bloque')
  @SuccessResponse(201)
  @Security('bearer', ['contrato:escribir'])
  @Response<Problema>(409, 'Ya está aprobado o ya se generó, o los datos cambiaron')
  @Response<Problema>(422, 'Texto incorrecto, o falta un dato para elegir su formato')
  async generarBloque(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: BloqueNuevo,
  ): Promise<ContratoVista> {
    return this.actos.generarBloque(request.user, idCodigo, body);
  }

  /**
   * Vuelve a pendiente. Un bloque rechazado lo corrige Asistente Legal; con el último, el contrato vuelve a pendiente.
   * @summary Editar un bloque.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @pattern bloque ^[A-Za-z0-9]{1,20}$
   * @example idCodigo "01-M001-12"
   * @example bloque "objeto"
   * @example body { "texto": "<p>El Cliente declara que recibe el bien a su entera satisfacción.</p>", "version": 1 }
   */
  @Put('{idCodigo}/bloque/{bloque}')
  @SuccessResponse(200)
  @Security('bearer', ['contrato:escribir'])
  @Response<Problema>(403, 'Un bloque rechazado lo corrige Asistente Legal')
  @Response<Problema>(409, 'Ya está aprobado, o los datos cambiaron')
  @Response<Problema>(422, 'Texto incorrecto, el bloque no existe o falta un dato para elegir su formato')
  async editarBloque(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Path() bloque: string,
    @Body() body: EdicionDeBloque,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ContratoVista> {
    const { texto, huella, version } = body;
    const versionBloque = versionFrom(ifMatch, version);
    return this.actos.editarBloque(request.user, idCodigo, { bloque, texto, huella, versionBloque });
  }

  /**
   * Guarda el texto tal como está, con el día y la hora en que el cliente lo recibió: en persona, con el recibo firmado (PDF o foto de hasta 10.000.000
   * de bytes), o por correo, con la dirección. El contrato se firma cuando pasan las horas del plazo 'modelo' (72). Puede registrarse de nuevo; vale la última.
   * @summary Registrar que el cliente recibió el modelo del contrato.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   */
  @Post('{idCodigo}/entregar-modelo')
  @SuccessResponse(200)
  @Security('bearer', ['contrato:escribir'])
  @Response<Problema>(413, 'Documento pesado, máximo 10 MB')
  @Response<Problema>(415, 'Tipo de archivo no es aceptado')
  @Response<Problema>(422, 'Faltan bloques o el recibo, o la hora no es posible')
  @Response<Problema>(503, 'El sistema está muy ocupado y no alcanzó a revisar el archivo: intente de nuevo')
  async entregarModelo(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @FormField() fecha?: string,
    @FormField() hora?: string,
    @FormField() medio?: string,
    @FormField() correo?: string,
    @FormField() version?: string,
    @UploadedFile() file?: ArchivoRecibido,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ContratoVista> {
    const dada = ifMatch ?? version;
    return this.modelos.entregarModelo(request.user, idCodigo, {
      ...{ fecha: fecha ?? '', hora: hora ?? '', medio: medio as MedioDeModelo, file },
      ...(correo !== undefined && { correo }),
      ...(dada !== undefined && { version: versionFrom(dada, undefined) as number }),
    });
  }

  /**
   * A Jefatura y a Legal, con un aviso que lleva al contrato.
   * @summary Enviar a aprobar un contrato.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   * @example body { "version": 8 }
   */
  @Post('{idCodigo}/enviar')
  @SuccessResponse(200)
  @Security('bearer', ['contrato:enviar'])
  @Response<Problema>(422, 'Faltan bloques, o dicen lo que ya no es')
  async enviar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: VersionDeContrato,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ContratoVista> {
    return this.actos.enviar(request.user, idCodigo, { version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Quien escribió una parte no lo aprueba (ajuste CUATRO_OJOS). Es final: se imprime y se guarda lo aprobado.
   * @summary Aprobar un contrato.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   * @example body { "version": 8 }
   */
  @Post('{idCodigo}/aprobar')
  @SuccessResponse(200)
  @Security('bearer', ['contrato:aprobar'])
  @Response<Problema>(422, 'Faltan bloques, o dicen lo que ya no es')
  async aprobar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: AprobacionDeContrato,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ContratoVista> {
    return this.actos.aprobar(request.user, idCodigo, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * Con un motivo y los bloques que deben corregirse.
   * @summary No aprobar un contrato.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   * @example body { "motivo": "Falta el número de la notaría", "bloques": ["comparecientes"], "version": 8 }
   */
  @Post('{idCodigo}/rechazar')
  @SuccessResponse(200)
  @Security('bearer', ['contrato:rechazar'])
  @Response<Problema>(422, 'Falta el motivo, o los bloques')
  async rechazar(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Body() body: RechazoDeContrato,
    @Header('If-Match') ifMatch?: string,
  ): Promise<ContratoVista> {
    return this.actos.rechazar(request.user, idCodigo, { ...body, version: versionFrom(ifMatch, body.version) });
  }
}

/** Lo que el formulario muestra antes de que exista el contrato. */
@Route('base-de-contrato')
@Tags('Contratos')
@Security('bearer', ['contrato:escribir'])
export class BaseDeContratoController extends Controller {
  constructor(private readonly contratos: ContratoService) {
    super();
  }

  /**
   * Según la solicitud del plan; dice también por qué todavía no puede crearse.
   * @summary Con qué se crea el contrato de un plan.
   * @pattern idCodigo ^[A-Za-z0-9._-]{1,24}$
   * @example idCodigo "01-M001-12"
   */
  @Get('{idCodigo}')
  @Response<Problema>(404, 'No existe el plan')
  async get(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<BaseDeContratoVista> {
    return this.contratos.base(request.user, idCodigo);
  }
}
