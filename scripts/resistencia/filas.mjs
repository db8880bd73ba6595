import { carreras } from './carreras.mjs';
import { cosecha } from './cosecha.mjs';
import { entradas } from './entradas.mjs';
import { jornada } from './jornada.mjs';
import { lectores } from './lectores.mjs';
import { permisos } from './permisos.mjs';
import { procesos } from './procesos.mjs';
import { pruebas } from './pruebas.mjs';
import { repeticiones } from './repeticiones.mjs';

/** The rows of the table in their order. Another one: `id`, what is done, its goal, and `correr`, which returns cases and what gave way. */
export const filas = [entradas, permisos, carreras, repeticiones, cosecha, jornada, lectores, procesos, ...pruebas];
