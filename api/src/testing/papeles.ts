import { textoPlano } from '@adjudica/domain';
import { actaEnPapel } from '../capabilities/acta/acta.impreso';
import { adendaEnPapel } from '../capabilities/adenda/adenda.impreso';
import { hojaEnPapel } from '../capabilities/carpeta/carpeta.hoja.impreso';
import { actaDeEntregaEnPapel, cartaEnPapel } from '../capabilities/carta-salida/carta-salida.impreso';
import { constanciaEnPapel } from '../capabilities/constancia/constancia.impreso';
import { contratoEnPapel } from '../capabilities/contrato/contrato.impreso';
import { indiceEnPapel } from '../capabilities/documento/indice.impreso';
import { memoEnPapel } from '../capabilities/memo/memo.impreso';
import { estadoDeCuentaEnPapel } from '../capabilities/movimiento/estado-cuenta.impreso';
import { ordenEnPapel } from '../capabilities/orden-de-compra/orden-de-compra.impreso';
import { pagareEnPapel } from '../capabilities/pagare/pagare.impreso';
import { listaEnPapel } from '../capabilities/participante/participante.impreso';
import { prendaEnPapel } from '../capabilities/prenda/prenda.impreso';
import { solicitudEnPapel } from '../capabilities/solicitud/solicitud.impreso';
import { pagoEnPapel } from '../capabilities/solicitud-de-pago/solicitud-de-pago.impreso';
import { type Hechos, type Papel, TemplateStore } from '../pdf';

/** Every document, by its template. */
export const papeles = {
  acta: actaEnPapel,
  participantes: listaEnPapel,
  memo: memoEnPapel,
  'estado-cuenta': estadoDeCuentaEnPapel,
  'indice-carpeta': indiceEnPapel,
  'carta-salida': cartaEnPapel,
  'acta-entrega': actaDeEntregaEnPapel,
  solicitud: solicitudEnPapel,
  constancia: constanciaEnPapel,
  'orden-de-compra': ordenEnPapel,
  'solicitud-de-pago': pagoEnPapel,
  pagare: pagareEnPapel,
  prenda: prendaEnPapel,
  contrato: contratoEnPapel,
  adenda: adendaEnPapel,
  'hoja-de-decision': hojaEnPapel,
};
export type Documento = keyof typeof papeles;
export type HechosDe = { [D in Documento]: (typeof papeles)[D] extends Papel<infer H> ? H : never };

const plantillas = new TemplateStore();

/** The letters of a paper, without its barcode. */
export function leido<H extends Hechos>(papel: Papel<H>, hechos: H): string {
  const filas = (hechos as Record<string, unknown>)[papel.filas ?? ''] as readonly unknown[];
  const { body } = plantillas.content(papel, hechos, { primera: true, ultima: true, filas });
  return textoPlano(
    body
      .replace(/<figure.*?<\/figure>/gs, '')
      .replace(/<(?:span|b|strong|em)[^>]*>|<\/(?:b|strong|em)>/g, '')
      .replace(/<\/span>/g, '\n')
      .replace(/<\/(?:h\d|dt|dd|th|td|li|div)>/g, '\n'),
  )
    .replace(/ /g, ' ')
    .replace(/\n(?=[ ,.;)])/g, '')
    .replace(/\n+/g, '\n');
}

/** The same of the facts that an issued document keeps. */
export const textoDePapel = (tipo: Documento, hechos: Hechos): string => leido(papeles[tipo] as Papel<Hechos>, hechos);
