import { Controller, Example, Get, Path, Response, Route, Tags } from '@tsoa/runtime';
import type { Problema } from '../../http/problem';
import type { VerificacionVista } from './verificacion.dto';
import type { VerificacionDeDocumentos } from './verificacion.service';

/** Without log-in, for whoever holds a document; limited by address (`app.ts`). */
@Route('verificacion')
@Tags('Verificación')
export class VerificacionController extends Controller {
  constructor(private readonly verificacion: VerificacionDeDocumentos) {
    super();
  }

  /**
   * No requiere sesión. Por el código del documento, o por una huella completa: la de los datos, que está al pie, o la del archivo que se emitió.
   * @summary Verificar un documento emitido.
   * @param clave código de 28 caracteres, o SHA-256 en 64 dígitos hexadecimales
   * @example clave "7K3M9QXW2D4F6H8J0N1P3R5T7V9X"
   */
  @Get('{clave}')
  @Example<VerificacionVista>({
    resultado: 'Documento auténtico, vigente y firmado',
    estado: 'firmado',
    documento: 'Pagaré a la orden No. 12 · Plan 01-M001-12',
    numeroVersion: 1,
    emitidaEn: '2026-03-10T23:30:00.000Z',
    emitidaPor: 'Asistente Legal, Adjudica S.A.',
    firmantes: ['A. L. L.', 'L. M.'],
    faltan: 0,
    archivos: [
      { sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', longitud: 61_234 },
      { sha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752', longitud: 98_765 },
    ],
  })
  @Response<Problema>(422, 'No son los 28 caracteres de un código ni los 64 dígitos de una huella')
  @Response<Problema>(404, 'Ningún documento emitido tiene ese código o esa huella')
  async verificar(@Path() clave: string): Promise<VerificacionVista> {
    return this.verificacion.verificar(clave);
  }
}
