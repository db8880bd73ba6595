import { PRODUCTO_DE_VEHICULOS } from '../codigos';
import { ErrorDeNegocio } from '../errores';
import { estaVacio } from '../formulario';
import { propios } from '../mensajes';
import { type CampoDeUnidad, type DatosDeUnidad, tablaDeUnidad } from './campos';

/** Without them the papers could be of any other good of its kind. A new vehicle gets its plate after the delivery. */
const necesarios = (producto: string, estadoBien: string | null): readonly CampoDeUnidad[] => {
  if (producto !== PRODUCTO_DE_VEHICULOS) return ['registro'];
  return ['chasis', 'serieMotor', 'color', ...(estadoBien === 'Usado' ? (['placa'] as const) : [])];
};

/** Labels of what is missing for the papers; empty = the unit is identified. */
export const faltaDeUnidad = (
  datos: Partial<DatosDeUnidad>,
  { producto, estadoBien }: { readonly producto: string; readonly estadoBien: string | null },
): string[] =>
  necesarios(producto, estadoBien)
    .filter((campo) => estaVacio(datos[campo]))
    .map((campo) => tablaDeUnidad[campo].etiqueta);

/** Two live cases are never of the same unit. */
export const serialesDeUnidad = ['chasis', 'serieMotor', 'placa'] as const satisfies readonly CampoDeUnidad[];
export type SerialDeUnidad = (typeof serialesDeUnidad)[number];

/** 422 under the field: the value stands in the case of another plan. */
export const rechazoPorSerialRepetido = (campo: SerialDeUnidad, valor: string, plan: string): ErrorDeNegocio => {
  const texto = propios.unidadRepetida(tablaDeUnidad[campo].etiqueta, valor, plan);
  return new ErrorDeNegocio('regla', 'unidad-repetida', texto, { errors: { [campo]: texto } });
};
