import { carreras } from './carreras.mjs';
import { cosecha } from './cosecha.mjs';
import { entradas } from './entradas.mjs';
import { jornada } from './jornada.mjs';
import { lectores } from './lectores.mjs';
import { muertesDeFlujos } from './muertes.mjs';
import { oficina } from './oficina.mjs';
import { permisos } from './permisos.mjs';
import { procesos } from './procesos.mjs';
import { pruebas } from './pruebas.mjs';
import { reloj } from './reloj.mjs';
import { repeticiones } from './repeticiones.mjs';
import { vacios } from './vacios.mjs';

/** The rows of the table in their order. Another one: `id`, what is done, its goal, and `correr`, which returns cases and what gave way. `soloLarga`:
 * not part of the short form; `noEnServidor`: why it has no sense on a server. */
export const filas = [
  entradas,
  permisos,
  carreras,
  repeticiones,
  cosecha,
  jornada,
  oficina,
  lectores,
  vacios,
  procesos,
  muertesDeFlujos,
  reloj,
  ...pruebas,
];
