import {
  cicloDeCarta,
  etiquetaDeCarta,
  type HechosDeCarta,
  type HechosDePrueba,
  nombreDeEvento,
  nombreDeProducto,
  type PruebaDeEntrega,
  pruebasDeEntrega,
  rechazoDeActuar,
  tiposDeInmueble,
  VIGENTE,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf } from '../../columns/columns';
import { nombreDeCliente } from '../persona';
import type { FilaDePlan } from '../plan';
import { nombreUnido } from '../usuario';
import type {
  BienDeCarta,
  CartaSalidaVista,
  ClienteDeCarta,
  ComentarioRsaVista,
  PruebaVista,
} from './carta-salida.dto';
import type { FilaDeBien, FilaDeCarta, FilaDePrueba, FilaDeRsa } from './carta-salida.store';

type Autor = 'generada' | 'rechazada' | 'entregada';

export function hechosDeCarta(fila: FilaDeCarta): HechosDeCarta {
  const acto = (cuando: unknown, alias: Autor) => {
    const iso = isoOf(cuando);
    return iso === null ? null : { quien: nombreUnido(fila, alias), cuando: iso };
  };
  return {
    estado: fila.estado,
    producto: fila.productoCodigo,
    generada: acto(fila.generadaEn, 'generada'),
    rechazada: acto(fila.rechazadaEn, 'rechazada'),
    entregada: acto(fila.entregadaEn, 'entregada'),
  };
}

const enSusManos = ({ estadoAdjudicacion, ejecutivoId }: FilaDeCarta) => ({
  idDepartamento: estadoAdjudicacion === VIGENTE ? null : undefined,
  ejecutivoId: ejecutivoId === null ? null : Number(ejecutivoId),
});

export const cartaEnCiclo = lifecycleOf(cicloDeCarta, {
  factsOf: hechosDeCarta,
  contextOf: (_, { actor }) => ({ actor }),
  accessRefusal: (fila: FilaDeCarta, { actor, soloPropios }) => rechazoDeActuar(enSusManos(fila), actor, soloPropios),
  dataSubjects: (fila) => [fila],
});

export function vistaDeCarta(fila: FilaDeCarta, context: ViewContext): CartaSalidaVista {
  const entregado = fila.estado === 'realizada';
  const conCarta = fila.estado !== 'pendiente';
  return {
    id: fila.idCodigo,
    idCodigo: fila.idCodigo,
    cedula: fila.identificacion,
    nombreCliente: nombreDeCliente(fila),
    producto: fila.productoCodigo,
    fecha: isoOf(fila.creadaEn) as string,
    estado: fila.estado,
    etiquetaEstado: etiquetaDeCarta(fila.estado),
    entregado,
    fechaAprobacion: conCarta ? isoOf(fila.generadaEn) : null,
    generadaPor: conCarta ? nombreUnido(fila, 'generada') : null,
    fechaEntrega: (fila.fechaEntrega as string | null) ?? null,
    entregadaPor: nombreUnido(fila, 'entregada'),
    motivoRechazo: (fila.motivoRechazo as string | null) ?? null,
    rechazadaPor: nombreUnido(fila, 'rechazada'),
    rechazadaEn: isoOf(fila.rechazadaEn),
    ejecutivo: nombreUnido(fila, 'ejecutivo'),
    version: Number(fila.version),
    acciones: cartaEnCiclo.accionesFor(fila, context),
  };
}

const inmuebleDe = ({ tipoInmueble, canton }: FilaDeBien): string | null => {
  const tipo = tiposDeInmueble.find(({ codigo }) => codigo === tipoInmueble)?.nombre;
  return tipo === undefined ? null : [tipo, canton].filter((parte) => typeof parte === 'string').join(', ');
};

export const bienDeCarta = (fila: FilaDeBien): BienDeCarta => ({
  marca: fila.marca,
  modelo: fila.modelo,
  color: fila.color,
  motor: fila.serieMotor,
  chasis: fila.chasis,
  anio: fila.anio === null ? null : Number(fila.anio),
  estadoBien: fila.estadoBien,
  placa: fila.placa,
  inmueble: inmuebleDe(fila),
  direccion: fila.direccion,
  registro: fila.registro,
});

export const clienteDeCarta = (plan: FilaDePlan): ClienteDeCarta => ({
  cedula: plan.identificacion,
  nombre: nombreDeCliente(plan),
  correo: plan.correo,
  celular: plan.celular,
  telefono: plan.telefono,
  direccion: plan.direccion,
  grupo: plan.grupo,
  nombreProducto: nombreDeProducto({ nombre: plan.nombreProducto }),
  fechaAdjudicacion: plan.fechaAdjudicacion,
});

const hechosDePrueba = ({ versionArchivo, estado }: FilaDePrueba): HechosDePrueba => ({
  conArchivo: versionArchivo > 0,
  estado,
});

export const pruebasPorCodigo = (filas: readonly FilaDePrueba[]): Record<PruebaDeEntrega, HechosDePrueba | null> => {
  const de = (codigo: PruebaDeEntrega): HechosDePrueba | null => {
    const fila = filas.find((una) => una.codigo === codigo);
    return fila === undefined ? null : hechosDePrueba(fila);
  };
  return { actaEntrega: de('actaEntrega'), fotoEntrega: de('fotoEntrega') };
};

export const pruebaVista = (fila: FilaDePrueba): PruebaVista => ({
  codigo: fila.codigo,
  nombre: pruebasDeEntrega[fila.codigo].nombre,
  documentoId: fila.documentoId,
  version: fila.version,
  conArchivo: fila.versionArchivo > 0,
  rechazada: fila.estado === false,
  nombreArchivo: fila.nombreArchivo,
  subidoPor: fila.subidoPor,
  subidoEn: fila.subidoEn,
});

export const comentarioRsa = ({ id, tipo, fecha, comentario, usuario }: FilaDeRsa): ComentarioRsaVista => ({
  id,
  fecha,
  nombreEvento: nombreDeEvento(tipo),
  comentario,
  usuario,
});
