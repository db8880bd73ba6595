import { formularioDeAusencia } from '../ausencia/campos';
import { columnasDeLista } from '../columnas';
import * as concesionario from '../concesionario/campos';
import { formularioDeContrato } from '../contrato/campos';
import { formularioDeConyuge } from '../conyuge/campos';
import { formularioDeDepositario } from '../depositario/campos';
import { formularioDeFinanzas } from '../finanzas/campos';
import { formularioDeInterviniente } from '../interviniente/campos';
import * as limite from '../limite/campos';
import * as medio from '../medio/campos';
import { formularioDeOrden } from '../orden-de-compra/campos';
import * as pagare from '../pagare/campos';
import { formularioDePlazo } from '../plazo/campos';
import { formularioDePrenda } from '../prenda/campos';
import { type Recurso, recursos } from '../recursos';
import * as referencia from '../referencia/campos';
import { formularioDeReglaAdjudicacion } from '../regla-adjudicacion/campos';
import { formularioDeSolicitud } from '../solicitud/campos';
import { formularioDePago } from '../solicitud-de-pago/campos';

interface ConEtiquetas {
  readonly nombre: string;
  readonly tabla: Readonly<Record<string, { readonly etiqueta: string }>>;
}

const registros: readonly ConEtiquetas[] = [
  formularioDeSolicitud,
  formularioDeConyuge,
  formularioDeDepositario,
  formularioDeFinanzas,
  referencia.formularioDeReferenciaPersonal,
  referencia.formularioDeReferenciaComercial,
  referencia.formularioDeReferenciaBancaria,
  medio.formularioDeMedio,
  medio.formularioDeVehiculo,
  medio.formularioDeInmueble,
  medio.formularioDePoliza,
  medio.formularioDeDispositivo,
  formularioDeOrden,
  formularioDePago,
  pagare.formularioDePagare,
  pagare.formularioDePersonas,
  formularioDePrenda,
  formularioDeInterviniente,
  formularioDeContrato,
  concesionario.formularioDeConcesionario,
  concesionario.formularioDeEjecutivoDeConcesionario,
  concesionario.formularioDeDispositivoDeConcesionario,
  limite.formularioDeLimite,
  limite.formularioDeDelegacion,
  formularioDeAusencia,
  formularioDeReglaAdjudicacion,
  formularioDePlazo,
];

/** Identifiers are written without accents. */
const conAcento: Readonly<Record<string, string>> = {
  anio: 'año',
  anios: 'años',
  anos: 'años',
  area: 'área',
  avaluo: 'avalúo',
  basico: 'básico',
  canton: 'cantón',
  cedula: 'cédula',
  codigo: 'código',
  contrasena: 'contraseña',
  conyuge: 'cónyuge',
  dias: 'días',
  electronico: 'electrónico',
  garantia: 'garantía',
  garantias: 'garantías',
  genero: 'género',
  numero: 'número',
  pagare: 'pagaré',
  pais: 'país',
  parametro: 'parámetro',
  perdida: 'pérdida',
  poliza: 'póliza',
  prestamo: 'préstamo',
  razon: 'razón',
  ruc: 'RUC',
  sha256: 'SHA-256',
  telefono: 'teléfono',
  vehiculo: 'vehículo',
};

const escrita = (palabra: string): string => conAcento[palabra] ?? palabra.replace(/([cs])ion$/, '$1ión');

/** 'idDepartamento' → 'Departamento', 'fechaEmision' → 'Fecha emisión', 'plan1' → 'Plan 1' */
function legible(nombre: string): string {
  if (nombre === 'id') return 'No.';
  const palabras = nombre
    .replace(/^id(?=[A-Z])|(?<=[a-z])(?:Id|Codigo)$/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/(?<!sha)(?<=[a-z])(?=\d)/, ' ')
    .split(' ')
    .map(escrita)
    .join(' ');
  return palabras.charAt(0).toUpperCase() + palabras.slice(1);
}

/** 'generar-acta' → 'Generar acta' */
export const etiquetaDeAccion = (accion: string): string => legible(accion.replaceAll('-', ' '));

/** 'Generar acta' → 'generar-acta' */
export const codigoDeAccion = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replaceAll(' ', '-');

const filasDeRecursos: Readonly<Record<string, Recurso>> = recursos;
export const nombreDeRecurso = (recurso: string): string =>
  filasDeRecursos[recurso]?.nombre ?? legible(recurso.replaceAll('-', ' '));

function etiquetaDe(recurso: string, nombre: string): string {
  const conCampo = registros.filter(({ tabla }) => Object.hasOwn(tabla, nombre));
  const delRecurso = conCampo.find((registro) => registro.nombre === recurso);
  const lista: Readonly<Record<string, string>> = columnasDeLista[recurso as keyof typeof columnasDeLista] ?? {};
  const etiquetas = [...new Set(conCampo.map(({ tabla }) => tabla[nombre]?.etiqueta))];
  const comun = nombre !== 'id' && etiquetas.length === 1 ? etiquetas[0] : undefined;
  return delRecurso?.tabla[nombre]?.etiqueta ?? lista[nombre] ?? comun ?? legible(nombre);
}

/**
 * Label of a value that an act changed: from the form of its record, else from its list, else from the other forms if they agree, else from the name.
 * `camino` = 'persona.celular', 'planes.1' (from 0).
 */
export const etiquetaDeCampo = (recurso: string, camino: string): string =>
  camino
    .split('.')
    .map((parte) => (/^\d+$/.test(parte) ? String(Number(parte) + 1) : etiquetaDe(recurso, parte)))
    .join(' · ');
