import {
  deNumero as centavosDe,
  cuentaDeBeneficiario,
  etiquetasDeCalculos,
  type Fecha,
  formatearMonto,
  formatearNumero,
  formularioDeOrden,
  hoyEn,
  identificacionDeBeneficiario,
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
import { beneficiarioDeOrden } from './orden-de-compra.view';

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
const dato = (etiqueta: string, valor: unknown): DatoImpreso => ({
  etiqueta,
  valor: valor === null || valor === undefined || valor === '' ? VACIO : String(valor),
  ancho: false,
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
  const sinUsar = row.valorPlan - row.valorVehiculo;
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
    cliente: {
      nombre: row.nombreCliente,
      cedula: row.cedula,
      telefono: row.telefono ?? VACIO,
      direccion: row.direccion ?? VACIO,
    },
    destinatario: row.nombreConcesionario ?? row.atencionTercero ?? VACIO,
    ...receptorDe(row),
    datosDelVehiculo: datosDelVehiculo(row),
    valorVehiculo: formatearMonto(centavos.vehiculo),
    valorVehiculoEnPalabras: montoEnPalabras(centavos.vehiculo, 'completa'),
    pago: formatearMonto(centavos.pago),
    pagoEnPalabras: montoEnPalabras(centavos.pago, 'completa'),
    diferencia: diferencia === 0 ? null : dinero(diferencia),
    pagoAnticipado: row.pagoAnticipado === 0 ? null : dinero(row.pagoAnticipado),
    sinUsar: sinUsar > 0 ? dinero(sinUsar) : null,
    dispositivo: row.valorDispositivo === null ? null : dinero(row.valorDispositivo),
    valores: valoresDe(row),
    planes: planes.map(({ idCodigo, grupo, monto }) => ({ idCodigo, grupo, monto: dinero(monto) })),
  };
}

/** The dealer with its executives; for a used vehicle without one, its seller. */
function receptorDe(
  row: OrdenRow,
): Pick<OrdenDeCompraImpresa, 'esConcesionario' | 'identificacion' | 'cuenta' | 'direccion' | 'atencion'> {
  const beneficiario = beneficiarioDeOrden(row);
  const { vendedorId, jefeVentasId, contableId, atencionTercero } = formularioDeOrden.campos;
  const gente: readonly (readonly [string, string | null])[] = [
    [vendedorId.etiqueta, row.vendedor],
    [jefeVentasId.etiqueta, row.jefeVentas],
    [contableId.etiqueta, row.contable],
    [atencionTercero.etiqueta, row.atencionTercero],
  ];
  return {
    esConcesionario: beneficiario.esConcesionario,
    identificacion: identificacionDeBeneficiario(beneficiario) ?? VACIO,
    cuenta: cuentaDeBeneficiario(beneficiario) ?? VACIO,
    direccion: row.direccionConcesionario,
    atencion: gente.flatMap(([etiqueta, valor]) => (valor === null ? [] : [{ etiqueta, valor }])),
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

/** How the payment follows from the value of the vehicle: what is subtracted has its sign, missing parts are left out. */
function valoresDe(row: OrdenRow): OrdenDeCompraImpresa['valores'] {
  const { comisionDispositivo } = formularioDeOrden.campos;
  const porcentaje = formatearNumero(row.porcentajeComision);
  const resta = (concepto: string, valor: number | null) =>
    valor === null || valor === 0 ? [] : [{ concepto, valor: `− ${dinero(valor)}`, subtotal: false }];
  return [
    { concepto: 'Valor del vehículo', valor: dinero(row.valorVehiculo), subtotal: false },
    ...(row.diferenciaPrecio === 0
      ? []
      : [
          ...resta(`${etiquetasDeCalculos.diferenciaPrecio}, que paga el cliente`, row.diferenciaPrecio),
          { concepto: 'Valor que cubren los planes', valor: dinero(row.valorPlan), subtotal: true },
        ]),
    ...resta(`${etiquetasDeCalculos.valorComision} (${porcentaje} %)`, row.valorComision),
    ...resta(comisionDispositivo.etiqueta, row.comisionDispositivo),
  ];
}
