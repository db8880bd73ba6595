import { ActosDeDocumento } from '../capabilities/documento/documento.actos';
import { DocumentoController, TipoDocumentoController } from '../capabilities/documento/documento.controller';
import { documentosEnActo } from '../capabilities/documento/documento.en-acto';
import { HechosDeDocumentosStore } from '../capabilities/documento/documento.hechos';
import { ListaDeDocumentos } from '../capabilities/documento/documento.lista';
import { PrevioDeListados } from '../capabilities/documento/documento.previo';
import { DocumentoService } from '../capabilities/documento/documento.service';
import { DocumentoStore } from '../capabilities/documento/documento.store';
import { CarpetaEnPdf } from '../capabilities/documento/documento.union';
import { VisorDeDocumentos } from '../capabilities/documento/documento.visor';
import {
  DocumentosClienteController,
  DocumentosDePlanController,
} from '../capabilities/documento/documentos-cliente.controller';
import { TipoDocumentoStore } from '../capabilities/documento/tipo-documento.store';
import { UnionDePdf } from '../pdf/union';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** The papers of a plan: which are asked for, their uploads and decisions, the viewer, the folder as one PDF. */
export function composeDocumentos(platform: Platform, comun: Comun) {
  const { accessLog, config, dataSource, recepcion, unitOfWork } = platform;
  const { acts, archivos, carpetas, emision, eventos, planes } = comun;

  const documentos = new DocumentoStore(dataSource);
  const tipos = new TipoDocumentoStore(dataSource);
  const hechos = new HechosDeDocumentosStore(dataSource);
  const lista = new ListaDeDocumentos(unitOfWork, carpetas, hechos, tipos, eventos);
  const previo = new PrevioDeListados(dataSource, planes, hechos, tipos, accessLog);
  const documento = new DocumentoService({ ...platform, acts }, documentos, tipos, hechos, planes, archivos);
  const actos = new ActosDeDocumento(
    acts.on(documentosEnActo(documentos, planes, carpetas, config)),
    recepcion,
    archivos,
  );
  const visor = new VisorDeDocumentos(dataSource, accessLog);
  const union = new UnionDePdf();
  const carpetaEnPdf = new CarpetaEnPdf(platform, documentos, planes, archivos, union, emision);

  const controllers: ControllerEntry[] = [
    [DocumentoController, () => new DocumentoController(documento, actos)],
    [TipoDocumentoController, () => new TipoDocumentoController(documento)],
    [DocumentosClienteController, () => new DocumentosClienteController(visor)],
    [DocumentosDePlanController, () => new DocumentosDePlanController({ lista, previo }, documento, carpetaEnPdf)],
  ];
  return { lista, documento, actos, union, controllers };
}
