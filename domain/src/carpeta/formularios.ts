import { EST, propios } from '../mensajes';
import { respondeElConyuge } from '../plan/pestanas';
import { type TipoDeReferencia, tiposDeReferencia } from '../referencia/tipos';
import type { EstadoDeFormulario } from './queFalta';

/** What a list knows of a folder's forms: whether each was saved, not its content. */
export interface FormulariosDeCarpeta {
  readonly solicitud: boolean;
  /** Of the holder, as declared. */
  readonly estadoCivil: string | null;
  readonly separacionBienes: string | null;
  readonly situacionLaboral: string | null;
  readonly conyuge: boolean;
  readonly finanzas: boolean;
  readonly referencias: Readonly<Record<TipoDeReferencia, number>>;
  /** `null` = no guarantor was named. */
  readonly garante: boolean | null;
  readonly depositario: boolean;
}

/** ADJ-010, estado_formulario: the forms that this folder has, saved or not, in the order of the tabs. */
export function formulariosDe(f: FormulariosDeCarpeta): EstadoDeFormulario[] {
  const referencias = tiposDeReferencia.every(({ codigo, requeridas }) => f.referencias[codigo] >= requeridas);
  return [
    { nombre: propios.formularioSolicitud, cumple: f.solicitud },
    { nombre: EST.datosFinancieros, cumple: f.finanzas },
    { nombre: EST.referenciasPersonales, cumple: referencias },
    ...(respondeElConyuge(f) ? [{ nombre: EST.conyugeCliente, cumple: f.conyuge }] : []),
    ...(f.garante !== null || f.situacionLaboral === 'A' ? [{ nombre: EST.garante, cumple: f.garante === true }] : []),
    { nombre: EST.depositario, cumple: f.depositario },
  ];
}
