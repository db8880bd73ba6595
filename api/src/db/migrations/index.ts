import { Catalogo1800000001000 } from './1800000001000-catalogo';
import { Seguridad1800000002000 } from './1800000002000-seguridad';
import { Cliente1800000003000 } from './1800000003000-cliente';
import { Planes1800000004000 } from './1800000004000-planes';
import { Asamblea1800000005000 } from './1800000005000-asamblea';
import { Expediente1800000006000 } from './1800000006000-expediente';
import { Riesgo1800000007000 } from './1800000007000-riesgo';
import { Compra1800000008000 } from './1800000008000-compra';
import { Legal1800000009000 } from './1800000009000-legal';
import { Sistema1800000010000 } from './1800000010000-sistema';

/** In order. A released migration is never edited: a change is a new one (npm run db -- migracion NOMBRE). */
export const migrations = [
  Catalogo1800000001000,
  Seguridad1800000002000,
  Cliente1800000003000,
  Planes1800000004000,
  Asamblea1800000005000,
  Expediente1800000006000,
  Riesgo1800000007000,
  Compra1800000008000,
  Legal1800000009000,
  Sistema1800000010000,
];
