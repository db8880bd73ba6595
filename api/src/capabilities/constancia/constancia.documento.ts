import {
  centavos,
  comoFecha,
  formatearInstante,
  formatearMonto,
  formatearPorcentaje,
  planesDeLista,
  porcentajeConDecimales,
} from '@adjudica/domain';
import type { AsambleaRow } from '../asamblea';
import { emitible } from '../documento-emitido';
import { cabeceraImpresa, claveDeAsamblea } from '../participante';
import type { SorteoImpreso } from '../sorteo';
import type { ActaDeConstancia, CorreccionVista } from './constancia.dto';
import type { ConstanciaImpresa } from './constancia.impreso';
import { constanciaEnPapel } from './constancia.impreso';
import type { ConstanciaRow } from './constancia.store';

export interface FuenteDeConstancia {
  readonly asamblea: AsambleaRow;
  readonly constancia: ConstanciaRow;
  readonly sorteo: SorteoImpreso | null;
  readonly correcciones: readonly CorreccionVista[];
  readonly actas: readonly ActaDeConstancia[];
}

const escrito = (iso: string): string => formatearInstante(new Date(iso));

/** The certificate of an assembly: its whole record, and the frozen list of participants. */
export const constanciaDeAsamblea = emitible(constanciaEnPapel, {
  recurso: 'constancia',
  columna: 'asambleaId',
  registro: ({ asamblea }: FuenteDeConstancia) => ({ id: asamblea.id }),
  folder: 'constancias',
  versiones: 'con-motivo',
  // byte for byte, so that the draw can be repeated from the file
  adjuntos: ({ constancia }) => [{ nombre: 'lista-congelada.txt', texto: constancia.lista }],
  nombre: ({ asamblea }) => `constancia-${claveDeAsamblea(asamblea)}`,
  hechos: (
    { asamblea, constancia, sorteo, correcciones, actas },
    { marca, hoy, version, motivo },
  ): ConstanciaImpresa => {
    const { participantes, planes } = constancia;
    return {
      ...cabeceraImpresa(asamblea, marca.empresa),
      ...marca,
      fecha: comoFecha(asamblea.fecha),
      quorum: {
        participantes,
        planes,
        porcentaje: formatearPorcentaje(porcentajeConDecimales(participantes, planes)),
      },
      lista: {
        sha256: constancia.listaSha256,
        congeladaEn: escrito(constancia.instaladaEn),
        congeladaPor: constancia.instaladaPor,
      },
      sorteo,
      enlace: constancia.enlace,
      copias: constancia.copias.map(({ entregadaA, medio, fecha, nota }) => ({
        entregadaA,
        medio,
        fecha: comoFecha(fecha),
        nota,
      })),
      actas: actas.map((acta) => ({ ...acta, emitidaEn: escrito(acta.emitidaEn) })),
      correcciones: correcciones.map((correccion) => ({ ...correccion, fecha: escrito(correccion.fecha) })),
      participantes: planesDeLista(constancia.lista).map((plan, i) => ({
        ...plan,
        orden: i + 1,
        estado: plan.estado.toUpperCase(),
        cuota: formatearMonto(centavos(plan.valorCuota)),
      })),
      emision: hoy,
      version,
      motivo,
    };
  },
});
