import {
  deNumero as centavosDe,
  etiquetasDeCalculos,
  type Fecha,
  formatearMonto,
  formularioDeOrden,
  hoyEn,
  montoEnPalabras,
  nombreDeTipoDeCarta,
  productos,
} from '@adjudica/domain';
import { isoOf } from '../../columns/columns';
import type { DatoImpreso } from '../../pdf';
import { type Emision, emitible } from '../documento-emitido';
import { nombreUnido } from '../usuario';
import type { OrdenDeCompraImpresa } from './orden-de-compra.impreso';
import { ordenEnPapel } from './orden-de-compra.impreso';
import type { OrdenPlanRow, OrdenRow } from './orden-de-compra.store';

/** An approved order with its plans, in order. */
interface FuenteDeOrden {
  readonly fila: OrdenRow;
  readonly planes: readonly OrdenPlanRow[];
}

const VACIO = '—';
const dinero = (dolares: unknown): string => formatearMonto(centavosDe(Number(dolares)));
const dia = (instante: unknown): Fecha => {
  const iso = isoOf(instante);
  if (iso === null) throw new RangeError('an order without its date');
  return hoyEn(iso);
};
const dato = (etiqueta: string, valor: unknown, ancho = false): DatoImpreso => ({
  etiqueta,
  valor: valor === null || valor === undefined || valor === '' ? VACIO : String(valor),
  ancho,
});

/** 'Generar Orden Compra' (ORD-540, ORD-559). */
export const ordenImpresa = emitible(ordenEnPapel, {
  recurso: 'orden-de-compra',
  columna: 'ordenId',
  registro: ({ fila: { id } }: FuenteDeOrden) => ({ id }),
  folder: 'ordenes-de-compra',
  versiones: 'una',
  nombre: ({ fila: { id }, planes }) => ['orden-de-compra', id, ...planes.map(({ idCodigo }) => idCodigo)].join('-'),
  hechos: hechosDe,
});

function hechosDe({ fila: row, planes }: FuenteDeOrden, { marca, version }: Emision): OrdenDeCompraImpresa {
  const centavos = {
    vehiculo: centavosDe(row.valorVehiculo),
    pago: centavosDe(row.pagoConcesionario),
  };
  const diferencia = row.diferenciaPrecio;
  return {
    ...marca,
    version,
    numero: row.id,
    tipoCarta: nombreDeTipoDeCarta(row.tipoCarta),
    producto: `${productos.find(({ codigo }) => codigo === planes[0]?.producto)?.nombre} Plan`,
    fecha: dia(row.creadoEn),
    aprobacion: dia(row.aprobadaEn),
    aprobadaPor: nombreUnido(row, 'aprobada') ?? marca.empresa,
    creadoPor: nombreUnido(row, 'creado') ?? marca.empresa,
    cliente: { nombre: row.nombreCliente, cedula: row.cedula },
    ...destinatarioDe(row),
    datosDelCliente: [
      dato('Nombre', row.nombreCliente),
      dato('Identificación', row.cedula),
      dato('Teléfono', row.telefono),
      dato('Dirección', row.direccion, true),
    ],
    datosDelVehiculo: datosDelVehiculo(row),
    valorVehiculo: formatearMonto(centavos.vehiculo),
    valorVehiculoEnPalabras: montoEnPalabras(centavos.vehiculo, 'completa'),
    pago: formatearMonto(centavos.pago),
    pagoEnPalabras: montoEnPalabras(centavos.pago, 'completa'),
    diferencia: diferencia === 0 ? null : dinero(diferencia),
    valores: valoresDe(row),
    planes: planes.map(({ idCodigo, grupo, monto }) => ({ idCodigo, grupo, monto: dinero(monto) })),
  };
}

/** The dealer; for a used vehicle without one, its seller. */
function destinatarioDe(row: OrdenRow): Pick<OrdenDeCompraImpresa, 'destinatario' | 'ruc' | 'atencion'> {
  if (row.nombreConcesionario === null)
    return { destinatario: row.atencionTercero ?? VACIO, ruc: null, atencion: null };
  const atencion = row.vendedor ?? row.atencionTercero ?? row.jefeVentas ?? null;
  return {
    destinatario: row.nombreConcesionario,
    ruc: row.rucConcesionario,
    atencion,
  };
}

const datosDelVehiculo = (row: OrdenRow): DatoImpreso[] => [
  dato('Marca', row.marca),
  dato('Modelo', row.modelo),
  dato('Año', row.anio),
  dato('Tipo', row.tipoVehiculo),
  dato('Color', row.color),
  dato('Estado', row.estadoBien),
  dato('Motor', row.motor),
  dato('Chasis', row.chasis),
  dato('Placa', row.placa),
];

/** Components of the payment; missing ones are left out. */
function valoresDe(row: OrdenRow): OrdenDeCompraImpresa['valores'] {
  const { comisionDispositivo, valorDispositivo } = formularioDeOrden.campos;
  const porcentaje = String(row.porcentajeComision).replace('.', ',');
  const linea = (concepto: string, valor: unknown) =>
    valor === null || Number(valor) === 0 ? [] : [{ concepto, valor: dinero(valor) }];
  return [
    { concepto: 'Valor del vehículo', valor: dinero(row.valorVehiculo) },
    { concepto: 'Valor de los planes', valor: dinero(row.valorPlan) },
    ...linea(`${etiquetasDeCalculos.diferenciaPrecio}, de cuenta del cliente`, row.diferenciaPrecio),
    ...linea(valorDispositivo.etiqueta, row.valorDispositivo),
    ...linea(`${etiquetasDeCalculos.valorComision} (${porcentaje} %)`, row.valorComision),
    ...linea(comisionDispositivo.etiqueta, row.comisionDispositivo),
  ];
}
