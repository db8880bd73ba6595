import {
  centavos,
  comoFecha,
  formatearInstante,
  formatearMonto,
  formatearPorcentaje,
  nombreDeMedio,
  planesDeLista,
  porcentajeConDecimales,
} from '@adjudica/domain';
import type { AsambleaRow } from '../asamblea';
import { emitible, imprimible } from '../documento-emitido';
import { cabeceraImpresa, claveDeAsamblea } from '../participante';
import type { SorteoImpreso } from '../sorteo';
import type { ActaDeConstancia, CopiaVista, CorreccionVista } from './constancia.dto';
import type { ConstanciaImpresa } from './constancia.impreso';
import { constanciaEnPapel, reciboEnPapel } from './constancia.impreso';
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
        medio: nombreDeMedio(medio),
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

/** The receipt of a copy; printed on request and not kept. */
export const reciboDeCopia = imprimible(reciboEnPapel, {
  recurso: 'constancia',
  nombre: ({ copia }: FuenteDeRecibo) => `constancia-de-entrega-${copia.id}`,
  hechos: ({ asamblea, copia }: FuenteDeRecibo, { marca }) => {
    const { producto, grupo, numeroAsamblea } = cabeceraImpresa(asamblea, marca.empresa);
    const { id: numero, documento, sha256, calidad, medio, correo, nota } = copia;
    return {
      ...marca,
      ...{ producto, grupo, numeroAsamblea, numero, calidad, medio, correo, nota },
      fechaAsamblea: comoFecha(asamblea.fecha),
      documento: documento ?? '',
      sha256: sha256 ?? '',
      solicitante: copia.entregadaA,
      identificacion: copia.identificacion ?? '',
      pedidaEl: comoFecha(copia.pedidaEl ?? copia.fecha),
      entregadaEl: comoFecha(copia.fecha),
      firmas: [
        { nombre: copia.entregadaA, identificacion: copia.identificacion, calidad: 'Recibe' },
        { nombre: copia.registradaPor ?? marca.empresa, identificacion: null, calidad: `Entrega · ${marca.empresa}` },
      ],
    };
  },
});

interface FuenteDeRecibo {
  readonly asamblea: AsambleaRow;
  readonly copia: CopiaVista;
}
