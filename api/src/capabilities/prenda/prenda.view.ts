import {
  cicloDePrenda,
  codigoDeBarras,
  type DatosDePrenda,
  distintosDelBien,
  escritosAMano,
  estadoDePrenda,
  etiquetaDePrenda,
  formularioDePersonas,
  type HechosDePrenda,
  numerosConDosNombres,
  personasNombradas,
  VIGENTE,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf, textOrNull } from '../../columns/columns';
import { rawValuesOf } from '../../columns/record';
import { nombreUnido } from '../usuario';
import { contextoDePrenda, nombreDeDepositario, origenDeBien, valoresDe } from './prenda.bien';
import type { PrendaDeListaVista, PrendaVista } from './prenda.dto';
import type { FilaDeLista, FilaDePrenda } from './prenda.store';

export function hechosDePrenda(fila: FilaDePrenda): HechosDePrenda {
  const aprobado = fila.estado === 'A' ? isoOf(fila.decididoEn) : null;
  return {
    ingresada: fila.prendaId !== null,
    pagareAprobado: aprobado === null ? null : { quien: nombreUnido(fila, 'decidido'), cuando: aprobado },
    planVigente: fila.estadoAdjudicacion === VIGENTE && Number(fila.titularId) === Number(fila.personaId),
  };
}

export const prendaEnCiclo = lifecycleOf(cicloDePrenda, {
  factsOf: hechosDePrenda,
  contextOf: (_, { actor }) => ({ actor }),
  dataSubjects: (fila) => [fila],
});

export function vistaDeLista(fila: FilaDeLista): PrendaDeListaVista {
  const estado = estadoDePrenda({
    ingresada: fila.prendaId !== null,
    pagareAprobado: fila.estado === 'A' ? fila.id : null,
  });
  return {
    id: Number(fila.id),
    cedula: fila.cedulaCliente,
    nombreCliente: fila.nombresCliente,
    idCodigo: fila.idCodigo,
    tipoGarantia: fila.tipoGarantia,
    fechaEmision: textOrNull(fila.fechaEmision),
    estado,
    etiquetaEstado: etiquetaDePrenda[estado],
  };
}

/** What is approved is shown as it was approved: nobody compares it with what orders and approvals say today. */
const marcasDe = (fila: FilaDePrenda, hoy: string): Pick<PrendaVista, 'origenBien' | 'escritos' | 'distintos'> => {
  if (fila.prendaId !== null && fila.estado === 'A')
    return {
      origenBien: fila.origenBien,
      escritos: fila.escritos === null ? [] : fila.escritos.split(','),
      distintos: [],
    };
  const valores = valoresDe(fila, hoy);
  const contexto = contextoDePrenda(fila, hoy);
  return {
    origenBien: origenDeBien(fila),
    escritos: [...escritosAMano(valores, contexto)],
    distintos: [...distintosDelBien(valores, contexto)],
  };
};

const repetidasDe = (fila: FilaDePrenda, prenda: DatosDePrenda): string[] =>
  numerosConDosNombres(
    personasNombradas(
      { identificacion: fila.cedulaCliente, nombre: fila.nombresCliente },
      rawValuesOf(formularioDePersonas, fila),
      { identificacion: prenda.depositarioCedula, nombre: nombreDeDepositario(prenda) || null },
    ),
  );

export function vistaDePrenda(fila: FilaDePrenda, hoy: string, context: ViewContext): PrendaVista {
  const hechos = hechosDePrenda(fila);
  const estado = estadoDePrenda(hechos);
  return {
    ...valoresDe(fila, hoy),
    id: Number(fila.id),
    estado,
    etiquetaEstado: etiquetaDePrenda[estado],
    cliente: {
      cedula: fila.cedulaCliente,
      nombre: fila.nombresCliente,
      direccion: fila.direccion,
      telefono: fila.telefono,
      estadoCivil: fila.declaradoEstadoCivil,
      conyuge: textOrNull(fila.conyugeNombre),
    },
    idCodigo: fila.idCodigo,
    producto: fila.producto,
    grupo: fila.grupo,
    pagare: {
      numero: Number(fila.id),
      estado: fila.estado,
      monto: Number(fila.monto),
      plazo: Number(fila.plazo),
      valorDividendo: Number(fila.valorDividendo),
      fechaInicial: String(fila.fechaInicial),
      fechaFinal: String(fila.fechaFinal),
    },
    codigoBarra: codigoDeBarras('prenda', Number(fila.id)),
    garantiaDeCarpeta: fila.garantiaDeCarpeta,
    bien: { ...contextoDePrenda(fila, hoy).bien } as PrendaVista['bien'],
    ...marcasDe(fila, hoy),
    repetidas: repetidasDe(fila, valoresDe(fila, hoy)),
    ordenId: fila.ordenId === null ? null : Number(fila.ordenId),
    medioId: fila.medioId === null ? null : Number(fila.medioId),
    emitidas: Number(fila.emitidas),
    version: Number(fila.version ?? 0),
    guardadaEn: isoOf(fila.guardadaEn),
    guardadaPor: nombreUnido(fila, 'guardada'),
    ...prendaEnCiclo.offer(fila, context),
  };
}
