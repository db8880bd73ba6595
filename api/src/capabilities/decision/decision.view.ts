import {
  asuntoDePendiente,
  asuntoDeSalvedad,
  type clasesDeDinero,
  clasesDePendiente,
  enlaceDeAsunto,
  mensajes,
  nombreDeEvento,
  type Rol,
  sumarMontos,
} from '@adjudica/domain';
import { instantOf, numberOrNull } from '../../columns/columns';
import type { DiasDesde } from '../catalogo';
import { nombreDeCliente } from '../persona';
import { nombreUnido } from '../usuario';
import type { DecisionVista, DineroPorAprobar, SalvedadVista } from './decision.dto';
import type { PendienteRow, SumaRow } from './decision.store';
import type { SalvedadRow } from './salvedad.store';

const { propios } = mensajes;

export function vistaDePendiente(row: PendienteRow, role: Rol, dias: DiasDesde): DecisionVista {
  const { clase, cedula, idCodigo, monto } = row;
  const { nombre, decide } = clasesDePendiente[clase];
  const desde = instantOf(row.desde);
  const faltantes = Number(row.faltantes ?? 0);
  return {
    id: Number(row.id),
    clase,
    etiquetaClase: nombre,
    clave: Number(row.clave),
    nombreCliente: nombreDeCliente(row),
    cedula,
    idCodigo,
    planes: Number(row.planes),
    producto: row.producto,
    monto: monto === null ? null : Number(monto),
    desde,
    diasDeEspera: dias(desde),
    solicitante: nombreUnido(row, 'solicitante'),
    decide,
    nota: faltantes === 0 ? null : propios.decisionFaltaban(faltantes),
    enlace:
      enlaceDeAsunto(role, asuntoDePendiente(clase, { clave: Number(row.clave), cedula, idCodigo }))?.enlace ?? null,
  };
}

export function vistaDeDinero(rows: readonly SumaRow[]): DineroPorAprobar {
  const de = (clase: (typeof clasesDeDinero)[number]) => {
    const row = rows.find((una) => una.clase === clase);
    // the embedded engine adds floats
    return { cantidad: Number(row?.cantidad ?? 0), monto: Math.round(Number(row?.monto ?? 0) * 100) / 100 };
  };
  const [ordenes, pagos] = [de('orden-de-compra'), de('solicitud-de-pago')];
  return { monto: sumarMontos([ordenes.monto, pagos.monto]) / 100, ordenes, pagos };
}

export function vistaDeSalvedad(row: SalvedadRow, role: Rol): SalvedadVista {
  const { tipo, cedula, idCodigo, medio, orden } = row;
  const lugar = { cedula, idCodigo, medio: numberOrNull(medio), orden: numberOrNull(orden) };
  return {
    id: Number(row.id),
    tipo,
    etiquetaTipo: nombreDeEvento(tipo),
    fecha: instantOf(row.fecha),
    nombreCliente: nombreDeCliente(row),
    cedula,
    idCodigo,
    producto: row.producto,
    monto: montoDe(row),
    quien: nombreUnido(row, 'quien'),
    motivo: row.observacion,
    enlace: enlaceDeAsunto(role, asuntoDeSalvedad(tipo, lugar))?.enlace ?? null,
  };
}

/** Of the decided record. */
const montoDe = ({ monto, valorDelMedio, pagoDeLaOrden }: SalvedadRow): number =>
  Number(valorDelMedio ?? pagoDeLaOrden ?? monto);
