import {
  type BienConocido,
  type ContextoDePrenda,
  type DatosDePrenda,
  distintosDelBien,
  formularioDePrenda,
  type OrigenDeBien,
  PRODUCTO_DE_VEHICULOS,
  type Valor,
} from '@adjudica/domain';
import { numberOrNull } from '../../columns/columns';
import { rawValuesOf } from '../../columns/record';
import type { FilaDePrenda } from './prenda.store';

/** Where the good is read now: the order that was made, else the approval that risk accepted; `null` = nobody knows it. */
export const origenDeBien = ({ ordenId, medioId }: FilaDePrenda): OrigenDeBien | null => {
  if (ordenId !== null) return 'orden';
  return medioId === null ? null : 'medio';
};

/** Facts of the good by the field that they fill. A plate that the order does not have yet may stand in the sheet. */
function bienDe(fila: FilaDePrenda): BienConocido {
  if (fila.producto !== PRODUCTO_DE_VEHICULOS)
    return {
      inmuebleTipo: fila.fichaInmuebleTipo as Valor,
      inmuebleCanton: fila.fichaCanton,
      inmuebleDireccion: fila.fichaInmuebleDireccion as Valor,
      inmuebleArea: numberOrNull(fila.fichaInmuebleArea),
      inmuebleRegistro: fila.fichaInmuebleRegistro as Valor,
    };
  return {
    estadoBien: (fila.ordenEstadoBien ?? fila.fichaEstadoBien) as Valor,
    vehiculoMarca: (fila.ordenMarca ?? fila.fichaMarca) as Valor,
    vehiculoModelo: (fila.ordenModelo ?? fila.fichaModelo) as Valor,
    vehiculoAnio: numberOrNull(fila.ordenAnio ?? fila.fichaAnio),
    vehiculoColor: (fila.ordenColor ?? fila.fichaColor) as Valor,
    vehiculoMotor: (fila.ordenMotor ?? fila.fichaMotor) as Valor,
    vehiculoChasis: (fila.ordenChasis ?? fila.fichaChasis) as Valor,
    vehiculoPlaca: (fila.ordenPlaca ?? fila.fichaPlaca) as Valor,
  };
}

/** With what the rules of the table read it. */
export const contextoDePrenda = (fila: FilaDePrenda, hoy: string): ContextoDePrenda => ({
  hoy,
  producto: fila.producto,
  tipoGarantia: fila.garantiaDeCarpeta,
  bien: bienDe(fila),
});

/** Of the application, whose identification has the same bound. */
const depositarioDe = (fila: FilaDePrenda): Partial<DatosDePrenda> =>
  fila.depIdentificacion === null
    ? {}
    : {
        depositarioCedula: fila.depIdentificacion,
        depositarioNombres: fila.depNombres,
        depositarioApellidos: fila.depApellidos,
        depositarioCorreo: fila.depCorreo,
      };

/** What a pledge that nobody saved begins with: what is known of good, depositario, client and company. */
export function propuestaDe(fila: FilaDePrenda, hoy: string): DatosDePrenda {
  const { tipoGarantia, bien } = contextoDePrenda(fila, hoy);
  return {
    ...formularioDePrenda.vacio(),
    ...(bien as Partial<DatosDePrenda>),
    ...depositarioDe(fila),
    tipoGarantia,
    fechaEmision: hoy,
    estadoCivil: fila.declaradoEstadoCivil,
    separacionBienes: fila.declaradoSeparacion,
    representanteEmpresa: fila.representanteNombre as string | null,
  };
}

/** As it was saved, or as it would begin. */
export const valoresDe = (fila: FilaDePrenda, hoy: string): DatosDePrenda =>
  fila.prendaId === null ? propuestaDe(fila, hoy) : rawValuesOf(formularioDePrenda, fila);

/** Names as people write them: names first. */
export const nombreDeDepositario = ({ depositarioNombres, depositarioApellidos }: DatosDePrenda): string =>
  [depositarioNombres, depositarioApellidos].filter((parte) => parte !== null && parte !== '').join(' ');

/** Facts of the good, as their fields are called, that order or approval say otherwise since it was saved. */
export const cambiadosDesde = (fila: FilaDePrenda, hoy: string): string[] =>
  distintosDelBien(valoresDe(fila, hoy), contextoDePrenda(fila, hoy)).map(
    (nombre) => formularioDePrenda.campos[nombre].etiqueta,
  );
