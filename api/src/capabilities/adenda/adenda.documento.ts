import {
  comoFecha,
  fechaEnPalabras,
  firmantesDeContrato,
  lineasDeFirma,
  ruegoEntre,
  textoDeRuego,
} from '@adjudica/domain';
import { type Emision, emitible } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import { type AdendaImpresa, adendaEnPapel } from './adenda.impreso';
import type { AdendaDeContrato } from './adenda.lectura';

/** The approved and printed addendum: issued once, with the approval. */
export const adendaImpresa = emitible(adendaEnPapel, {
  recurso: 'adenda',
  columna: 'adendaId',
  registro: ({ id }: AdendaDeContrato) => ({ id: Number(id) }),
  folder: 'adendas',
  versiones: 'una',
  nombre: ({ numero, caso: { contrato } }) => `adenda-${numero}-contrato-${contrato.idCodigo}`,
  hechos: hechosDe,
});

function hechosDe(
  { numero, ciudad, fechaEmision, texto, cambios, caso: { contrato, redaccion } }: AdendaDeContrato,
  { marca, hoy, emitidoPor, borrador }: Emision,
): AdendaImpresa {
  const { plan } = redaccion.hechos;
  // as the contract is signed
  const firmantes = firmantesDeContrato(redaccion.hechos);
  const ruego = ruegoEntre(firmantes, redaccion.hechos.ruego ?? null);
  const fecha = comoFecha(fechaEmision);
  return {
    ...marca,
    numero,
    contrato: Number(contrato.id),
    borrador,
    producto: plan.nombreProducto,
    grupo: plan.grupo,
    idCodigo: contrato.idCodigo,
    nombreCliente: nombreDeCliente(contrato),
    identificacion: contrato.identificacion,
    ciudad: ciudad ?? '',
    fecha,
    fechaEnPalabras: fechaEnPalabras(fecha),
    aprobacion: borrador ? null : hoy,
    aprobadoPor: borrador ? null : emitidoPor,
    comparecen: lineasDeFirma(firmantes, null),
    texto,
    cambios,
    ruego: ruego === null ? null : textoDeRuego(ruego),
    firmas: lineasDeFirma(firmantes, ruego),
  };
}
