import { getMetadataArgsStorage } from 'typeorm';
import type { Clase } from '../../../columns/columns';
import { factsOf } from '../../../columns/facts';

/**
 * Sessions, drafts, stored answers, staged imports, seals, second factors: short-lived, sealed, or another installation's. Subscriptions: a copy
 * must not tell the company's other systems anything.
 */
export const AUSENTES: readonly string[] = [
  'auditoria_sello',
  'borrador',
  'clave_servicio',
  'codigo_recuperacion',
  'envio_evento',
  'identidad_empresa',
  'idempotencia',
  'importacion_error',
  'importacion_fila',
  'intento_fallido',
  'lugar_de_ingreso',
  'retencion',
  'segundo_factor',
  'sesion',
  'suscripcion',
];

/** Fields within JSON values that are named as no column is, or hold something else there. */
const DE_JSON: Readonly<Record<string, Clase>> = {
  ...Object.fromEntries(
    ['ancladaEl', 'calculo', 'columna', 'formulario', 'hecho', 'lista', 'parte', 'periodo', 'seccion', 'sumas'].map(
      (nombre) => [nombre, 'igual'],
    ),
  ),
  dato: 'texto',
};

/** What the columns of each name hold, of the tables that are copied. */
function porNombre(): Map<string, Set<Clase>> {
  const clases = new Map<string, Set<Clase>>();
  for (const { target } of getMetadataArgsStorage().tables.filter((una) => !AUSENTES.includes(String(una.name))))
    for (const [nombre, { clase }] of factsOf(target))
      if (clase !== undefined) clases.set(nombre, (clases.get(nombre) ?? new Set()).add(clase));
  return clases;
}
let conocidas: Map<string, Set<Clase>> | undefined;

/** Of a field within a JSON value: that of the columns of its name. Where they differ, or there is none, it is a text. */
export function claseDeCampo(nombre: string): Clase {
  const dicha = DE_JSON[nombre];
  if (dicha !== undefined) return dicha;
  conocidas ??= porNombre();
  const clases = [...(conocidas.get(nombre) ?? [])];
  const deAlguien = clases.filter((una) => una !== 'igual');
  const [clase = 'texto'] = deAlguien.length === 0 ? clases : deAlguien;
  return deAlguien.length > 1 || clase === 'vacio' || clase === 'ausente' ? 'texto' : clase;
}
