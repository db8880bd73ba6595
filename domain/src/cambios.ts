import { deNumero, formatearMonto } from './dinero';
import { esFecha, formatearFecha } from './fechas';
import type { Campo, Valor } from './formulario';
import { propios } from './mensajes';
import { formatearNumero } from './numeros';

type Campos = Readonly<Record<string, Pick<Campo<object, never>, 'etiqueta' | 'tipo'>>>;

/** Differences between two states of a record: 'Celular: 0991234567 → 0987654321; …'. '' = none of `nombres` differs. */
export function textoDeCambios(campos: Campos, nombres: readonly string[], antes: object, despues: object): string {
  const [de, a] = [antes, despues] as readonly Readonly<Record<string, Valor | undefined>>[];
  return nombres
    .filter((nombre) => (de?.[nombre] ?? null) !== (a?.[nombre] ?? null))
    .map((nombre) => {
      const campo = campos[nombre] as Campos[string];
      const valor = (valores: typeof de) => textoDeValor(campo, valores?.[nombre] ?? null);
      return propios.valorCambiado(campo.etiqueta, valor(de), valor(a));
    })
    .join('; ');
}

/** Value of a field as text, with option names, dates and amounts as they are shown everywhere. */
export function textoDeValor(campo: Pick<Campo<object, never>, 'tipo'>, valor: Valor): string {
  if (valor === null || valor === '') return propios.valorVacio;
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if ('opciones' in campo) {
    const opciones = campo.opciones as readonly { readonly codigo: string; readonly nombre: string }[];
    return opciones.find(({ codigo }) => codigo === valor)?.nombre ?? String(valor);
  }
  if (campo.tipo === 'fecha' && typeof valor === 'string' && esFecha(valor)) return formatearFecha(valor);
  if (campo.tipo === 'monto' && typeof valor === 'number' && !('unidad' in campo))
    return formatearMonto(deNumero(valor));
  return typeof valor === 'number' ? formatearNumero(valor) : valor;
}
