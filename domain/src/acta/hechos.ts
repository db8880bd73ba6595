import { quorumDe } from '../asamblea/reglas';
import { type Centavos, formatearMonto, porCantidad, sumar } from '../dinero';
import { fechaLarga, formatearFecha } from '../fechas';
import { enteroEnPalabras, fechaEnPalabras, horaEnPalabras, montoEnPalabras } from '../palabras';
import { esDeOtraAsamblea } from '../participante/situacion';
import { adjudicadosPorTipo, sinLibres } from './reglas';
import type {
  ActaHechos,
  CabeceraDeActa,
  FilaDeActa,
  FilaDeAdjudicacion,
  GrupoDeAdjudicaciones,
  ParticipanteDelActa,
} from './tipos';

/** Value of an offer: instalments × the plan's instalment. */
function valorDeOferta(p: Pick<ParticipanteDelActa, 'valorCuota' | 'cantidadOferta'>): Centavos {
  return porCantidad(p.valorCuota, p.cantidadOferta);
}

/** '66,67 %' */
export function formatearPorcentaje(porcentaje: number): string {
  return `${porcentaje.toFixed(2).replace('.', ',')} %`;
}

/** Rows in the order of the list, free slots left out, numbered from 1. */
function filasDeParticipantes(participantes: readonly ParticipanteDelActa[], numeroAsamblea: number): FilaDeActa[] {
  return sinLibres(participantes).map((p, i) => ({
    orden: i + 1,
    codigo: p.codigo,
    idCodigo: p.idCodigo,
    nombreCliente: p.nombreCliente,
    cedula: p.cedula,
    valorCuota: formatearMonto(p.valorCuota),
    cuotaVencidas: p.cuotaVencidas,
    estado: p.estado.toUpperCase(),
    adjudicadoPor: p.adjudicadoPor,
    otraAsamblea: esDeOtraAsamblea(p, numeroAsamblea) ? p.asambleaAdjudica : null,
    novedades: [],
  }));
}

function filaDeAdjudicacion(p: ParticipanteDelActa, i: number): FilaDeAdjudicacion {
  const oferta = p.adjudicadoPor === 'Oferta' ? valorDeOferta(p) : null;
  return {
    orden: i + 1,
    codigo: p.codigo,
    idCodigo: p.idCodigo,
    nombreCliente: p.nombreCliente,
    cedula: p.cedula,
    monto: formatearMonto(p.monto),
    montoEnPalabras: montoEnPalabras(p.monto),
    prioridadOferta: oferta === null ? null : p.prioridadOferta,
    cantidadOferta: oferta === null ? null : p.cantidadOferta,
    valorOferta: oferta === null ? null : formatearMonto(oferta),
    valorOfertaEnPalabras: oferta === null ? null : montoEnPalabras(oferta),
  };
}

/** All texts of the minutes, finished: the template only places them. Amounts are summed in cents. */
export function hechosDeActa(
  cabecera: CabeceraDeActa,
  participantes: readonly ParticipanteDelActa[],
  opciones: { readonly borrador: boolean },
): ActaHechos {
  const visibles = sinLibres(participantes);
  const quorum = quorumDe(visibles);
  const grupos = adjudicadosPorTipo(visibles, cabecera.numeroAsamblea);
  const adjudicados = grupos.flatMap((g) => g.filas);
  const monto = sumar(...adjudicados.map((p) => p.monto));
  const ofertado = sumar(...adjudicados.filter((p) => p.adjudicadoPor === 'Oferta').map(valorDeOferta));
  return {
    empresa: cabecera.empresa,
    producto: cabecera.producto,
    grupo: cabecera.grupo,
    numeroAsamblea: cabecera.numeroAsamblea,
    numeroEnPalabras: enteroEnPalabras(cabecera.numeroAsamblea),
    fecha: formatearFecha(cabecera.fecha),
    fechaLarga: fechaLarga(cabecera.fecha),
    fechaEnPalabras: fechaEnPalabras(cabecera.fecha),
    hora: cabecera.hora,
    horaEnPalabras: horaEnPalabras(cabecera.hora),
    lugar: cabecera.lugar,
    notario: cabecera.notario,
    testigos: cabecera.testigos.filter((t) => t.trim() !== ''),
    quorum: {
      participantes: quorum.participantes,
      planes: quorum.planes,
      porcentaje: formatearPorcentaje(quorum.porcentaje),
    },
    participantes: filasDeParticipantes(visibles, cabecera.numeroAsamblea),
    adjudicaciones: grupos.map((g): GrupoDeAdjudicaciones => {
      const total = sumar(...g.filas.map((p) => p.monto));
      return {
        tipo: g.tipo,
        filas: g.filas.map(filaDeAdjudicacion),
        monto: formatearMonto(total),
        montoEnPalabras: montoEnPalabras(total),
      };
    }),
    totales: {
      adjudicados: adjudicados.length,
      monto: formatearMonto(monto),
      montoEnPalabras: montoEnPalabras(monto),
      ofertado: formatearMonto(ofertado),
      ofertadoEnPalabras: montoEnPalabras(ofertado),
    },
    borrador: opciones.borrador,
  };
}
