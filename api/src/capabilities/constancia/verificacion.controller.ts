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
   * No requiere sesión. Solo con la huella completa: la impresa al pie del documento o la del archivo.
   * @summary Verificar una constancia por su huella.
   * @param huella SHA-256: 64 dígitos hexadecimales
   * @example huella "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
   */
  @Get('{huella}')
  @Example<VerificacionVista>({
    resultado: 'Documento auténtico y vigente',
    vigente: true,
    documento: 'Constancia de asamblea',
    numeroVersion: 1,
    emitidaEn: '2026-03-10T23:30:00.000Z',
    emitidaPor: 'Asistente Asamblea, Adjudica S.A.',
    porArchivo: true,
  })
  @Response<Problema>(422, 'No son 64 dígitos hexadecimales')
  @Response<Problema>(404, 'Ninguna constancia emitida tiene esa huella')
  async verificar(@Path() huella: string): Promise<VerificacionVista> {
    return this.verificacion.verificar(huella);
  }
}
