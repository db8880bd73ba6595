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
import type { FilaDeOrden, PlanDeFila } from './orden-de-compra.store';

/** An approved order with its plans, in their order. */
export interface FuenteDeOrden {
  readonly fila: FilaDeOrden;
  readonly planes: readonly PlanDeFila[];
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
  registro: ({ fila: { id } }: FuenteDeOrden) => ({ id: Number(id) }),
  carpeta: 'ordenes-de-compra',
  versiones: 'una',
  nombre: ({ fila: { id }, planes }) => ['orden-de-compra', id, ...planes.map(({ idCodigo }) => idCodigo)].join('-'),
  hechos: hechosDe,
});

function hechosDe({ fila, planes }: FuenteDeOrden, { marca, version }: Emision): OrdenDeCompraImpresa {
  const centavos = {
    vehiculo: centavosDe(Number(fila.valorVehiculo)),
    pago: centavosDe(Number(fila.pagoConcesionario)),
  };
  const diferencia = Number(fila.diferenciaPrecio);
  return {
    ...marca,
    version,
    numero: Number(fila.id),
    tipoCarta: nombreDeTipoDeCarta(String(fila.tipoCarta)),
    producto: `${productos.find(({ codigo }) => codigo === planes[0]?.producto)?.nombre} Plan`,
    fecha: dia(fila.creadoEn),
    aprobacion: dia(fila.aprobadaEn),
    aprobadaPor: nombreUnido(fila, 'aprobada') ?? marca.empresa,
    creadoPor: nombreUnido(fila, 'creado') ?? marca.empresa,
    cliente: { nombre: fila.nombreCliente, cedula: fila.cedula },
    ...destinatarioDe(fila),
    datosDelCliente: [
      dato('Nombre', fila.nombreCliente),
      dato('Identificación', fila.cedula),
      dato('Teléfono', fila.telefono),
      dato('Dirección', fila.direccion, true),
    ],
    datosDelVehiculo: datosDelVehiculo(fila),
    valorVehiculo: formatearMonto(centavos.vehiculo),
    valorVehiculoEnPalabras: montoEnPalabras(centavos.vehiculo, 'completa'),
    pago: formatearMonto(centavos.pago),
    pagoEnPalabras: montoEnPalabras(centavos.pago, 'completa'),
    diferencia: diferencia === 0 ? null : dinero(diferencia),
    valores: valoresDe(fila),
    planes: planes.map(({ idCodigo, grupo, monto }) => ({ idCodigo, grupo, monto: dinero(monto) })),
  };
}

/** The dealer; of a used vehicle that none sells, whoever does. */
function destinatarioDe(fila: FilaDeOrden): Pick<OrdenDeCompraImpresa, 'destinatario' | 'ruc' | 'atencion'> {
  if (fila.nombreConcesionario === null)
    return { destinatario: String(fila.atencionTercero ?? VACIO), ruc: null, atencion: null };
  const atencion = fila.vendedor ?? fila.atencionTercero ?? fila.jefeVentas ?? null;
  return {
    destinatario: String(fila.nombreConcesionario),
    ruc: fila.rucConcesionario === null ? null : String(fila.rucConcesionario),
    atencion: atencion === null ? null : String(atencion),
  };
}

const datosDelVehiculo = (fila: FilaDeOrden): DatoImpreso[] => [
  dato('Marca', fila.marca),
  dato('Modelo', fila.modelo),
  dato('Año', fila.anio),
  dato('Tipo', fila.tipoVehiculo),
  dato('Color', fila.color),
  dato('Estado', fila.estadoBien),
  dato('Motor', fila.motor),
  dato('Chasis', fila.chasis),
  dato('Placa', fila.placa),
];

/** What the payment is made of; what the order has not is left out. */
function valoresDe(fila: FilaDeOrden): OrdenDeCompraImpresa['valores'] {
  const { comisionDispositivo, valorDispositivo } = formularioDeOrden.campos;
  const porcentaje = String(Number(fila.porcentajeComision)).replace('.', ',');
  const linea = (concepto: string, valor: unknown) =>
    valor === null || Number(valor) === 0 ? [] : [{ concepto, valor: dinero(valor) }];
  return [
    { concepto: 'Valor del vehículo', valor: dinero(fila.valorVehiculo) },
    { concepto: 'Valor de los planes', valor: dinero(fila.valorPlan) },
    ...linea(`${etiquetasDeCalculos.diferenciaPrecio}, de cuenta del cliente`, fila.diferenciaPrecio),
    ...linea(valorDispositivo.etiqueta, fila.valorDispositivo),
    ...linea(`${etiquetasDeCalculos.valorComision} (${porcentaje} %)`, fila.valorComision),
    ...linea(comisionDispositivo.etiqueta, fila.comisionDispositivo),
  ];
}
