import {
  asuntoDePendiente,
  asuntoDeSalvedad,
  clasesDePendiente,
  mensajes,
  nombreDeEvento,
  type Rol,
  senalDe,
} from '@adjudica/domain';
import { instantOf, numberOrNull } from '../../columns/columns';
import type { DiasDesde } from '../catalogo';
import { nombreDeCliente } from '../persona';
import { nombreUnido } from '../usuario';
import type { DecisionVista, SalvedadVista } from './decision.dto';
import type { FilaPendiente } from './decision.store';
import type { FilaDeSalvedad } from './salvedad.store';

const { propios } = mensajes;

export function vistaDePendiente(fila: FilaPendiente, role: Rol, dias: DiasDesde): DecisionVista {
  const { clase, cedula, idCodigo, monto } = fila;
  const { nombre, decide } = clasesDePendiente[clase];
  const desde = instantOf(fila.desde);
  const faltantes = Number(fila.faltantes ?? 0);
  return {
    id: Number(fila.id),
    clase,
    etiquetaClase: nombre,
    nombreCliente: nombreDeCliente(fila),
    cedula,
    idCodigo,
    planes: Number(fila.planes),
    producto: fila.producto,
    monto: monto === null ? null : Number(monto),
    desde,
    diasDeEspera: dias(desde),
    solicitante: nombreUnido(fila, 'solicitante'),
    decide,
    nota: faltantes === 0 ? null : propios.decisionFaltaban(faltantes),
    enlace: senalDe(role, asuntoDePendiente(clase, { clave: Number(fila.clave), cedula, idCodigo }))?.enlace ?? null,
  };
}

export function vistaDeSalvedad(fila: FilaDeSalvedad, role: Rol): SalvedadVista {
  const { tipo, cedula, idCodigo, medio, orden } = fila;
  const lugar = { cedula, idCodigo, medio: numberOrNull(medio), orden: numberOrNull(orden) };
  return {
    id: Number(fila.id),
    tipo,
    etiquetaTipo: nombreDeEvento(tipo),
    fecha: instantOf(fila.fecha),
    nombreCliente: nombreDeCliente(fila),
    cedula,
    idCodigo,
    producto: fila.producto,
    monto: montoDe(fila),
    quien: nombreUnido(fila, 'quien'),
    motivo: fila.observacion,
    enlace: senalDe(role, asuntoDeSalvedad(tipo, lugar))?.enlace ?? null,
  };
}

/** Of the record that was decided. */
const montoDe = ({ monto, valorDelMedio, pagoDeLaOrden }: FilaDeSalvedad): number =>
  Number(valorDelMedio ?? pagoDeLaOrden ?? monto);
