// Which files of `domain` are mutated, and by which tests each is judged (docs/mutantes.md).
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../lib/setup.mjs';

export const fuentes = join(root, 'domain', 'src');

/** Policy and states have these names in every capability: a new one is found by itself. */
const POR_NOMBRE = '*/{reglas,ciclo}.ts';

/**
 * What else decides about policy, states or money. Left out: `tipos` and `definiciones` (nothing is decided there), `campos` (tables of fields and
 * labels, judged by registro.test.ts and by the contract of each body), `validacion` (shapes of bodies: `http/contract.test.ts` of the API sends a
 * value on either side of each bound), `mensajes` and what only words a text.
 */
const ADEMAS = [
  'ciclo.ts',
  'conflicto.ts',
  'cuatroOjos.ts',
  'digito-verificador.ts',
  'dinero.ts',
  'fechas.ts',
  'feriados.ts',
  'identificacion.ts',
  'roles.ts',
  'acceso/presupuesto.ts',
  'derecho-titular/rectificacion.ts',
  'finanzas/totales.ts',
  'medio/{comparacion,precio,saldo,totales}.ts',
  'movimiento/cuenta.ts',
  'orden-de-compra/{calculos,dinero}.ts',
  'pagare/{contenido,cuotas,personas}.ts',
  'riesgo/{puntaje,vigencia}.ts',
  'solicitud-de-pago/checklist.ts',
  'sorteo/{algoritmo,fuentes,verificacion}.ts',
  'tablero/{cifras,hechos,periodo,sumas}.ts',
];

/** Judged by the tests of another file beside their own. */
const PRUEBAS_DE_OTROS = {
  'digito-verificador.ts': ['identificacion.test.ts'],
  'formato/ciclo.ts': ['formato/formato.test.ts'],
};

/** What holds of every lifecycle judges each file that has one. */
const DE_LOS_CICLOS = 'ciclos.test.ts';
const tieneCiclo = (archivo) => dirname(archivo) !== '.' && leer(archivo).includes('crearCiclo');

const enOrden = (patron) =>
  globSync(patron, { cwd: fuentes })
    .map((archivo) => archivo.replaceAll('\\', '/'))
    .sort();

/** Paths below `domain/src`. */
export const archivosMutados = () => [...new Set([POR_NOMBRE, ...ADEMAS].flatMap(enOrden))].sort();

/** A capability's file is judged by the tests of its folder, one that stands alone by those of its name. */
export function pruebasDe(archivo) {
  const carpeta = dirname(archivo);
  const suyas = (
    carpeta === '.' ? enOrden(`${basename(archivo, '.ts')}{,.*}.test.ts`) : enOrden(`${carpeta}/*.test.ts`)
  )
    // judged by the compiler
    .filter((prueba) => !prueba.endsWith('.tipos.test.ts'));
  return [
    ...new Set([...suyas, ...(tieneCiclo(archivo) ? [DE_LOS_CICLOS] : []), ...(PRUEBAS_DE_OTROS[archivo] ?? [])]),
  ];
}

export const leer = (archivo) => readFileSync(join(fuentes, archivo), 'utf8').replaceAll('\r\n', '\n');
