import { Controller, Example, Get, Path, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import type { DecisionesDelCasoVista, PasoDelCasoVista, ReglasDelPasoVista, RevisionDelCasoVista } from './caso.dto';
import { decisionesDeCaso, reglasDePago, revisionDeCaso } from './caso.ejemplos';
import type { CasoService } from './caso.service';

@Route('caso')
@Tags('Casos')
@Security('bearer', ['caso:leer'])
export class CasoController extends Controller {
  constructor(private readonly casos: CasoService) {
    super();
  }

  /**
   * Las que impiden no dejan dar el paso; las que avisan se confirman con un motivo (ajustes ORDEN_IMPIDE … ENTREGA_IMPIDE).
   * @summary Las reglas antes de un paso que no se deshace, con lo que hay ahora.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @example idCodigo "01-M001-12"
   * @example paso "pago"
   */
  @Example<ReglasDelPasoVista>(reglasDePago)
  @Get('{idCodigo}/reglas/{paso}')
  async reglas(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
    @Path() paso: PasoDelCasoVista,
  ): Promise<ReglasDelPasoVista> {
    return this.casos.reglasDe(request.user, idCodigo, paso);
  }

  /**
   * Cada espacio en blanco y cada dato que los documentos no dicen igual, con la pantalla que lo corrige.
   * @summary Revisión antes de firmar.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @example idCodigo "01-M001-12"
   */
  @Example<RevisionDelCasoVista>(revisionDeCaso)
  @Get('{idCodigo}/revision')
  async revision(@Request() request: AuthenticatedRequest, @Path() idCodigo: string): Promise<RevisionDelCasoVista> {
    return this.casos.revision(request.user, idCodigo);
  }

  /**
   * Las reglas como estaban cuando se dio cada paso, y por qué se siguió.
   * @summary Lo que se sabía al decidir.
   * @param idCodigo '01-M001-12'
   * @maxLength idCodigo 24
   * @example idCodigo "01-M001-12"
   */
  @Example<DecisionesDelCasoVista>(decisionesDeCaso)
  @Get('{idCodigo}/decisiones')
  async decisiones(
    @Request() request: AuthenticatedRequest,
    @Path() idCodigo: string,
  ): Promise<DecisionesDelCasoVista> {
    return this.casos.decisiones(request.user, idCodigo);
  }
}
