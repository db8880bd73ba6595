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
import type { PlanRow } from '../plan';
import { nombreUnido } from '../usuario';
import type {
  BienDeCarta,
  CartaSalidaVista,
  CitaDeEntrega,
  ClienteDeCarta,
  ComentarioRsaVista,
  PruebaVista,
  QuienRecibe,
} from './carta-salida.dto';
import type { BienRow, CartaRow, PruebaRow, RsaRow } from './carta-salida.store';

type Autor = 'generada' | 'rechazada' | 'entregada';

function hechosDeCarta(row: CartaRow): HechosDeCarta {
  const acto = (cuando: unknown, alias: Autor) => {
    const iso = isoOf(cuando);
    return iso === null ? null : { quien: nombreUnido(row, alias), cuando: iso };
  };
  return {
    estado: row.estado,
    producto: row.productoCodigo,
    generada: acto(row.generadaEn, 'generada'),
    rechazada: acto(row.rechazadaEn, 'rechazada'),
    entregada: acto(row.entregadaEn, 'entregada'),
  };
}

const enSusManos = ({ estadoAdjudicacion, ejecutivoId }: CartaRow) => ({
  idDepartamento: estadoAdjudicacion === VIGENTE ? null : undefined,
  ejecutivoId: ejecutivoId === null ? null : Number(ejecutivoId),
});

export const cartaEnCiclo = lifecycleOf(cicloDeCarta, {
  factsOf: hechosDeCarta,
  contextOf: (_, { actor }) => ({ actor }),
  accessRefusal: (row: CartaRow, { actor, soloPropios }) => rechazoDeActuar(enSusManos(row), actor, soloPropios),
  dataSubjects: (row) => [row],
});

export const recibeDe = ({
  recibeTipo: tipoIdentificacion,
  recibeIdentificacion: identificacion,
  recibeNombre: nombre,
}: CartaRow): QuienRecibe | null =>
  tipoIdentificacion === null || identificacion === null || nombre === null
    ? null
    : { tipoIdentificacion, identificacion, nombre };

export const citaDe = (row: CartaRow): CitaDeEntrega | null =>
  row.citaDia === null
    ? null
    : {
        dia: row.citaDia,
        hora: String(row.citaHora).slice(0, 5),
        lugar: row.citaLugar ?? '',
        recibe: recibeDe(row),
      };

export function vistaDeCarta(row: CartaRow, context: ViewContext): CartaSalidaVista {
  const entregado = row.estado === 'realizada';
  const conCarta = row.estado !== 'pendiente';
  return {
    id: row.idCodigo,
    idCodigo: row.idCodigo,
    cedula: row.identificacion,
    nombreCliente: nombreDeCliente(row),
    producto: row.productoCodigo,
    fecha: isoOf(row.creadaEn) as string,
    estado: row.estado,
    etiquetaEstado: etiquetaDeCarta(row.estado),
    entregado,
    fechaAprobacion: conCarta ? isoOf(row.generadaEn) : null,
    generadaPor: conCarta ? nombreUnido(row, 'generada') : null,
    fechaEntrega: (row.fechaEntrega as string | null) ?? null,
    entregadaPor: nombreUnido(row, 'entregada'),
    motivoRechazo: (row.motivoRechazo as string | null) ?? null,
    rechazadaPor: nombreUnido(row, 'rechazada'),
    rechazadaEn: isoOf(row.rechazadaEn),
    cita: citaDe(row),
    ejecutivo: nombreUnido(row, 'ejecutivo'),
    version: Number(row.version),
    acciones: cartaEnCiclo.accionesFor(row, context),
  };
}

const inmuebleDe = ({ tipoInmueble, canton }: BienRow): string | null => {
  const tipo = tiposDeInmueble.find(({ codigo }) => codigo === tipoInmueble)?.nombre;
  return tipo === undefined ? null : [tipo, canton].filter((parte) => typeof parte === 'string').join(', ');
};

export const bienDeCarta = (row: BienRow): BienDeCarta => ({
  marca: row.marca,
  modelo: row.modelo,
  color: row.color,
  motor: row.serieMotor,
  chasis: row.chasis,
  anio: row.anio === null ? null : Number(row.anio),
  estadoBien: row.estadoBien,
  placa: row.placa,
  inmueble: inmuebleDe(row),
  direccion: row.direccion,
  registro: row.registro,
});

export const clienteDeCarta = (plan: PlanRow): ClienteDeCarta => ({
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

const hechosDePrueba = ({ versionArchivo, estado }: PruebaRow): HechosDePrueba => ({
  conArchivo: versionArchivo > 0,
  estado,
});

/** The facts of these proofs; `null` = the plan's list lacks it. */
export const hechosDePruebas = (
  codigos: readonly PruebaDeEntrega[],
  rows: readonly PruebaRow[],
): (readonly [PruebaDeEntrega, HechosDePrueba | null])[] =>
  codigos.map((codigo) => {
    const row = rows.find((prueba) => prueba.codigo === codigo);
    return [codigo, row === undefined ? null : hechosDePrueba(row)];
  });

export const pruebaVista = (row: PruebaRow): PruebaVista => ({
  codigo: row.codigo,
  nombre: pruebasDeEntrega[row.codigo].nombre,
  documentoId: row.documentoId,
  version: row.version,
  conArchivo: row.versionArchivo > 0,
  rechazada: row.estado === false,
  nombreArchivo: row.nombreArchivo,
  subidoPor: row.subidoPor,
  subidoEn: row.subidoEn,
});

export const comentarioRsa = ({ id, tipo, fecha, comentario, usuario }: RsaRow): ComentarioRsaVista => ({
  id,
  fecha,
  nombreEvento: nombreDeEvento(tipo),
  comentario,
  usuario,
});
