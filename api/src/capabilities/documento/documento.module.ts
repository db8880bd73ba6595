import { controller, type Shared } from '../../composition/shared';
import { UnionDePdf } from '../../pdf/union';
import { ActosDeDocumento } from './documento.actos';
import { DocumentoController, TipoDocumentoController } from './documento.controller';
import { documentosEnActo } from './documento.en-acto';
import { PrevioDeListados } from './documento.previo';
import { DocumentoService } from './documento.service';
import { CarpetaEnPdf } from './documento.union';
import { VisorDeDocumentos } from './documento.visor';
import { DocumentosClienteController, DocumentosDePlanController } from './documentos-cliente.controller';

export function composeDocumento(shared: Shared) {
  const { accessLog, acts, alGuardar, archivos, carpetas, config, dataSource } = shared;
  const { documentos, emision, hechosDeDocumentos: hechos, planes, recepcion, tiposDeDocumento: tipos } = shared;
  const previo = new PrevioDeListados(dataSource, planes, hechos, tipos, accessLog);
  const documento = new DocumentoService(shared, documentos, tipos, hechos, planes, archivos);
  const acto = acts.on(documentosEnActo(documentos, planes, carpetas, config));
  const actos = new ActosDeDocumento(acto, recepcion, archivos);
  const union = new UnionDePdf();
  const carpetaEnPdf = new CarpetaEnPdf(shared, documentos, planes, archivos, union, emision);
  const listado = { lista: alGuardar.documentos, previo };
  return {
    documento,
    actos,
    union,
    controllers: [
      controller(DocumentoController, documento, actos),
      controller(TipoDocumentoController, documento),
      controller(DocumentosClienteController, new VisorDeDocumentos(dataSource, accessLog)),
      controller(DocumentosDePlanController, listado, documento, carpetaEnPdf),
    ],
  };
}
